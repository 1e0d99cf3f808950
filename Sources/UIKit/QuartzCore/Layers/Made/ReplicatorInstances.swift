/// The nodes of a replicator's copies. Unchanged nodes are reused from frame to frame, and each node keeps its
/// serial number.
final class ReplicatorInstances {
  private var copies: [NodeCopy] = []
  private var tints = ContentsTints()

  /// - Parameter source: Returns the sublayers' nodes for the copy with an index.
  func nodes(
    of replicator: ReplicatorProperties, in shown: LayerProperties,
    source: (Int) -> [LayerNode]
  ) -> [LayerNode] {
    let count = replicator.drawnCount
    if copies.count > count { copies.removeLast(copies.count - count) }
    while copies.count < count { copies.append(NodeCopy()) }
    var transform = CATransform3DIdentity
    tints.begin()
    defer { tints.end() }
    return copies.enumerated().map { index, copy in
      if index > 0 { transform = CATransform3DConcat(replicator.transform, transform) }
      let color = replicator.color(of: index)
      var holder = LayerProperties()
      holder.bounds = shown.bounds
      holder.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      holder.transform = transform
      holder.opacity = color.alpha
      return copy.holder(holder, of: source(index), color, &tints)
    }
  }
}

/// A node with its own serial number and colours that copies another one.
final class NodeCopy {
  private let id = CALayer.nextSerial()
  private var source: LayerNode?
  private var color = RGBA.white
  private var made: LayerNode?
  private var children: [NodeCopy] = []
  private var mask: NodeCopy?

  /// Returns a node that contains copies of `nodes`.
  func holder(
    _ properties: LayerProperties, of nodes: [LayerNode], _ color: RGBA,
    _ tints: inout ContentsTints
  ) -> LayerNode {
    remake(properties, copies(of: nodes, color, &tints), mask: nil)
  }

  private func copy(
    of node: LayerNode, _ color: RGBA, _ tints: inout ContentsTints
  ) -> LayerNode {
    if let made, source === node, self.color == color {
      tints.keep(made)
      return made
    }
    source = node
    self.color = color
    if node.mask != nil, mask == nil { mask = NodeCopy() }
    return remake(
      node.properties.multiplied(by: color, &tints), copies(of: node.children, color, &tints),
      mask: node.mask.flatMap { mask?.copy(of: $0, .white, &tints) })
  }

  private func copies(
    of nodes: [LayerNode], _ color: RGBA, _ tints: inout ContentsTints
  ) -> [LayerNode] {
    if children.map({ $0.source?.id }) != nodes.map({ Optional($0.id) }) {
      var old: [UInt32: NodeCopy] = [:]
      for child in children { if let id = child.source?.id { old[id] = child } }
      children = nodes.map { old.removeValue(forKey: $0.id) ?? NodeCopy() }
    }
    return zip(children, nodes).map { $0.copy(of: $1, color, &tints) }
  }

  private func remake(
    _ properties: LayerProperties, _ nodes: [LayerNode], mask: LayerNode?
  ) -> LayerNode {
    if let made, made.isMade(of: properties, nodes, mask: mask) { return made }
    let node = LayerNode(id: id, properties: properties, children: nodes, mask: mask)
    made = node
    return node
  }
}

extension LayerProperties {
  /// Returns the properties with the red, green and blue of all drawing multiplied.
  fileprivate func multiplied(by color: RGBA, _ tints: inout ContentsTints) -> LayerProperties {
    guard color.red != 1 || color.green != 1 || color.blue != 1 else { return self }
    var result = self
    result.backgroundColor = backgroundColor?.multiplied(by: color)
    result.borderColor = self.borderColor?.multiplied(by: color)
    result.shadowValues.color = self.shadowValues.color?.multiplied(by: color)
    result.contentsIdentity = contents.map {
      ContentsIdentity(image: tints.image($0, multipliedBy: color))
    }
    if let tint = self.backdrop?.tint { result.backdrop?.tint = tint.multiplied(by: color) }
    switch self.content {
    case .none: break
    case .shape(var shape):
      shape.fillColor = shape.fillColor?.multiplied(by: color)
      shape.strokeColor = shape.strokeColor?.multiplied(by: color)
      result.content = .shape(shape)
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { $0.multiplied(by: color) }
      result.content = .gradient(gradient)
    }
    return result
  }
}

extension RGBA {
  /// Returns the colour with red, green and blue multiplied and the same alpha.
  func multiplied(by other: RGBA) -> RGBA {
    RGBA(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}
