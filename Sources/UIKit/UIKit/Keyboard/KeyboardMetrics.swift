import CoreGraphics

/// Sizes and times of the keyboard of iOS without predictions (F-BAR-13, quoted).
enum KeyboardMetrics {
  /// The four rows of keys, upright and on the side.
  static let portraitKeys: CGFloat = 216
  static let landscapeKeys: CGFloat = 162
  /// The space below the rows that phones with a home indicator have besides its safe area, upright.
  static let row: CGFloat = 41
  /// Seconds that it takes to come and to go.
  static let duration = 0.25
  /// Points per second from which a finger that lets go of a dragged keyboard decides by itself where
  /// that goes; slower, the nearer place does.
  static let flickSpeed: CGFloat = 250

  /// The height of the keys without the safe area below.
  static func height(width: CGFloat, screen: CGSize, bottom: CGFloat) -> CGFloat {
    if screen.width > screen.height { return landscapeKeys }
    return portraitKeys + (bottom > 0 ? row : 0)
  }
}
