import CoreGraphics

/// The measures of pickers, quoted, from screenshots of iOS 16 (F-CONTROL-02) unless a line names a source.
enum PickerMetrics {
  /// Apple, `UIPickerView`: the default size of a picker.
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  /// The distance between columns, and at each side of all columns together.
  static let columnGap: CGFloat = 5
  static let sideMargin: CGFloat = 9
  /// The distance between the sides and the band behind the selected rows.
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  /// The drum's radius as a part of half the picker's height.
  static let drumPart: CGFloat = 0.94
  /// The eye's distance from the drum's front, in radii.
  static let eyeRadii: CGFloat = 7
  /// The opacities of rows next to the band, and at the drum's edge.
  static let nearAlpha: CGFloat = 0.45
  static let farAlpha: CGFloat = 0.1
  /// The padding before and after a text in a column with automatic width.
  static let columnPadding: CGFloat = 8
}
