import CoreGraphics
import QuartzCore

extension UIView {
  /// Sets the bounds' size and the centre so that the transformed bounds fill `frame`. The bounds'
  /// origin doesn't change.
  func setFrame(_ frame: CGRect) {
    let old = _layer.bounds
    guard _layer.frame != frame else { return }
    _layer.frame = frame.standardized
    _geometryDidChange(oldBounds: old)
  }

  func setBounds(_ bounds: CGRect) {
    let old = _layer.bounds
    guard old != bounds else { return }
    _layer.bounds = bounds
    _geometryDidChange(oldBounds: old)
  }

  func setCenter(_ center: CGPoint) {
    guard _layer.position != center else { return }
    _layer.position = center
    _geometryDidChange(oldBounds: _layer.bounds)
  }

  private func _geometryDidChange(oldBounds: CGRect) {
    let bounds = _layer.bounds
    if bounds.size != oldBounds.size {
      if viewState.autoresizesSubviews { resizeSubviewsByMask(oldSize: oldBounds.size) }
      if viewState.contentMode == .redraw { setNeedsDisplay() }
      autoLayoutBoundsSizeDidChange()
      setNeedsLayout()
      // The superview may depend on the size, unless it set the size in its own layout.
      if let superview = _superview, !superview.viewState.isLayingOut { superview.setNeedsLayout() }
    }
    if bounds != oldBounds {
      for mention in viewState.observers { mention.observer?.referenceBoundsDidChange() }
    }
    autoLayoutFrameDidChange()
    updateSafeAreaInsets()
    if bounds != oldBounds { updateSafeAreaOfSubviews() }
    updatePreservedMargins(isResized: bounds.size != oldBounds.size)
  }

  func setContentScale(_ scale: CGFloat) {
    guard scale != _layer.contentsScale else { return }
    _layer.contentsScale = scale
    setNeedsDisplay()
  }

  func _sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }
}
