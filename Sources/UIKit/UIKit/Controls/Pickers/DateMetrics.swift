import CoreGraphics

/// The figures of date pickers, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum DateMetrics {
  /// Width that a column of wheels has beyond its widest text.
  static let columnSlack: CGFloat = 8
  static let unitGap: CGFloat = 6

  /// A compact picker's plates: around their text, between them, and their corners.
  static let platePadding = CGSize(width: 12, height: 6.5)
  static let plateGap: CGFloat = 5
  static let plateRadius: CGFloat = 6
  /// The metrics of the plate that a picker opens: its corners, and its distance from the picker and
  /// from the screen's edges.
  static let overlayRadius: CGFloat = 13
  static let overlayGap: CGFloat = 6
  static let overlayMargin: CGFloat = 8
  static let overlayWheels = CGSize(width: 210, height: 206)
  static let overlayDuration = 0.35

  /// An inline picker's row for the time, below its calendar.
  static let timeRow: CGFloat = 50
  static let timeMargin: CGFloat = 16
}
