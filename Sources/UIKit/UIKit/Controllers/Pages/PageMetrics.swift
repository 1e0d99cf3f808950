import CoreGraphics

/// The measures of page controls, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum PageMetrics {
  static let dot: CGFloat = 7
  /// The distance from the middle of a dot to that of the next.
  static let pitch: CGFloat = 16
  static let height: CGFloat = 26
  /// The padding before the first dot and after the last.
  static let padding: CGFloat = 20
  /// The opacity of indicators of other pages, which are white unless a colour is set.
  static let otherAlpha: CGFloat = 0.3
  /// The opacity of the background behind the indicators.
  static let plateAlpha: CGFloat = 0.14
  /// The time that a finger has to rest before it scrubs through the pages, in seconds.
  static let scrubDelay = 0.2
  /// The distance that it may move before that, in points.
  static let scrubDistance: CGFloat = 8
}
