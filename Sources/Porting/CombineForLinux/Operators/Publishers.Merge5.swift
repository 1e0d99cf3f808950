import OpenCombine

extension Publishers {
  /// A publisher that sends the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeInner(downstream: subscriber, count: 5).start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
        { $0.attach(c, as: 2) },
        { $0.attach(d, as: 3) },
        { $0.attach(e, as: 4) },
      ])
    }

    /// Adds one to the merged publishers, without another level.
    public func merge<F: Publisher>(
      with f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where F.Failure == A.Failure, F.Output == A.Output {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds two to the merged publishers, without another level.
    public func merge<F: Publisher, G: Publisher>(
      with f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds three to the merged publishers, without another level.
    public func merge<F: Publisher, G: Publisher, H: Publisher>(
      with f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output,
      H.Failure == A.Failure, H.Output == A.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Sends the values of this and four other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
