import CoreGraphics

/// The measures of dragging, all in one place. Apple publishes none of them; they are own choices that
/// resemble iOS 16.
enum DragMetrics {
  /// The seconds that a finger rests until the items below it are lifted.
  static let liftDelay = 0.5
  /// The distance that the finger then moves until the drag begins, in points.
  static let dragThreshold: CGFloat = 10
  static let liftScale: CGFloat = 1.05
  static let liftDuration = 0.25
  static let dropDuration = 0.35
  /// The distance from one item of a stack to the next, in points.
  static let stackStep: CGFloat = 6
  /// The opacity of a cell that is being dragged.
  static let sourceAlpha: CGFloat = 0.4
  static let gapDuration = 0.3
  /// The width of the zones at the edges of a scroll view, in points, and the speed of scrolling there,
  /// in points a second.
  static let scrollZone: CGFloat = 50
  static let scrollSpeed: CGFloat = 600
  /// The seconds that a drag rests above a spring-loaded view until it flashes, and until it acts.
  static let springRest = 0.5
  static let springFlash = 0.3
  /// The distance that a resting finger may move, in points.
  static let springMovement: CGFloat = 10
  static let cardWidth: CGFloat = 240
  static let cardPadding: CGFloat = 12
  static let cardRadius: CGFloat = 10
}
