import CoreGraphics
import QuartzCore

/// A scroll view's own pan. Only movement along axes that scroll counts, so that a table in a pager
/// leaves sideways movement to the pager. A finger that lands on moving content holds it at once. A wheel
/// scrolls the view itself, without a state of this, as long as its kind is allowed.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addTarget(
      scrollView, action: Selector("handlePan(_:)", UIScrollView.handlePan))
  }

  /// The scroll view, if a subclass of it is a delegate. As on iOS it can be nobody else.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      precondition(
        newValue === scrollView,
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  override func countedTravel(_ travel: CGVector) -> CGVector {
    guard let axes = scrollView?.scrollableAxes else { return travel }
    return CGVector(
      dx: axes.contains(.horizontal) ? travel.dx : 0, dy: axes.contains(.vertical) ? travel.dy : 0)
  }

  /// Scrolling and zooming go together.
  override func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is ScrollPinchGestureRecognizer && recognizer._view === _view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView, scrollView.isScrollEnabled else { return }
    scrollView.scrollState.isTracking = true
    if scrollView.catchMotion() { state = .began }
  }

  override func reset() {
    super.reset()
    scrollView?.scrollState.isTracking = false
  }
}

/// The pinch of a scroll view that zooms.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  init(scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    addTarget(scrollView, action: Selector("handlePinch(_:)", UIScrollView.handlePinch))
  }

  override func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is ScrollPanGestureRecognizer && recognizer._view === _view)
  }
}
