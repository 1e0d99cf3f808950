/// A number with a meaning of its own, such as a priority or a weight, with which one may still
/// calculate (F-API-04): UIKit's protocol of this name, whose operators its conforming types inherit.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(number: lhs.rawValue + rhs) }
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(number: lhs + rhs.rawValue) }
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(number: lhs.rawValue - rhs) }
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// UIKit's numbers take every raw value.
  private init(number: RawValue) { self.init(rawValue: number)! }
}
