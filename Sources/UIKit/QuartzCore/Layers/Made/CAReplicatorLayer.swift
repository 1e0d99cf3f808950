/// A layer that shows several copies of its sublayers, each transformed, recoloured and delayed relative to the
/// previous one.
///
/// Only the sublayers are repeated, not the background or border of the layer. `hitTest(_:)` ignores the
/// copies.
open class CAReplicatorLayer: CALayer {
  private var color: CGColor? = CGColor(white: 1, alpha: 1)
  private let instances = ReplicatorInstances()

  override var makesChildren: Bool { true }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    color = (layer as? CAReplicatorLayer)?.color
  }

  /// The number of copies, including the original. The default is 1. At most 10 000 are drawn. Animatable.
  open var instanceCount: Int {
    get { state.replicator.count }
    set { change("instanceCount", \.replicator.count, to: newValue) }
  }

  /// Whether the copies keep their depth. Layers are drawn flat here, one after the other, so this has no
  /// effect.
  open var preservesDepth: Bool {
    get { state.replicator.preservesDepth }
    set { change("preservesDepth", \.replicator.preservesDepth, to: newValue) }
  }

  /// The delay of each copy's animations relative to the previous copy, in seconds. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(state.replicator.delay) }
    set { change("instanceDelay", \.replicator.delay, to: CGFloat(newValue)) }
  }

  /// The transform from each copy to the next, about the middle of the layer. Animatable.
  open var instanceTransform: CATransform3D {
    get { state.replicator.transform }
    set { change("instanceTransform", \.replicator.transform, to: newValue) }
  }

  /// The colour by which the first copy's colours are multiplied; white doesn't change them. Animatable.
  open var instanceColor: CGColor? {
    get { shown(color, state.replicator.color) }
    set {
      change("instanceColor", \.replicator.color, to: newValue.map(RGBA.init)) { color = newValue }
    }
  }

  /// The value added to the red component of `instanceColor` for each copy, −1…1. Animatable.
  open var instanceRedOffset: Float {
    get { Float(state.replicator.redOffset) }
    set { change("instanceRedOffset", \.replicator.redOffset, to: CGFloat(newValue)) }
  }

  /// The value added to the green component for each copy, −1…1. Animatable.
  open var instanceGreenOffset: Float {
    get { Float(state.replicator.greenOffset) }
    set { change("instanceGreenOffset", \.replicator.greenOffset, to: CGFloat(newValue)) }
  }

  /// The value added to the blue component for each copy, −1…1. Animatable.
  open var instanceBlueOffset: Float {
    get { Float(state.replicator.blueOffset) }
    set { change("instanceBlueOffset", \.replicator.blueOffset, to: CGFloat(newValue)) }
  }

  /// The value added to the alpha component for each copy, −1…1. Animatable.
  open var instanceAlphaOffset: Float {
    get { Float(state.replicator.alphaOffset) }
    set { change("instanceAlphaOffset", \.replicator.alphaOffset, to: CGFloat(newValue)) }
  }

  override func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] {
    let replicator = shown.replicator
    let time = moment.time(of: self)
    return instances.nodes(of: replicator, in: shown) { index in
      guard index > 0, replicator.delay != 0, !children.isEmpty else { return children }
      if case .model = moment { return children }
      let then = loopTime(
        localTime(time) - CFTimeInterval(index) * CFTimeInterval(replicator.delay))
      let nodes = sublayerStorage.map { ModelNodes.node(of: $0, at: .time(then)) }
      return LayerOrder.sorted(nodes) { $0.properties.zPosition }
    }
  }
}

/// The copies of a `CAReplicatorLayer`.
struct ReplicatorProperties: Sendable, Equatable {
  var count = 1
  var preservesDepth = false
  /// The delay in seconds.
  var delay: CGFloat = 0
  var transform = CATransform3DIdentity
  var color: RGBA? = .white
  var redOffset: CGFloat = 0
  var greenOffset: CGFloat = 0
  var blueOffset: CGFloat = 0
  var alphaOffset: CGFloat = 0

  /// The maximum number of copies, more than a viewer can distinguish. A high count must not use up the memory.
  private static let limit = 10_000

  var drawnCount: Int { count.clamped(0, Self.limit) }

  /// Returns the colour by which the colours of a copy are multiplied.
  func color(of index: Int) -> RGBA {
    let first = color ?? .white
    func component(_ value: Float, _ offset: CGFloat) -> Float {
      let result = value + Float(offset) * Float(index)
      return result.isNaN ? 0 : result.clamped(to: 0...1)
    }
    return RGBA(
      red: component(first.red, redOffset), green: component(first.green, greenOffset),
      blue: component(first.blue, blueOffset), alpha: component(first.alpha, alphaOffset))
  }
}
