import Foundation
import OpenCombine

extension RunLoop {
  /// A time on a run loop's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + stride.timeInterval)
    }
  }

  /// A run loop's scheduler has no options.
  public struct SchedulerOptions {}
}

extension RunLoop.SchedulerTimeType {
  /// An interval between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable
  {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}

extension RunLoop: @retroactive Scheduler {
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = GivenAway(action)
    perform { action.value() }
    // A block doesn't wake a run loop that sleeps in another thread, but a timer does.
    add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = GivenAway(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = GivenAway(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
