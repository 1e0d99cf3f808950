import OpenCombine

extension Publishers {
  /// A strategy for when collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values are sent each time the interval has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// The values are sent each time the interval has passed, or as soon as there are this many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects values and sends them in groups at intervals.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CollectByTimeInner(downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Collects values and sends them in groups: the values of each interval, or a number of values.
  ///
  /// When the upstream finishes, the remaining values are sent before the completion. A failure drops them.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
