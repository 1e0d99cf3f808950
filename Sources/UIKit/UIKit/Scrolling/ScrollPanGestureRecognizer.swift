import CoreGraphics
import QuartzCore

/// A scroll view's own pan recognizer.
///
/// It counts only movement along axes that can scroll, so that a table in a pager leaves horizontal
/// movement to the pager. A finger that lands on moving content stops it immediately. A wheel scrolls the
/// view directly, without a state of this recognizer, if its scroll type is allowed.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addTarget(
      scrollView, action: Selector("handlePan(_:)", UIScrollView.handlePan))
  }

  /// The scroll view, if its subclass conforms to the delegate protocol. As on iOS, no other delegate is
  /// allowed.
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

  /// Scrolling and zooming can happen at the same time.
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

/// The pinch recognizer of a scroll view that can zoom.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  init(scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    addTarget(scrollView, action: Selector("handlePinch(_:)", UIScrollView.handlePinch))
  }

  override func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is ScrollPanGestureRecognizer && recognizer._view === _view)
  }
}
