import Foundation
import OpenCombine

/// The subscription behind `Publishers.CollectByTime`.
///
/// Everything reaches the downstream on the strategy's scheduler. A group without demand waits; its values
/// aren't merged with later ones.
final class CollectByTimeInner<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription, @unchecked Sendable
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?

  private let lock = NSLock()
  private var turn = DeliveryTurn()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var clock: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var group: [Input] = []
  private var groups: [[Input]] = []
  private var completion: Subscribers.Completion<Failure>?

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, count) = (context, interval, nil)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, self.count) = (context, interval, count)
    }
  }

  // MARK: From the upstream

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    let clock = context.schedule(
      after: context.now.advanced(by: interval), interval: interval,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in
      self?.closeGroup()
      self?.send()
    }
    lock.withLock { self.clock = clock }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    group.append(input)
    let isFull = count.map { group.count >= $0 } ?? false
    if isFull {
      groups.append(group)
      group = []
    }
    lock.unlock()
    if isFull { context.schedule(options: options) { self.send() } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let clock = self.clock
    (self.clock, upstream) = (nil, nil)
    lock.unlock()
    clock?.cancel()
    context.schedule(options: options) {
      if case .finished = completion { self.closeGroup() }
      self.lock.withLock {
        self.completion = completion
        if case .failure = completion { self.groups = [] }
      }
      self.send()
    }
  }

  // MARK: From the downstream

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let upstream = self.upstream
    lock.unlock()
    // For n groups of limited size, the upstream has to send n times that number, as Apple documents.
    if more > .none { upstream?.request(count.map { more * $0 } ?? .unlimited) }
    context.schedule(options: options) { self.send() }
  }

  func cancel() {
    lock.lock()
    let (upstream, clock) = (self.upstream, self.clock)
    end()
    lock.unlock()
    clock?.cancel()
    upstream?.cancel()
  }

  // MARK: Steps

  private func closeGroup() {
    lock.withLock {
      guard !group.isEmpty else { return }
      groups.append(group)
      group = []
    }
  }

  private func send() {
    lock.lock()
    guard turn.take() else { return lock.unlock() }
    while demand > .none, let downstream, !groups.isEmpty {
      let group = groups.removeFirst()
      demand -= 1
      lock.unlock()
      let more = downstream.receive(group)
      if more > .none { request(more) }
      lock.lock()
    }
    turn.giveBack()
    guard groups.isEmpty, let completion, let downstream else { return lock.unlock() }
    end()
    lock.unlock()
    downstream.receive(completion: completion)
  }

  private func end() {
    (downstream, upstream, clock) = (nil, nil, nil)
    (group, groups) = ([], [])
  }
}
