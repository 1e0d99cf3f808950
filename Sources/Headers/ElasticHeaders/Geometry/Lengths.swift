import CoreGraphics

extension CGFloat {
  /// The largest coordinate in points; nothing beyond it is on any screen. Sums of a few such coordinates are
  /// finite, and a binary64 still resolves a four thousandth of a point there.
  private static let maximumPoints: CGFloat = 0x1p40

  /// The number as a coordinate: 0 for NaN, and limited to the largest coordinate of any content.
  var coordinate: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.maximumPoints), Self.maximumPoints)
  }

  /// The allowed difference in points between sums of the same lengths in a different order. A bar under an
  /// island ends at 97⅔ points, which has no exact binary fraction. A screen's pixels are 300,000 times as
  /// large as this tolerance, and the rounding of an offset of a million points is a thousandth of it.
  static let roundingError: CGFloat = 1e-6

  /// Returns whether the two numbers differ by no more than the rounding error of a sum.
  func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude <= Self.roundingError }

  /// The number as a length: 0 for NaN and for negative numbers.
  var length: CGFloat { Swift.max(coordinate, 0) }
}
