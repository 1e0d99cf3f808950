import OpenCombine

extension Publishers {
  /// A publisher that sends the latest values of two publishers together.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = CombineLatestInner(downstream: subscriber, count: 2) { values in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
      inner.start([
        { $0.attach(a, as: 0) },
        { $0.attach(b, as: 1) },
      ])
    }
  }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends a tuple of the latest values of two publishers each time one of them sends a value.
  public func combineLatest<B: Publisher>(
    _ other: B
  ) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the result of `transform` for the latest values of two publishers.
  public func combineLatest<B: Publisher, T>(
    _ other: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
}
