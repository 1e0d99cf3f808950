import CoreGraphics
import ScrollPhysics

/// The state of a scroll view apart from its bounds and the settings that only hold a value.
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The safe area's share of the adjusted inset, as it was last reported.
  var safeAreaShare = UIEdgeInsets.zero
  /// Whether it was ever shown. Off the screen, it keeps the safe area's share that it had there.
  var hasBeenInWindow = false

  var isScrollEnabled = true
  var isPagingEnabled = false

  var zoom = ZoomState()
  /// While a zoom changes the content's size; the offset follows it.
  var isZoomChanging = false
  var refreshControl: UIRefreshControl?
  /// The refresh control that follows content: the one above, or one that the app added itself.
  weak var refresher: UIRefreshControl?
  /// While a refresh control takes back its inset; the offset follows animated.
  var isClosingRoom = false

  /// While a bar above folds or unfolds; content stays where it is.
  var isFolding = false

  var isTracking = false
  var drag: DragState?
  var motion: OffsetMotion?
}

/// One drag, from the recognition of the pan to the lifting of the finger.
struct DragState {
  /// Per axis: where content would be without the rubber band, before any translation.
  var anchor: CGPoint
  /// The pan's translation at the last move.
  var translation = CGPoint.zero
  /// The offset for which the anchor was computed; another offset or other limits move the anchor.
  var offset: CGPoint
  var limits: ScrollLimits
  /// The limits that the rubber band counts from. Content that was left farther out than a finger
  /// pulls counts from where it lies, and comes back with the finger.
  var reach: ScrollLimits
  /// The offset at which the drag began: paging counts from here.
  let start: CGPoint
  let axes: UIAxis
  /// The tracker of the content without the rubber band.
  var tracker = VelocityTracker()
}

/// The offsets at which content is not pulled past an edge.
struct ScrollLimits: Equatable, Sendable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x.clamped(x.lowerBound, x.upperBound),
      y: point.y.clamped(y.lowerBound, y.upperBound))
  }

  func contains(_ point: CGPoint) -> Bool { x.contains(point.x) && y.contains(point.y) }

  /// Wide enough for `point`, if it lies farther out than a rubber band reaches in a view of `size`.
  func reaching(_ point: CGPoint, size: CGSize) -> ScrollLimits {
    ScrollLimits(
      x: RubberBand(extent: size.width).reach(of: point.x, in: x),
      y: RubberBand(extent: size.height).reach(of: point.y, in: y))
  }

  /// As wide as `limits`, and wider only as far as `point` and these lie out there.
  func narrowed(to limits: ScrollLimits, at point: CGPoint) -> ScrollLimits {
    func narrowed(
      _ range: ClosedRange<Double>, to inner: ClosedRange<Double>, at place: Double
    ) -> ClosedRange<Double> {
      let lower = min(inner.lowerBound, max(range.lowerBound, place))
      return lower...max(inner.upperBound, min(range.upperBound, place))
    }
    return ScrollLimits(
      x: narrowed(x, to: limits.x, at: point.x), y: narrowed(y, to: limits.y, at: point.y))
  }
}
