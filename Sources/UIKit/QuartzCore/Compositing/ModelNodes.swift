/// The moment whose values a node shows.
enum NodeMoment {
  /// The current content of the screen.
  case shown
  /// The content of the screen at a time of the loop, according to the current animations.
  case time(CFTimeInterval)
  /// The model's values.
  case model

  /// Returns the properties of `layer` at that moment.
  func properties(of layer: CALayer) -> LayerProperties {
    switch self {
    case .shown: layer.presentedProperties()
    case .time(let time): layer.presentedProperties(at: time)
    case .model: layer.state
    }
  }

  /// Returns the loop's time.
  func time(of layer: CALayer) -> CFTimeInterval {
    if case .time(let time) = self { return time }
    return (layer.loop ?? RenderLoop.current).now
  }
}

/// Creates layer trees without reusing nodes: for `CALayer.render(in:)`, and for a replicator's delayed copies.
enum ModelNodes {
  /// - Parameter moment: The moment of the values. The default is the model's values, without animations.
  static func node(of layer: CALayer, at moment: NodeMoment = .model) -> LayerNode {
    var properties = moment.properties(of: layer)
    if properties.backdrop?.isVisible == false, case .time = moment { properties.backdrop = nil }
    let nodes = layer.sublayerStorage.map { node(of: $0, at: moment) }
    let children = layer.nodeChildren(
      LayerOrder.sorted(nodes) { $0.properties.zPosition }, of: &properties, at: moment)
    return LayerNode(
      id: layer.serial, properties: properties, children: children,
      mask: layer.maskStorage.map { node(of: $0, at: moment) })
  }
}
