/// A number with a meaning of its own, such as a priority or a weight, that supports arithmetic (F-API-04):
/// UIKit's protocol of this name, whose operators its conforming types inherit.
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

  /// Creates a value by the failable initializer, which succeeds for every raw value of UIKit's
  /// numbers.
  private init(number: RawValue) { self.init(rawValue: number)! }
}
