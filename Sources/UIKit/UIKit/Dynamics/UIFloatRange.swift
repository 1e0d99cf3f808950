import CoreGraphics

/// From a number to another one.
public struct UIFloatRange: Sendable, Equatable, Codable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// From 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether it holds all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// An empty range stays at its minimum.
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
