import CoreGraphics

/// The measures of date pickers, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum DateMetrics {
  /// The width of a column of wheels beyond its widest text.
  static let columnSlack: CGFloat = 8
  static let unitGap: CGFloat = 6

  /// The padding of a compact picker's buttons; then the distance between them, and their corner
  /// radius.
  static let platePadding = CGSize(width: 12, height: 6.5)
  static let plateGap: CGFloat = 5
  static let plateRadius: CGFloat = 6
  /// The corner radius of the background that a picker opens, and its distance from the picker and from the
  /// screen's edges.
  static let overlayRadius: CGFloat = 13
  static let overlayGap: CGFloat = 6
  static let overlayMargin: CGFloat = 8
  static let overlayWheels = CGSize(width: 210, height: 206)
  static let overlayDuration = 0.35

  /// The height of an inline picker's row for the time, below its calendar.
  static let timeRow: CGFloat = 50
  static let timeMargin: CGFloat = 16
}
