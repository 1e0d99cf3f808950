/// The layer tree as the model says, without animations: what `CALayer.render(in:)` draws.
enum ModelNodes {
  static func node(of layer: CALayer) -> LayerNode {
    let nodes = layer.sublayerStorage.map { node(of: $0) }
    return LayerNode(
      id: layer.serial, properties: layer.state,
      children: LayerOrder.sorted(nodes) { $0.properties.zPosition },
      mask: layer.maskStorage.map { node(of: $0) })
  }
}
