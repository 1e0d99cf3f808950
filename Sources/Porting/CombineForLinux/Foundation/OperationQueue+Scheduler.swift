import Foundation
import OpenCombine

extension OperationQueue {
  /// A time on an operation queue's clock, which is a run loop's clock.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue's scheduler has no options.
  public struct SchedulerOptions {}
}

extension OperationQueue: @retroactive Scheduler {
  /// The queue that starts delayed operations.
  private static let clock = DispatchQueue(label: "Combine.OperationQueue")

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = GivenAway(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = GivenAway(action)
    Self.clock.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = GivenAway(action)
    let timer = DispatchSource.makeTimerSource(queue: Self.clock)
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow),
      repeating: interval.timeInterval)
    let clock = GivenAway(timer)
    timer.setEventHandler {
      self.addOperation { if !clock.value.isCancelled { action.value() } }
    }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
