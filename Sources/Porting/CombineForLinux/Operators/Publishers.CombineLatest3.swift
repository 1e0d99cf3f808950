import OpenCombine

extension Publishers {
  /// A publisher that sends the latest values of three publishers together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let inner = CombineLatestInner(downstream: subscriber, count: 3) { values in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
      inner.start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
        { $0.attach(c, as: 2) },
      ])
    }
  }
}

extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends a tuple of the latest values of three publishers each time one of them sends a value.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ publisher1: B, _ publisher2: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends the result of `transform` for the latest values of three publishers.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ publisher1: B, _ publisher2: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
