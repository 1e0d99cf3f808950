/// An object that draws and lays out a layer on its behalf. A `UIView` is the delegate of its layer.
///
/// Every method is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. Without this method, the layer draws into a bitmap with `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer's contents into `ctx`. Its origin is the top left of the bounds' coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers. It is called in the layout pass of a commit, or by `layoutIfNeeded()`.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for `event` (a changed property's key, `onOrderIn` …). With `nil` the layer continues
  /// its search; with `NSNull` there is no action.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
