import CoreGraphics
import QuartzCore

extension UIView {
  /// Draws the view into its layer's context, with its own traits as the current ones.
  func _draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    // A tiled layer requests the tile to which the context is clipped.
    let rect = _layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
    traits.performAsCurrent { draw(rect) }
    UIGraphicsPopContext()
  }

  /// Performs the view's part of a layout pass: constraints, then frames, with calls to the
  /// controller.
  func _layoutSublayers(of layer: CALayer) {
    guard layer === _layer else { return }
    if viewState.needsAppearance {
      // Proxies that were set after the view entered the window, but in the same turn, apply too.
      withState { $0.needsAppearance = false }
      AppearanceProxies.shared.apply(to: self)
    }
    // A constraint that changed while the view was laid out lays out only the views whose subviews move.
    if layer.takeNeedsSolution(), !autoLayoutSolve() { return }
    let wasLayingOut = viewState.isLayingOut
    withState { $0.isLayingOut = true }
    defer { withState { $0.isLayingOut = wasLayingOut } }
    traits.performAsCurrent {
      viewController?.viewGetsGeometry()
      viewController?.viewWillLayoutSubviews()
      autoLayoutUpdateConstraintsPass()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  func _endEditing(_ force: Bool) -> Bool {
    guard
      let window = windowForSubviews, let responder = window.firstResponder,
      responder.isInside(self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// Whether the view is this responder or a later one in the chain.
  fileprivate func isInside(_ view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
  }
}
