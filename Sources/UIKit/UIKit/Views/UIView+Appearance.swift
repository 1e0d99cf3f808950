import CoreGraphics
import QuartzCore

extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    // The layer is changed first, because animations read the old value from the view.
    applyBackgroundColor(color)
    withState { $0.backgroundColor = color }
  }

  func applyBackgroundColor() { applyBackgroundColor(viewState.backgroundColor) }

  private func applyBackgroundColor(_ color: UIColor?) {
    _layer.backgroundColor = drawsBackground ? nil : color?.resolvedColor(with: traits).cgColor
    if drawsBackground { setNeedsDisplay() }
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != _layer.isHidden else { return }
    _layer.isHidden = hidden
    _superview?.subviewHiddenDidChange(self)
    if hidden { windowOfView?.viewWasHidden(self) }
  }

  func setMask(_ mask: UIView?) {
    withState { $0.mask = mask }
    _layer.mask = mask?._layer
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != viewState.contentMode else { return }
    withState { $0.contentMode = mode }
    _layer.contentsGravity = mode.gravity
    if mode == .redraw { setNeedsDisplay() }
  }

  // MARK: Tint

  var effectiveTintColor: UIColor {
    let color = selfAndAncestors.compactMap(\.viewState.tintColor).first ?? .tintColor
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    // Without hue, at the brightness that it appears to have (the luma weights of Rec. 601).
    return UIColor { traits in
      let c = color.resolvedColor(with: traits).cgColor.rgba
      return UIColor(
        white: 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue, alpha: c.alpha)
    }
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    selfAndAncestors.map(\.viewState.tintAdjustmentMode).first { $0 != .automatic } ?? .normal
  }

  private var selfAndAncestors: LazySequence<UnfoldFirstSequence<UIView>> {
    sequence(first: self) { $0._superview }.lazy
  }

  func setTintColor(_ color: UIColor?) {
    guard color != viewState.tintColor else { return }
    withState { $0.tintColor = color }
    tintDidChange()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != viewState.tintAdjustmentMode else { return }
    withState { $0.tintAdjustmentMode = mode }
    tintDidChange()
  }

  /// Notifies this view and the views in it that use its tint.
  func tintDidChange() {
    tintColorDidChange()
    for view in _subviews where view.viewState.tintColor == nil { view.tintDidChange() }
  }
}

extension UIView.ContentMode {
  /// The layer's gravity for the content mode.
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
