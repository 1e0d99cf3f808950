import Foundation
import ObjectiveCForLinux
import OpenCombine

extension Timer {
  /// A publisher that sends the date each time its timer fires, once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode
    public final let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var sends: [CombineIdentifier: (Date) -> Void] = [:]

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      let subscription = DemandedSubscription(downstream: subscriber)
      let identifier = subscription.combineIdentifier
      subscription.onCancel { [weak self] in self?.remove(identifier) }
      lock.withLock { sends[identifier] = subscription.send }
      subscriber.receive(subscription: subscription)
    }

    /// Starts a timer; each connection has its own.
    public final func connect() -> any Cancellable {
      let timer = Timer(fire: .ofFirstFire(after: interval), interval: interval, repeats: true) {
        _ in
        self.fire()
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    private func fire() {
      let sends = lock.withLock { self.sends.values.map { $0 } }
      let date = Date()
      for send in sends { send(date) }
    }

    private func remove(_ identifier: CombineIdentifier) {
      lock.withLock { sends[identifier] = nil }
    }
  }

  /// Returns a publisher that sends the date at an interval in seconds, on a run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
