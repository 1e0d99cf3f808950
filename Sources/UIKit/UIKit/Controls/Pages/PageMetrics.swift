import CoreGraphics

/// The figures of page controls, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum PageMetrics {
  static let dot: CGFloat = 7
  /// From the middle of a dot to that of the next.
  static let pitch: CGFloat = 16
  static let height: CGFloat = 26
  /// Before the first dot and after the last.
  static let padding: CGFloat = 20
  /// The look of an indicator without a colour of its own: white, with this strength for other pages.
  static let otherAlpha: CGFloat = 0.3
  /// The strength of the plate behind the indicators.
  static let plateAlpha: CGFloat = 0.14
  /// How long a finger has to rest before it scrubs through the pages, in seconds.
  static let scrubDelay = 0.2
  /// How far it may move before that, in points.
  static let scrubDistance: CGFloat = 8
}
