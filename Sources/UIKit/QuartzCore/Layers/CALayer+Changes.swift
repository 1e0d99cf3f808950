/// The colours as they were set. The form for drawing contains less information.
struct LayerColors {
  var background: CGColor?
  var border: CGColor? = CGColor(white: 0, alpha: 1)
  var shadow: CGColor? = CGColor(white: 0, alpha: 1)
}

extension CALayer {
  /// Sets a model value. It finds the action first, which may need the old value, and runs it afterwards.
  ///
  /// - Parameter store: Stores the value as it was set, if the form for drawing contains less information.
  func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value,
    store: () -> Void = {}
  ) {
    reporting(key) {
      store()
      guard state[keyPath: path] != value else { return }
      withAction(forKey: key) { state[keyPath: path] = value }
    }
  }

  func changeColor(
    _ key: String, _ object: WritableKeyPath<LayerColors, CGColor?>,
    _ path: WritableKeyPath<LayerProperties, RGBA?>, to color: CGColor?
  ) {
    change(key, path, to: color.map(RGBA.init)) { layerColors[keyPath: object] = color }
  }

  /// Returns a colour as it was set, unless an animation shows another one.
  func shown(_ color: CGColor?, _ rgba: RGBA?) -> CGColor? {
    color.map(RGBA.init) == rgba ? color : rgba?.cgColor
  }

  /// Sets the background. A pattern replaces the plain colour and appears immediately, because there is nothing
  /// between the two that could be animated.
  func setBackgroundColor(_ color: CGColor?) {
    let pattern = color.flatMap(BackgroundPattern.init)
    let rgba = pattern == nil ? color.map(RGBA.init) : nil
    change("backgroundColor", \.backgroundColor, to: rgba) {
      layerColors.background = color
      guard state.uncommonValues.backgroundPattern != pattern else { return }
      state.backgroundPattern = pattern
      if modelStorage == nil { invalidateNode() }
    }
  }

  func withAction(forKey key: String, _ change: () -> Void) {
    guard modelStorage == nil else {
      change()
      return
    }
    guard !CATransaction.disableActions(), let action = action(forKey: key),
      !(action is NSNull)
    else {
      change()
      changed(key)
      return
    }
    let outer = previousValues[key]
    previousValues[key] = previousValue(for: action, key: key)
    change()
    changed(key)
    action.run(forKey: key, object: self, arguments: nil)
    previousValues[key] = outer
  }

  private func changed(_ key: String) {
    invalidateNode()
    if type(of: self).needsDisplay(forKey: key) { markNeedsDisplay() }
  }

  func setBounds(_ value: CGRect) {
    let old = state.bounds
    let value = finite(value, "bounds").standardized
    guard old != value else { return }
    withAction(forKey: "bounds") { state.bounds = value }
    guard modelStorage == nil else { return }
    markNeedsLayout()
    if needsDisplayOnBoundsChange && old.size != value.size { markNeedsDisplay() }
  }

  func setPosition(_ value: CGPoint) {
    let place = CGPoint(x: finite(value.x, "position"), y: finite(value.y, "position"))
    change("position", \.position, to: place)
  }

  func setContents(_ value: Any?) {
    let image = value.flatMap { $0 as? CGImage }.map(ContentsIdentity.init)
    change("contents", \.contentsIdentity, to: image) { contentsStorage = value }
  }

  /// Returns a length of the layer's geometry, in points, as a finite number.
  ///
  /// Core Animation accepts infinity: `insetBy` returns the null rectangle if there is no space, and a layer
  /// with that frame is invisible. Here infinite values become ``farthest``. A NaN ends the program, as
  /// `CALayerInvalidGeometry` ("CALayer position contains NaN") does on iOS.
  func finite(_ length: CGFloat, _ what: String) -> CGFloat {
    precondition(!length.isNaN, "CALayer \(what) contains NaN")
    return length.isFinite ? length : length > 0 ? Self.farthest : -Self.farthest
  }

  func finite(_ rect: CGRect, _ what: String) -> CGRect {
    CGRect(
      x: finite(rect.origin.x, what), y: finite(rect.origin.y, what),
      width: finite(rect.size.width, what), height: finite(rect.size.height, what))
  }

  /// A coordinate beyond any screen that still fits an `Int32` of pixels.
  private static let farthest: CGFloat = 1e8

  func copyLayerValues(of layer: CALayer) {
    state = layer.state
    layerColors = layer.layerColors
    contentsStorage = layer.contentsStorage
    name = layer.name
    actions = layer.actions
    style = layer.style
    isOpaque = layer.isOpaque
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    timing = layer.timing
    customValues = layer.customValues
    delegate = layer.delegate
  }
}
