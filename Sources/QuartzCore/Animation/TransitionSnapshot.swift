/// What a layer showed when a transition began, and how it is put together with what the layer shows now: as
/// nodes of the layer tree, so that every compositor can draw it.
struct TransitionSnapshot {
  /// The old picture. Its numbers are its own: the layers in it can be in the new one too.
  private let old: LayerNode
  /// The number of the node that holds both.
  private let serial: UInt32

  init(of node: LayerNode) {
    old = node.renumbered()
    serial = CALayer.nextSerial()
  }

  /// Both pictures within the layer's place, `progress` (0…1) of the way to the new one.
  func node(
    to new: LayerNode, _ transition: CATransition, progress: Double
  ) -> LayerNode {
    let p = new.properties
    var holder = LayerProperties()
    holder.bounds = p.bounds
    holder.position = p.position
    holder.anchorPoint = p.anchorPoint
    holder.anchorPointZ = p.anchorPointZ
    holder.zPosition = p.zPosition
    holder.transform = p.transform
    holder.isDoubleSided = p.isDoubleSided
    let f = CGFloat(progress)
    var (before, after) = (old.properties.filling(p.bounds), p.filling(p.bounds))
    var pictures = [old, new]
    if transition.type == .fade {
      // The new picture is laid over the old one. If it is opaque the old one may stay; what of the
      // old one shows through otherwise has to fade itself.
      if p.backgroundColor?.alpha != 1 { before.opacity *= Float(1 - f) }
      after.opacity *= Float(f)
    } else {
      holder.masksToBounds = true
      let from = transition.side
      let way = CGSize(width: from.x * p.bounds.width, height: from.y * p.bounds.height)
      if transition.type != .reveal {
        after.position.x += way.width * (1 - f)
        after.position.y += way.height * (1 - f)
      }
      if transition.type != .moveIn {
        before.position.x -= way.width * f
        before.position.y -= way.height * f
      }
      if transition.type == .reveal { pictures.reverse() }
    }
    return LayerNode(
      id: serial, properties: holder,
      children: pictures.map { $0.with($0 === old ? before : after) })
  }
}

extension CATransition {
  /// The direction that the new picture comes from; y is down.
  fileprivate var side: (x: CGFloat, y: CGFloat) {
    switch subtype {
    case .fromRight?: (1, 0)
    case .fromTop?: (0, -1)
    case .fromBottom?: (0, 1)
    default: (-1, 0)
    }
  }
}

extension LayerProperties {
  /// The same layer, placed in a layer of these bounds so that it covers them.
  fileprivate func filling(_ bounds: CGRect) -> LayerProperties {
    var result = self
    result.transform = CATransform3DIdentity
    result.zPosition = 0
    result.position = CGPoint(
      x: bounds.minX + anchorPoint.x * self.bounds.width,
      y: bounds.minY + anchorPoint.y * self.bounds.height)
    return result
  }
}

extension LayerNode {
  fileprivate func with(_ properties: LayerProperties) -> LayerNode {
    LayerNode(id: id, properties: properties, children: children, mask: mask)
  }

  fileprivate func renumbered() -> LayerNode {
    LayerNode(
      id: CALayer.nextSerial(), properties: properties, children: children.map { $0.renumbered() },
      mask: mask?.renumbered())
  }
}
