import CoreGraphics
import OozeKernel
import QuartzCore

/// A layer tree that changes at random in all the ways of an interface: properties, order, insertion, removal,
/// moves to other parents, masks, another root.
struct RandomTree {
  private var generator: SplitMix64
  private var nodes: [UInt32: Node] = [:]
  private var rootID: UInt32 = 0
  private var nextID: UInt32 = 0
  private let images: [CGImage]
  private var made: [UInt32: LayerNode] = [:]
  private var size = CGSize(width: 320, height: 480)

  private struct Node {
    var properties = LayerProperties()
    var children: [UInt32] = []
    var mask: UInt32?
    var parent: UInt32?
  }

  init(seed: UInt64, images: [CGImage]) {
    generator = SplitMix64(seed: seed)
    self.images = images
    rootID = makeNode(parent: nil)
    for _ in 0..<20 { insert() }
  }

  /// Returns the tree as a value, with the same objects for unchanged subtrees.
  mutating func tree() -> LayerTree {
    LayerTree(root: build(rootID), size: size, scale: 3)
  }

  private mutating func build(_ id: UInt32) -> LayerNode {
    if let node = made[id] { return node }
    let node = nodes[id]!
    let children = node.children.map { build($0) }
    let mask = node.mask.map { build($0) }
    let result = LayerNode(id: id, properties: node.properties, children: children, mask: mask)
    made[id] = result
    return result
  }

  mutating func mutate() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<10: changeProperty(of: randomID())
    case 10..<13: insert()
    case 13..<15: remove(randomID())
    case 15..<17: move(randomID())
    case 17: shuffleChildren(of: randomID())
    case 18: toggleMask(of: randomID())
    default: size.width = CGFloat.random(in: 100...900, using: &generator)
    }
  }

  // MARK: Mutations

  private mutating func makeNode(parent: UInt32?) -> UInt32 {
    nextID += 1
    nodes[nextID] = Node(parent: parent)
    for _ in 0..<3 { changeProperty(of: nextID) }
    return nextID
  }

  private mutating func insert() {
    let parent = randomID()
    let child = makeNode(parent: parent)
    let index = Int.random(in: 0...nodes[parent]!.children.count, using: &generator)
    nodes[parent]!.children.insert(child, at: index)
    touch(parent)
  }

  private mutating func remove(_ id: UInt32) {
    guard id != rootID else { return }
    detach(id)
    forget(id)
  }

  private mutating func move(_ id: UInt32) {
    let parent = randomID()
    guard id != rootID, !isInside(parent, id) else { return }
    detach(id)
    nodes[parent]!.children.append(id)
    nodes[id]!.parent = parent
    touch(parent)
  }

  private mutating func shuffleChildren(of id: UInt32) {
    nodes[id]!.children.shuffle(using: &generator)
    touch(id)
  }

  private mutating func toggleMask(of id: UInt32) {
    if let mask = nodes[id]!.mask {
      nodes[id]!.mask = nil
      forget(mask)
    } else {
      let mask = makeNode(parent: id)
      nodes[id]!.mask = mask
    }
    touch(id)
  }

  private mutating func detach(_ id: UInt32) {
    guard let parent = nodes[id]!.parent else { return }
    nodes[parent]!.children.removeAll { $0 == id }
    if nodes[parent]!.mask == id { nodes[parent]!.mask = nil }
    nodes[id]!.parent = nil
    touch(parent)
  }

  private mutating func forget(_ id: UInt32) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    made[id] = nil
    node.children.forEach { forget($0) }
    if let mask = node.mask { forget(mask) }
  }

  private func isInside(_ id: UInt32, _ ancestor: UInt32) -> Bool {
    var current: UInt32? = id
    while let next = current {
      if next == ancestor { return true }
      current = nodes[next]!.parent
    }
    return false
  }

  /// Marks the node and its ancestors as changed, so that they are created again.
  private mutating func touch(_ id: UInt32) {
    var current: UInt32? = id
    while let next = current {
      made[next] = nil
      current = nodes[next]!.parent
    }
  }

  private mutating func randomID() -> UInt32 {
    nodes.keys.sorted().randomElement(using: &generator)!
  }

  private mutating func number() -> CGFloat {
    [
      0, 1.0 / 3, -64, 44_000_000.5, CGFloat.random(in: -500...500, using: &generator),
    ].randomElement(using: &generator)!
  }

  private mutating func color() -> RGBA {
    func component(_ generator: inout SplitMix64) -> Float {
      Float.random(in: 0...1, using: &generator)
    }
    return RGBA(
      red: component(&generator), green: component(&generator), blue: component(&generator),
      alpha: component(&generator))
  }

  private mutating func changeProperty(of id: UInt32) {
    var layer = nodes[id]!.properties
    switch Int.random(in: 0..<22, using: &generator) {
    case 0: layer.bounds.origin = CGPoint(x: number(), y: number())
    case 1: layer.bounds.size = CGSize(width: abs(number()), height: abs(number()))
    case 2: layer.position = CGPoint(x: number(), y: number())
    case 3: layer.opacity = Float.random(in: 0...1, using: &generator)
    case 4: layer.isHidden.toggle()
    case 5: layer.masksToBounds.toggle()
    case 6: layer.contents = images.randomElement(using: &generator)
    case 7: layer.contents = nil
    case 8: layer.backgroundColor = layer.backgroundColor == nil ? color() : nil
    case 9:
      // Rotations alone, with uniform scale, with other scales, and with translation: each has its own
      // encoding.
      let turn = CATransform3DMakeRotation(number(), 0, 0, 1)
      switch Int(abs(number())) % 4 {
      case 0: layer.transform = turn
      case 1: layer.transform = CATransform3DScale(turn, 1.5, 1.5, 1)
      case 2: layer.transform = CATransform3DScale(turn, number(), 2, 1)
      default: layer.transform = CATransform3DTranslate(turn, number(), number(), 0)
      }
    case 10: layer.transform = CATransform3DMakeRotation(number(), 0, 1, 0)
    case 11: layer.sublayerTransform.m34 = -1 / 500
    case 12: layer.anchorPoint.x = number()
    case 13: layer.cornerRadius = abs(number())
    case 14: layer.maskedCorners = [.layerMinXMinYCorner]
    case 15: layer.borderWidth = abs(number())
    case 16: layer.contentsGravity = .resizeAspectFill
    case 17: layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    case 18: layer.shadowValues.opacity = 0.5 - layer.shadowValues.opacity
    case 19:
      var shape = ShapeProperties()
      shape.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: abs(number()) + 1, height: 2), transform: nil)
      shape.strokeColor = color()
      shape.lineDashPattern = [4, 2]
      layer.content = .shape(shape)
    case 20:
      var gradient = GradientProperties()
      gradient.colors = [color(), color()]
      gradient.locations = [0, 0.75]
      layer.content = .gradient(gradient)
    default:
      layer.backdrop =
        layer.backdrop == nil
        ? Backdrop(blurRadius: abs(number()), saturation: 1.8, tint: color()) : nil
    }
    nodes[id]!.properties = layer
    touch(id)
  }
}
