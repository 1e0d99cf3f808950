/// A layer's appearance when a transition began, combined with the current one as nodes of the layer tree, so
/// that every compositor can draw it.
struct TransitionSnapshot {
  /// The old picture. Its serial numbers are its own, because its layers may also be in the new one.
  private let old: LayerNode
  /// The serial number of the node that contains both.
  private let serial: UInt32

  init(of node: LayerNode) {
    old = node.renumbered()
    serial = CALayer.nextSerial()
  }

  /// Returns both pictures in the layer's place, at `progress` (0…1) of the transition.
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
    switch transition.type {
    case .flip:
      let turn = FlipTurn(transition.side, bounds: p.bounds)
      before.turn(turn, by: f * .pi)
      after.turn(turn, by: (f - 1) * .pi)
    case .push, .moveIn, .reveal:
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
    default:
      // The new picture covers the old one. If it is opaque the old one can stay; otherwise the old one has to
      // fade too, because it would show through.
      if p.backgroundColor?.alpha != 1 { before.opacity *= Float(1 - f) }
      after.opacity *= Float(f)
    }
    return LayerNode(
      id: serial, properties: holder,
      children: pictures.map { picture in
        picture.changed { $0 = picture === old ? before : after }
      })
  }
}

/// A layer's rotation when it flips: about an axis through its middle, seen from a finite distance.
private struct FlipTurn {
  /// The distance of the eye, in multiples of the larger side. iOS's value isn't published: an own choice.
  private static let eyeDistance: CGFloat = 2.5

  private let axis: (x: CGFloat, y: CGFloat)
  private let lens: CATransform3D
  let middle: CGPoint

  /// Creates a rotation that moves the named side towards the eye. For the left side, this is a rotation about
  /// the y axis (down) by a positive angle, which moves the right part away from the eye.
  init(_ side: (x: CGFloat, y: CGFloat), bounds: CGRect) {
    axis = (side.y, -side.x)
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var lens = CATransform3DIdentity
    lens.m34 = -1 / (Self.eyeDistance * max(bounds.width, bounds.height, 1))
    self.lens = lens
  }

  func transform(_ angle: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, axis.x, axis.y, 0), lens)
  }
}

extension LayerProperties {
  /// Rotates the layer about the middle of its area; its back is invisible.
  fileprivate mutating func turn(_ turn: FlipTurn, by angle: CGFloat) {
    self.isDoubleSided = false
    let (x, y) = (turn.middle.x - position.x, turn.middle.y - position.y)
    transform = CATransform3DConcat(
      CATransform3DMakeTranslation(-x, -y, 0),
      CATransform3DConcat(turn.transform(angle), CATransform3DMakeTranslation(x, y, 0)))
  }
}

extension CATransition {
  /// The direction from which the new picture comes; y is down.
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
  /// Returns the same layer, placed in a layer with these bounds so that it covers them.
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
  fileprivate func renumbered() -> LayerNode {
    LayerNode(
      id: CALayer.nextSerial(), properties: properties, children: children.map { $0.renumbered() },
      mask: mask?.renumbered())
  }
}
