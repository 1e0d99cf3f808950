import CoreGraphics

/// The figures of dragging, all in one place. Apple publishes none of them; they are own choices that
/// were made to look like iOS 16.
enum DragMetrics {
  /// Seconds that a finger rests until what is below it is lifted.
  static let liftDelay = 0.5
  /// How far the finger goes then until the drag begins, in points.
  static let dragThreshold: CGFloat = 10
  static let liftScale: CGFloat = 1.05
  static let liftDuration = 0.25
  static let dropDuration = 0.35
  /// From one item of a stack to the next, in points.
  static let stackStep: CGFloat = 6
  static let badgeSide: CGFloat = 24
  /// How transparent a cell is that is being dragged.
  static let sourceAlpha: CGFloat = 0.4
  static let gapDuration = 0.3
  /// Near an edge of what scrolls, in points, and how fast it scrolls there, in points a second.
  static let scrollZone: CGFloat = 50
  static let scrollSpeed: CGFloat = 600
  /// Seconds that a drag rests above what is spring-loaded until it flashes, and until it acts.
  static let springRest = 0.5
  static let springFlash = 0.3
  /// How far a finger that rests may move, in points.
  static let springMovement: CGFloat = 10
  static let cardWidth: CGFloat = 240
  static let cardPadding: CGFloat = 12
  static let cardRadius: CGFloat = 10
}
