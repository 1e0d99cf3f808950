import CoreGraphics

/// The sizes and durations of the iOS keyboard without predictions (F-BAR-13, quoted).
enum KeyboardMetrics {
  /// The height of the four rows of keys, in portrait and landscape.
  static let portraitKeys: CGFloat = 216
  static let landscapeKeys: CGFloat = 162
  /// The space below the rows that phones with a home indicator have in portrait, in addition to the
  /// safe area.
  static let row: CGFloat = 41
  /// The duration of the appearance and disappearance, in seconds.
  static let duration = 0.25
  /// The velocity in points per second above which a released finger decides where a dragged keyboard
  /// goes. Below it, the keyboard goes to the nearer position.
  static let flickSpeed: CGFloat = 250

  /// Returns the height of the keys without the safe area below.
  static func height(width: CGFloat, screen: CGSize, bottom: CGFloat) -> CGFloat {
    if screen.width > screen.height { return landscapeKeys }
    return portraitKeys + (bottom > 0 ? row : 0)
  }
}
