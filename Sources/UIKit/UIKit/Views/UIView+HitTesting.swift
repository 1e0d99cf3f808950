import CoreGraphics

extension UIView {
  /// Searches from front to back, with this view last.
  ///
  /// Hidden, transparent (alpha below 0.01) and non-interactive views are skipped together with their
  /// descendants. A view that a property animator moves is hit at its visible position, and all others
  /// at their final one.
  func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      viewState.isUserInteractionEnabled, !_layer.isHidden, opacityForHits >= 0.01,
      viewState.animationsBlockingTouches == 0, self.point(inside: point, with: event)
    else { return nil }
    for view in _subviews.reversed() {
      let inside =
        view.viewState.animationsHitAsShown > 0
        ? view._layer.convertFromSuperlayerAsShown(point) : view.convert(point, from: self)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  private var opacityForHits: Float {
    guard viewState.animationsHitAsShown > 0 else { return _layer.opacity }
    return _layer.presentation()?.opacity ?? _layer.opacity
  }
}
