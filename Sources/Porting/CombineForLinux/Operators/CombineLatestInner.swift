import Foundation
import OpenCombine

/// The subscription behind `Publishers.CombineLatest`, `CombineLatest3` and `CombineLatest4`.
///
/// It keeps the latest value of each side. It requests the downstream's demand from every side, as [Apple
/// documents](https://developer.apple.com/documentation/combine/publisher/combinelatest(_:)-1n30g). A value
/// without demand only replaces the side's latest value.
final class CombineLatestInner<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Failure = Downstream.Failure

  private struct SideState {
    var subscription: (any Subscription)?
    // `Any?` would treat an optional value that is `nil` as a missing value.
    var latest: [Any] = []
    var finished = false
  }

  private let lock = NSLock()
  private let combine: ([Any]) -> Downstream.Input
  private var turn = DeliveryTurn()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sides: [SideState]
  /// The values that another thread must send after the current one. Their demand has already been used.
  private var waiting: [Downstream.Input] = []
  private var failure: Failure?

  /// Creates the subscription. `combine` receives the latest values in the order of the sides.
  init(downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.combine = combine
    sides = Array(repeating: SideState(), count: count)
  }

  /// Sends the subscription downstream, then subscribes to the sides until one of them ends it.
  func start(_ subscribe: [(CombineLatestInner) -> Void]) {
    lock.withLock { downstream }?.receive(subscription: self)
    for attach in subscribe where lock.withLock({ downstream != nil }) { attach(self) }
  }

  /// Subscribes side `index` to its publisher.
  func attach<Upstream: Publisher>(_ upstream: Upstream, as index: Int)
  where Upstream.Failure == Failure {
    upstream.subscribe(
      Side<Upstream.Output, Failure>(
        subscription: { self.receive(subscription: $0, from: index) },
        value: { self.receive($0, from: index) },
        completion: { self.receive(completion: $0, from: index) }))
  }

  // MARK: From the sides

  private func receive(subscription: any Subscription, from index: Int) {
    lock.lock()
    guard downstream != nil, sides[index].subscription == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    sides[index].subscription = subscription
    let demand = self.demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    sides[index].latest = [value]
    if demand > .none, sides.allSatisfy({ !$0.latest.isEmpty }) {
      demand -= 1
      waiting.append(combine(sides.map { $0.latest[0] }))
    }
    lock.unlock()
    send()
    return .none
  }

  private func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.lock()
    sides[index].subscription = nil
    sides[index].finished = true
    if case .failure(let error) = completion, failure == nil { failure = error }
    lock.unlock()
    send()
  }

  // MARK: From the downstream

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    demand += more
    let attached = sides.compactMap(\.subscription)
    lock.unlock()
    for subscription in attached { subscription.request(more) }
  }

  func cancel() {
    for subscription in lock.withLock({ end() }) { subscription.cancel() }
  }

  // MARK: Steps

  private func send() {
    lock.lock()
    guard turn.take() else { return lock.unlock() }
    while failure == nil, let downstream, !waiting.isEmpty {
      let value = waiting.removeFirst()
      lock.unlock()
      let more = downstream.receive(value)
      if more > .none { request(more) }
      lock.lock()
    }
    turn.giveBack()
    guard let downstream, let completion = dueCompletion else { return lock.unlock() }
    let attached = end()
    lock.unlock()
    for subscription in attached { subscription.cancel() }
    downstream.receive(completion: completion)
  }

  private var dueCompletion: Subscribers.Completion<Failure>? {
    if let failure { return .failure(failure) }
    return sides.allSatisfy(\.finished) ? .finished : nil
  }

  /// Releases everything and returns the subscriptions to cancel.
  private func end() -> [any Subscription] {
    let attached = sides.compactMap(\.subscription)
    downstream = nil
    waiting = []
    for index in sides.indices {
      sides[index].subscription = nil
      sides[index].latest = []
    }
    return attached
  }
}
