import CoreGraphics

extension CALayer {
  /// Returns this layer's node of the layer tree: the previous one if nothing changed in the subtree.
  func currentNode() -> LayerNode {
    if let node, !dirty.contains(.node) { return node }
    dirty.remove(.node)
    let plain = makePlainNode()
    plainNode = plain
    let shown = inTransition(plain) ?? plain
    node = shown
    return shown
  }

  private func makePlainNode() -> LayerNode {
    prepareNode()
    var shown = presentedProperties()
    if shown.backdrop?.isVisible == false { shown.backdrop = nil }
    let nodes = sublayerStorage.map { $0.currentNode() }
    var children = LayerOrder.sorted(nodes) { $0.properties.zPosition }
    children = nodeChildren(children, of: &shown, at: .shown)
    var maskNode = maskStorage?.currentNode()
    if shown.isBackdropStencilled, shown.backdrop != nil {
      maskNode = stencil(of: children, shown)
      children = []
    }
    if let plainNode, plainNode.isMade(of: shown, children, mask: maskNode) { return plainNode }
    RenderLoop.current.counts.nodesRebuilt += 1
    return LayerNode(id: serial, properties: shown, children: children, mask: maskNode)
  }

  /// The first layer of this subtree whose stored node is out of date although it isn't marked so; `nil` if
  /// there is none. It visits every layer and is meant for tests.
  package var firstStaleLayer: CALayer? {
    if node != nil, !dirty.contains(.node), let plainNode {
      var shown = presentedProperties()
      if shown.backdrop?.isVisible == false { shown.backdrop = nil }
      let isOwn = shown.isBackdropStencilled && shown.backdrop != nil || makesChildren
      let children = sublayerStorage.map(\.serial).sorted()
      guard makesChildren || plainNode.properties == shown,
        isOwn || plainNode.children.map(\.id).sorted() == children,
        !sublayerStorage.contains(where: { $0.dirty.contains(.node) })
      else { return self }
    }
    for layer in sublayerStorage {
      if let stale = layer.firstStaleLayer { return stale }
    }
    return maskStorage?.firstStaleLayer
  }

  /// Returns a mask made of sublayers' nodes, or the previous one if they are the same.
  private func stencil(of children: [LayerNode], _ shown: LayerProperties) -> LayerNode {
    var properties = LayerProperties()
    properties.bounds = shown.bounds
    properties.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    if let last = plainNode?.mask, last.isMade(of: properties, children, mask: nil) { return last }
    return LayerNode(
      id: plainNode?.mask?.id ?? Self.nextSerial(), properties: properties, children: children)
  }

  /// Returns the node during a transition, or `nil` if there is none.
  private func inTransition(_ plain: LayerNode) -> LayerNode? {
    guard let running = runningAnimations.last(where: { $0.snapshot != nil }),
      let transition = running.animation as? CATransition, let snapshot = running.snapshot,
      let progress = transition.progress(
        at: localTime((loop ?? RenderLoop.current).now), duration: running.duration)
    else { return nil }
    return snapshot.node(to: plain, transition, progress: progress)
  }
}
