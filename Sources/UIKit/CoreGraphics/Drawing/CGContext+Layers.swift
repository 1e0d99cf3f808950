import CCairo

/// A transparency layer that has begun.
struct TransparencyLayer {
  /// The number of saved states when it began, including its own.
  var depth: Int
}

extension CGContext {
  /// Begins a transparency layer. Until `endTransparencyLayer` all drawing goes into the layer. The layer is
  /// then drawn as a whole with the alpha, blend mode and shadow that are set now. Inside the layer these have
  /// their initial values.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// Begins a layer that is clipped to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  private func beginLayer(in rect: CGRect?) {
    let cairo = cairo
    willDraw()
    // The clip only applies to the layer: it is saved with the state around the layer.
    saveGState()
    if let rect {
      let path = currentPath
      clip(to: rect)
      currentPath = path
    }
    layers.append(TransparencyLayer(depth: savedStates.count))
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
  }

  /// Ends the layer and draws it. Does nothing without a layer.
  public func endTransparencyLayer() {
    guard let layer = layers.last, let cairo = handle else { return }
    while savedStates.count > layer.depth { restoreGState() }
    let layerClip = state.clipBounds
    layers.removeLast()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    restoreGState()
    guard state.alpha > 0 || state.blendMode != .normal else { return }
    paint(
      Painting(
        bounds: { layerClip },
        body: { [self] cairo in
          cairo_save(cairo)
          Self.setMatrix(userToCairo, on: cairo)
          cairo_set_source(cairo, group)
          cairo_paint_with_alpha(cairo, state.alpha)
          cairo_restore(cairo)
        }))
  }
}
