import OpenCombine

extension Publishers {
  /// A publisher that sends the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeInner(downstream: subscriber, count: 2).start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
      ])
    }

    /// Adds one to the merged publishers, without another level.
    public func merge<C: Publisher>(
      with c: C
    ) -> Publishers.Merge3<A, B, C>
    where C.Failure == A.Failure, C.Output == A.Output {
      Publishers.Merge3(a, b, c)
    }

    /// Adds two to the merged publishers, without another level.
    public func merge<C: Publisher, D: Publisher>(
      with c: C, _ d: D
    ) -> Publishers.Merge4<A, B, C, D>
    where C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure, D.Output == A.Output
    {
      Publishers.Merge4(a, b, c, d)
    }

    /// Adds three to the merged publishers, without another level.
    public func merge<C: Publisher, D: Publisher, E: Publisher>(
      with c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where
      C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure, D.Output == A.Output,
      E.Failure == A.Failure, E.Output == A.Output
    {
      Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds four to the merged publishers, without another level.
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where
      C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure, D.Output == A.Output,
      E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output
    {
      Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds five to the merged publishers, without another level.
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
      C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure, D.Output == A.Output,
      E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
      G.Failure == A.Failure, G.Output == A.Output
    {
      Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds six to the merged publishers, without another level.
    public func merge<
      C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(
      with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
      C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure, D.Output == A.Output,
      E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
      G.Failure == A.Failure, G.Output == A.Output, H.Failure == A.Failure, H.Output == A.Output
    {
      Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of this and another publisher as they come.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge(self, other)
  }
}
