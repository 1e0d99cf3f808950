import CoreGraphics

extension CGFloat {
  /// Points beyond which nothing is on any screen. Sums of a few such coordinates are finite, and
  /// a binary64 still resolves a four thousandth of a point there.
  private static let mostPoints: CGFloat = 0x1p40

  /// The number as a coordinate: 0 for NaN, and no farther out than any content reaches.
  var coordinate: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.mostPoints), Self.mostPoints)
  }

  /// The number as a length: 0 for NaN and for what is below 0.
  var length: CGFloat { Swift.max(coordinate, 0) }
}
