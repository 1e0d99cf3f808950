import CoreGraphics
import QuartzCore

extension UIView {
  /// Sets the bounds' size and the centre so that the transformed bounds fill `frame`. The bounds'
  /// origin stays.
  func _setFrame(_ frame: CGRect) {
    let old = _layer.bounds
    guard _layer.frame != frame else { return }
    _layer.frame = frame.standardized
    _geometryDidChange(oldBounds: old)
  }

  func _setBounds(_ bounds: CGRect) {
    let old = _layer.bounds
    guard old != bounds else { return }
    _layer.bounds = bounds
    _geometryDidChange(oldBounds: old)
  }

  func _setCenter(_ center: CGPoint) {
    guard _layer.position != center else { return }
    _layer.position = center
    _geometryDidChange(oldBounds: _layer.bounds)
  }

  private func _geometryDidChange(oldBounds: CGRect) {
    let bounds = _layer.bounds
    if bounds.size != oldBounds.size {
      if _state.autoresizesSubviews { _resizeSubviewsByMask(oldSize: oldBounds.size) }
      if _state.contentMode == .redraw { setNeedsDisplay() }
      _autoLayoutBoundsSizeDidChange()
      setNeedsLayout()
      // The superview may depend on the size. While it lays out, it is the one that gave it.
      if let superview = _superview, !superview._state.isLayingOut { superview.setNeedsLayout() }
    }
    if bounds != oldBounds, !_state.dynamicAnimators.isEmpty { _dynamicsBoundsDidChange() }
    _autoLayoutFrameDidChange()
    _updateSafeAreaInsets()
    if bounds != oldBounds { _updateSafeAreaOfSubviews() }
    _updatePreservedMargins(isResized: bounds.size != oldBounds.size)
  }

  func _setContentScale(_ scale: CGFloat) {
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
