import OpenCombine

extension Publishers {
  /// A publisher that sends the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeInner(downstream: subscriber, count: 3).start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
        { $0.attach(c, as: 2) },
      ])
    }

    /// Adds one to the merged publishers, without another level.
    public func merge<D: Publisher>(
      with d: D
    ) -> Publishers.Merge4<A, B, C, D>
    where D.Failure == A.Failure, D.Output == A.Output {
      Publishers.Merge4(a, b, c, d)
    }

    /// Adds two to the merged publishers, without another level.
    public func merge<D: Publisher, E: Publisher>(
      with d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output
    {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds three to the merged publishers, without another level.
    public func merge<D: Publisher, E: Publisher, F: Publisher>(
      with d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where
      D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
      F.Failure == A.Failure, F.Output == A.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds four to the merged publishers, without another level.
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
      F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds five to the merged publishers, without another level.
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
      F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output,
      H.Failure == A.Failure, H.Output == A.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the values of this and two other publishers as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }
}
