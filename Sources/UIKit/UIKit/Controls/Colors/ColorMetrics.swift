import CoreGraphics

/// The measures of the colour picker, all in one place: quoted, from screenshots of iOS 16
/// (F-CONTROL-02).
enum ColorMetrics {
  static let wellSide: CGFloat = 28
  static let wellRing: CGFloat = 3
  static let wellGap: CGFloat = 2
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 44
  static let segmentHeight: CGFloat = 32
  static let cornerRadius: CGFloat = 8
  static let sliderHeight: CGFloat = 36
  /// The height of the name above a slider, and the size of the value next to it.
  static let nameHeight: CGFloat = 18
  static let nameGap: CGFloat = 2
  static let valueWidth: CGFloat = 56
  static let valueGap: CGFloat = 8
  static let swatchSide: CGFloat = 30
  static let spacing: CGFloat = 12
  static let knob: CGFloat = 28
  static let preview: CGFloat = 64
  /// The preferred size in a popover or sheet.
  static let size = CGSize(width: 375, height: 560)
  /// The greatest number of stored swatches.
  static let maximumFavorites = 30
}
