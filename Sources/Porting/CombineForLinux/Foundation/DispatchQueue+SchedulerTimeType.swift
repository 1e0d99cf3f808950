import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A time on a queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(
        stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// An interval between two times, in nanoseconds.
  ///
  /// Values out of range become the largest or smallest stride.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable
  {
    public var magnitude: Int

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let value): self = .seconds(value)
      case .milliseconds(let value): self = .milliseconds(value)
      case .microseconds(let value): self = .microseconds(value)
      case .nanoseconds(let value): self = .nanoseconds(value)
      default: self = .nanoseconds(.max)
      }
    }

    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    private init(_ value: Int, times factor: Int) {
      let (product, overflow) = value.multipliedReportingOverflow(by: factor)
      magnitude = overflow ? (value < 0 ? .min : .max) : product
    }

    public static func seconds(_ value: Double) -> Stride {
      let nanoseconds = value * 1e9
      if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
      if nanoseconds <= Double(Int.min) { return Stride(nanoseconds: .min) }
      return Stride(nanoseconds: Int(nanoseconds))
    }

    public static func seconds(_ value: Int) -> Stride { Stride(value, times: 1_000_000_000) }
    public static func milliseconds(_ value: Int) -> Stride { Stride(value, times: 1_000_000) }
    public static func microseconds(_ value: Int) -> Stride { Stride(value, times: 1_000) }
    public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
    }

    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
    }

    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}
