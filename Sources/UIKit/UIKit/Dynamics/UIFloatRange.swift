import CoreGraphics

/// A range between two numbers.
public struct UIFloatRange: Sendable, Equatable, Codable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range; an empty one contains only its minimum.
  var range: ClosedRange<Double> {
    let low = minimum.isNaN ? -Double.infinity : Double(minimum)
    let high = maximum.isNaN ? Double.infinity : Double(maximum)
    return low...max(low, high)
  }
}

/// Whether two ranges have the same ends.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
