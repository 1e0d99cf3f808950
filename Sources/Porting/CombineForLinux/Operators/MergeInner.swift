import Foundation
import OpenCombine

/// The subscription behind all of `Publishers.Merge…`.
///
/// It never requests more from a side than it can pass on. With limited demand each side has one value on its
/// way, and a value without demand waits. So no value is lost, and the values of a side keep their order.
final class MergeInner<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private typealias Request = (subscription: any Subscription, demand: Subscribers.Demand)

  private struct SideState {
    var subscription: (any Subscription)?
    /// The number of values that were requested and haven't been sent yet.
    var asked = Subscribers.Demand.none
    var finished = false
  }

  private let lock = NSLock()
  private var turn = DeliveryTurn()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sides: [SideState]
  private var waiting: [(side: Int, value: Input)] = []
  private var failure: Failure?

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = Array(repeating: SideState(), count: count)
  }

  /// Sends the subscription downstream, then subscribes to the sides until one of them ends it.
  func start(_ subscribe: [(MergeInner) -> Void]) {
    lock.withLock { downstream }?.receive(subscription: self)
    guard !subscribe.isEmpty else { return send() }
    for attach in subscribe where lock.withLock({ downstream != nil }) { attach(self) }
  }

  /// Subscribes side `index` to its publisher.
  func attach<Upstream: Publisher>(_ upstream: Upstream, as index: Int)
  where Upstream.Output == Input, Upstream.Failure == Failure {
    upstream.subscribe(
      Side<Input, Failure>(
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
    let request = nextRequest(of: index)
    lock.unlock()
    if request > .none { subscription.request(request) }
  }

  private func receive(_ value: Input, from index: Int) -> Subscribers.Demand {
    lock.lock()
    if sides[index].asked != .unlimited { sides[index].asked = .none }
    if downstream != nil { waiting.append((index, value)) }
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
    demand += more
    let requests = nextRequests()
    lock.unlock()
    for request in requests { request.subscription.request(request.demand) }
    send()
  }

  func cancel() {
    for subscription in lock.withLock({ end() }) { subscription.cancel() }
  }

  // MARK: Steps

  /// Sends the waiting values as far as there is demand, and then the completion if it is due.
  private func send() {
    lock.lock()
    guard turn.take() else { return lock.unlock() }
    while failure == nil, demand > .none, let downstream, !waiting.isEmpty {
      let value = waiting.removeFirst().value
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
      let requests = nextRequests()
      lock.unlock()
      for request in requests { request.subscription.request(request.demand) }
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
    return waiting.isEmpty && sides.allSatisfy(\.finished) ? .finished : nil
  }

  private func nextRequests() -> [Request] {
    sides.indices.compactMap { index in
      let demand = nextRequest(of: index)
      guard demand > .none, let subscription = sides[index].subscription else { return nil }
      return (subscription, demand)
    }
  }

  /// Returns the current demand on a side: unlimited, or one value if none of its values is on its way.
  private func nextRequest(of index: Int) -> Subscribers.Demand {
    guard downstream != nil, sides[index].subscription != nil, demand > .none else { return .none }
    if demand == .unlimited {
      guard sides[index].asked != .unlimited else { return .none }
      sides[index].asked = .unlimited
      return .unlimited
    }
    guard sides[index].asked == .none, !waiting.contains(where: { $0.side == index }) else {
      return .none
    }
    sides[index].asked = .max(1)
    return .max(1)
  }

  /// Releases everything and returns the subscriptions to cancel.
  private func end() -> [any Subscription] {
    let attached = sides.compactMap(\.subscription)
    downstream = nil
    waiting = []
    for index in sides.indices { sides[index].subscription = nil }
    return attached
  }
}
