import CoreGraphics

extension CALayer {
  /// Returns the current properties: the model with the running animations applied in the order of adding.
  func presentedProperties() -> LayerProperties {
    presentedProperties(at: (loop ?? RenderLoop.current).now)
  }

  /// Returns the properties at another time of the loop, according to the animations that are running now.
  func presentedProperties(at time: CFTimeInterval) -> LayerProperties {
    if let modelStorage { return modelStorage.presentedProperties(at: time) }
    guard !runningAnimations.isEmpty else { return state }
    let now = localTime(time)
    var shown = state
    for running in runningAnimations {
      running.animation.apply(to: &shown, at: now, surrounding: running.duration)
    }
    return shown
  }

  /// Converts a point of the superlayer's coordinates to the layer's own, by the presentation values of both.
  package func convertFromSuperlayerAsShown(_ p: CGPoint) -> CGPoint {
    let shown = presentedProperties()
    let up =
      superlayer.map { shown.planeTransform(inside: $0.presentedProperties()) }
      ?? shown.planeTransform
    return up.inverted().apply(p)
  }

  func makePresentation() -> Self? {
    if modelStorage != nil { return self }
    guard loop != nil else { return nil }
    return makeCopyAsShown()
  }

  /// Returns a copy with the presentation values.
  func makeCopyAsShown() -> Self {
    let copy = LayerInitializers.copy(of: self)
    copy.present(presentedProperties(), of: self)
    return unsafeDowncast(copy, to: Self.self)
  }

  private func present(_ shown: LayerProperties, of model: CALayer) {
    modelStorage = model
    if shown.backgroundColor != model.state.backgroundColor {
      layerColors.background = shown.backgroundColor?.cgColor
    }
    if shown.borderColor != model.state.borderColor {
      layerColors.border = shown.borderColor?.cgColor
    }
    if shown.shadowValues.color != model.state.shadowValues.color {
      layerColors.shadow = shown.shadowValues.color?.cgColor
    }
    if shown.contentsIdentity != model.state.contentsIdentity { contentsStorage = shown.contents }
    for (key, value) in shown.custom where value != model.state.custom[key] {
      customValues[key] = value.object
    }
    state = shown
  }
}
