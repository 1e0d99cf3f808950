import CoreGraphics
import QuartzCore

extension UIView {
  func _setBackgroundColor(_ color: UIColor?) {
    // The layer first: animations look at the view for what it was.
    _layer.backgroundColor = color?.resolvedColor(with: _traits).cgColor
    _withState { $0.backgroundColor = color }
  }

  func _applyBackgroundColor() {
    _layer.backgroundColor = _state.backgroundColor?.resolvedColor(with: _traits).cgColor
  }

  func _setHidden(_ hidden: Bool) {
    guard hidden != _layer.isHidden else { return }
    _layer.isHidden = hidden
    _superview?._subviewHiddenDidChange(self)
  }

  func _setMask(_ mask: UIView?) {
    _withState { $0.mask = mask }
    _layer.mask = mask?._layer
  }

  func _setContentMode(_ mode: ContentMode) {
    guard mode != _state.contentMode else { return }
    _withState { $0.contentMode = mode }
    _layer.contentsGravity = mode.gravity
    if mode == .redraw { setNeedsDisplay() }
  }

  // MARK: Tint

  var _effectiveTintColor: UIColor {
    let color = _ownTintColor
    guard _effectiveTintAdjustmentMode == .dimmed else { return color }
    // Without hue, as bright as it appears (the luma weights of Rec. 601).
    return UIColor { traits in
      let c = color.resolvedColor(with: traits).cgColor.rgba
      return UIColor(
        white: 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue, alpha: c.alpha)
    }
  }

  private var _ownTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current._state.tintColor { return color }
      view = current._superview
    }
    return .tintColor
  }

  var _effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current._state.tintAdjustmentMode != .automatic {
        return current._state.tintAdjustmentMode
      }
      view = current._superview
    }
    return .normal
  }

  func _setTintColor(_ color: UIColor?) {
    guard color != _state.tintColor else { return }
    _withState { $0.tintColor = color }
    _tintDidChange()
  }

  func _setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != _state.tintAdjustmentMode else { return }
    _withState { $0.tintAdjustmentMode = mode }
    _tintDidChange()
  }

  /// Tells this view and those in it that take its tint.
  func _tintDidChange() {
    tintColorDidChange()
    for view in _subviews where view._state.tintColor == nil { view._tintDidChange() }
  }
}

extension UIView.ContentMode {
  /// The layer's word for the mode.
  package var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
