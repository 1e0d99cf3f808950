import CoreGraphics

/// A view whose content can be larger than the view and moves inside it: a scroll view.
@preconcurrency @MainActor protocol ScrollingContent: UIView {
  var contentSize: CGSize { get }
  var contentOffset: CGPoint { get set }
  var adjustedContentInset: UIEdgeInsets { get }
  var isScrollEnabled: Bool { get }
  var contentLayoutGuide: UILayoutGuide { get }
  /// Whether the view computes its content size itself, so that constraints must not.
  var sizesOwnContent: Bool { get }
  /// Takes the content size from the constraints, which don't include the zoom.
  func takeLaidOutContentSize(_ size: CGSize)
  /// Returns the zoom scale at which a subview is shown.
  func _zoomScale(of view: UIView) -> CGFloat

  /// Returns the offset nearest to the given one at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  /// Scrolls a rectangle to the middle of the visible area.
  ///
  /// - Parameter keepsLimits: Whether the content stays within its limits, so that the rectangle may end up beside the
  ///   middle.
  func scrollToMiddle(_ rect: CGRect, keepsLimits: Bool)
}
