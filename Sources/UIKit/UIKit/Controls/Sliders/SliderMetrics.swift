import CoreGraphics

/// The measures of sliders, all in one place.
enum SliderMetrics {
  /// The height (F-CONTROL-01, recorded).
  static let height: CGFloat = 34
  // The rest is quoted, from screenshots of iOS 16 (F-CONTROL-02).
  static let trackHeight: CGFloat = 4
  static let thumb: CGFloat = 28
  /// The distance from the bounds to the track without value images.
  static let inset: CGFloat = 2
  /// The distance between a value image and the track.
  static let imageGap: CGFloat = 8
  /// The distance outside of the thumb at which a finger may still grab it.
  static let grip: CGFloat = 12
  static let duration = 0.25
  /// The step of the accessibility actions: a tenth of the range (Apple, UIAccessibility, adjustable).
  static let step: Float = 0.1
}
