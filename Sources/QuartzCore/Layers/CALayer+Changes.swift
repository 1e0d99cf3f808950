/// The colours as they were set: the drawing form keeps less of them.
struct LayerColors {
  var background: CGColor?
  var border: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var shadow: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

extension CALayer {
  /// Sets a model value: finds the action first (it may ask for the old value), runs it afterwards.
  func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    withAction(forKey: key) { state[keyPath: path] = value }
  }

  func changeColor(
    _ key: String, _ object: WritableKeyPath<LayerColors, CGColor?>,
    _ path: WritableKeyPath<LayerProperties, RGBA?>, to color: CGColor?
  ) {
    let rgba = color.map(RGBA.init)
    guard state[keyPath: path] != rgba else {
      layerColors[keyPath: object] = color
      return
    }
    withAction(forKey: key) {
      layerColors[keyPath: object] = color
      state[keyPath: path] = rgba
    }
  }

  /// A pattern takes the place of the plain colour and appears at once: an animation has nothing between
  /// the two to show.
  func setBackgroundColor(_ color: CGColor?) {
    let pattern = color.flatMap(BackgroundPattern.init)
    if state.uncommonValues.backgroundPattern != pattern {
      state.backgroundPattern = pattern
      if modelStorage == nil { invalidateNode() }
    }
    changeColor(
      "backgroundColor", \.background, \.backgroundColor, to: pattern == nil ? color : nil)
    if pattern != nil { layerColors.background = color }
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
    checkFinite(value, "bounds")
    let old = state.bounds
    let value = value.standardized
    guard old != value else { return }
    withAction(forKey: "bounds") { state.bounds = value }
    guard modelStorage == nil else { return }
    markNeedsLayout()
    if needsDisplayOnBoundsChange && old.size != value.size { markNeedsDisplay() }
  }

  func setPosition(_ value: CGPoint) {
    precondition(
      value.x.isFinite && value.y.isFinite, "CALayer position is not finite: \(value)")
    change("position", \.position, to: value)
  }

  func setContents(_ value: Any?) {
    let image = value.flatMap { $0 as? CGImage }.map(ContentsIdentity.init)
    contentsStorage = value
    change("contents", \.contentsIdentity, to: image)
  }

  func checkFinite(_ rect: CGRect, _ what: String) {
    precondition(
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
        && rect.size.height.isFinite, "CALayer \(what) is not finite: \(rect)")
  }

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
