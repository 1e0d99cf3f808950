import CoreGraphics
import ScrollPhysics

/// The state of a scroll view, apart from its bounds and from settings that only store a value.
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The safe area's part of the adjusted inset when it was last reported.
  var safeAreaShare = UIEdgeInsets.zero
  /// Whether the view has ever been in a window. Outside of one, it keeps the safe area's part from
  /// there.
  var hasBeenInWindow = false
  /// Whether the bars have to follow a new content inset.
  var needsBarUpdate = false

  var isScrollEnabled = true
  var isPagingEnabled = false

  var zoom = ZoomState()
  /// Whether a zoom is changing the content's size. The offset follows.
  var isZoomChanging = false
  var refreshControl: UIRefreshControl?
  /// The refresh control that follows the content: the one above it, or one that the app added
  /// itself.
  weak var refresher: UIRefreshControl?
  /// Whether a refresh control is removing its inset. The offset follows with an animation.
  var isClosingRoom = false

  /// Whether a bar above is folding or unfolding. The content stays in place.
  var isFolding = false

  var isTracking = false
  var drag: DragState?
  var motion: OffsetMotion?
}

/// A drag, from the recognition of the pan to the lifting of the finger.
struct DragState {
  /// The content's position on each axis without the rubber band, before any translation.
  var anchor: CGPoint
  /// The pan's translation at the last move.
  var translation = CGPoint.zero
  /// The offset for which the anchor was computed. If the offset or the limits change, the anchor
  /// moves.
  var offset: CGPoint
  var limits: ScrollLimits
  /// The limits from which the rubber band is measured.
  ///
  /// Content that was left farther outside than a finger can pull is measured from its position, and
  /// returns with the finger.
  var reach: ScrollLimits
  /// The offset at the start of the drag, from which paging counts.
  let start: CGPoint
  let axes: UIAxis
  /// The velocity tracker of the content without the rubber band.
  var tracker = VelocityTracker()
}

/// The range of offsets at which the content isn't pulled past an edge.
struct ScrollLimits: Equatable, Sendable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x.clamped(x.lowerBound, x.upperBound),
      y: point.y.clamped(y.lowerBound, y.upperBound))
  }

  func contains(_ point: CGPoint) -> Bool { x.contains(point.x) && y.contains(point.y) }

  /// Returns limits that include `point` if it is farther outside than a rubber band reaches in a
  /// view of `size`.
  func reaching(_ point: CGPoint, size: CGSize) -> ScrollLimits {
    ScrollLimits(
      x: RubberBand(extent: size.width).reach(of: point.x, in: x),
      y: RubberBand(extent: size.height).reach(of: point.y, in: y))
  }

  /// Returns `limits`, extended only as far as both `point` and these limits are outside of them.
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
