/// An object that draws and lays out a layer on its behalf. A `UIView` is the delegate of its layer.
///
/// Every method may be left out.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents. Left out, the layer draws into a bitmap with `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer's contents into `ctx`, whose origin is the top left of the bounds' coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Comes before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers. Comes in the layout pass of a commit, or from `layoutIfNeeded()`.
  func layoutSublayers(of layer: CALayer)

  /// The action when `event` happens (a changed property's key, `onOrderIn` …). `nil`: the layer looks
  /// further; `NSNull`: nothing happens.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
