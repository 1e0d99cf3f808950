import CoreGraphics

/// The measures of segmented controls, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum SegmentMetrics {
  static let height: CGFloat = 32
  static let cornerRadius: CGFloat = 8.91
  static let plateRadius: CGFloat = 6.93
  /// The distance between the edge and the selected segment's plate.
  static let plateInset: CGFloat = 2
  static let fontSize: CGFloat = 13
  /// The padding at each side of a segment's content.
  static let padding: CGFloat = 10
  static let divider = CGSize(width: 1, height: 15)
  static let duration = 0.3
  /// The scale of the plate while a finger is on it.
  static let pressedScale: CGFloat = 0.95
  static let pressedAlpha: CGFloat = 0.4
}
