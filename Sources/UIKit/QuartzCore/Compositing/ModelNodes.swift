/// From which values a node is made.
enum NodeMoment {
  /// The present content of the screen.
  case shown
  /// The content of the screen at a time of the loop, as far as the present animations tell.
  case time(CFTimeInterval)
  /// The model's values.
  case model

  /// The properties of `layer` at that moment.
  func properties(of layer: CALayer) -> LayerProperties {
    switch self {
    case .shown: layer.presentedProperties()
    case .time(let time): layer.presentedProperties(at: time)
    case .model: layer.state
    }
  }

  /// The loop's time.
  func time(of layer: CALayer) -> CFTimeInterval {
    if case .time(let time) = self { return time }
    return (layer.loop ?? RenderLoop.current).now
  }
}

/// Layer trees made anew, without those that were made before: what `CALayer.render(in:)` draws, and what
/// a replicator shows late.
enum ModelNodes {
  /// - Parameter moment: the model's values unless said otherwise: without animations.
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
