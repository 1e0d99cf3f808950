import CoreGraphics

/// The preferences for a column's width.
struct SplitWidth: Equatable {
  /// The preferred width in points; nil means the fraction.
  var preferred: CGFloat?
  /// The preferred fraction of the split view's width, 0 to 1; nil means the system's width.
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?

  /// The system's width of a column, in points: that of iPads, or 40 % in widths below 800 points, as
  /// on the largest phones (quoted: 295 points of the 736 of an iPhone 8 Plus).
  static let common: CGFloat = 320
  static let commonFraction: CGFloat = 0.4

  /// Returns the width in a split view of `total` points. If no maximum is set, the system's limits apply
  /// to a fraction, but not to a width in points.
  func resolved(in total: CGFloat) -> CGFloat {
    let automatic = min(Self.common, total * Self.commonFraction)
    var width = automatic
    if let preferred {
      width = preferred
    } else if let fraction {
      width = min(total * fraction, maximum ?? max(automatic, minimum ?? 0))
    }
    if let maximum { width = min(width, maximum) }
    if let minimum { width = max(width, minimum) }
    return max(0, min(width, total)).rounded()
  }
}
