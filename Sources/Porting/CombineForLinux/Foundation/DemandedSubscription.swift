import Foundation
import OpenCombine

/// A subscription to a source that doesn't wait. Values without demand are dropped, except for the initial
/// value.
final class DemandedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  /// The lock that delivers values from several threads to the downstream one by one.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var first: Downstream.Input?
  private var cleanup: (() -> Void)?

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  /// Sets the cleanup for when the downstream cancels.
  func onCancel(_ cleanup: @escaping () -> Void) {
    lock.withLock { self.cleanup = cleanup }
  }

  func send(_ value: Downstream.Input) {
    lock.lock()
    guard let downstream, demand > .none else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    delivery.lock()
    let more = downstream.receive(value)
    delivery.unlock()
    lock.withLock { demand += more }
  }

  /// Stores a value for the first demand.
  func keep(_ value: Downstream.Input) {
    lock.withLock { first = value }
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let kept = demand > .none ? first.take() : nil
    lock.unlock()
    if let kept { send(kept) }
  }

  func cancel() {
    lock.lock()
    let cleanup = self.cleanup
    (self.cleanup, downstream, first) = (nil, nil, nil)
    lock.unlock()
    cleanup?()
  }
}
