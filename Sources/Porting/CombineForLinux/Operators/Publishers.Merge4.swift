import OpenCombine

extension Publishers {
  /// A publisher that sends the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeInner(downstream: subscriber, count: 4).start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
        { $0.attach(c, as: 2) },
        { $0.attach(d, as: 3) },
      ])
    }

    /// Adds one to the merged publishers, without another level.
    public func merge<E: Publisher>(
      with e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where E.Failure == A.Failure, E.Output == A.Output {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds two to the merged publishers, without another level.
    public func merge<E: Publisher, F: Publisher>(
      with e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds three to the merged publishers, without another level.
    public func merge<E: Publisher, F: Publisher, G: Publisher>(
      with e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
      G.Failure == A.Failure, G.Output == A.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds four to the merged publishers, without another level.
    public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
      G.Failure == A.Failure, G.Output == A.Output, H.Failure == A.Failure, H.Output == A.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the values of this and three other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
