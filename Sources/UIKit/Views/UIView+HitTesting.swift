import CoreGraphics

extension UIView {
  /// Looks from front to back, and at this view last. Hidden, transparent (alpha below 0.01) and
  /// uninteractive views are left out with everything in them.
  func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      _state.isUserInteractionEnabled, !_layer.isHidden, _layer.opacity >= 0.01,
      _state.animationsBlockingTouches == 0, self.point(inside: point, with: event)
    else { return nil }
    for view in _subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
