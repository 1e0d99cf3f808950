import CoreGraphics

extension CGFloat {
  /// Points beyond which nothing is on any screen. Sums of a few such coordinates are finite, and
  /// a binary64 still resolves a four thousandth of a point there.
  private static let maximumPoints: CGFloat = 0x1p40

  /// The number as a coordinate: 0 for NaN, and no farther out than any content reaches.
  var coordinate: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.maximumPoints), Self.maximumPoints)
  }

  /// The difference that is allowed between sums of the same lengths in another order, in points. A bar
  /// under an island ends at 97⅔ points, which no binary fraction is; a screen's pixels are 300,000
  /// times as large, and the rounding of an offset of a million points is a thousandth of it.
  static let roundingError: CGFloat = 1e-6

  /// Whether the two differ by no more than sums are rounded by.
  func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude <= Self.roundingError }

  /// The number as a length: 0 for NaN and for what is below 0.
  var length: CGFloat { Swift.max(coordinate, 0) }
}
