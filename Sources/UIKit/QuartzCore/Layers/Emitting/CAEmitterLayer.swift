/// A layer that emits particles, behind its sublayers.
///
/// Particles are a function of the layer's time and its seed: the same times show the same pictures, for any
/// number of frames in between. The layer emits from its own time 0 on, so a layer that is shown later begins
/// with the particles that would exist by then. With a `beginTime` of `CACurrentMediaTime()` it begins without
/// particles.
///
/// Changes to a cell object have no effect after the first frame that shows it. Set `emitterCells` again, or
/// name the cell and use a key path: `setValue(0, forKeyPath: "emitterCells.spark.birthRate")`. Such key paths
/// can be animated.
open class CAEmitterLayer: CALayer {
  private var cells: [CAEmitterCell]?
  /// Whether the cells were set since the last frame.
  private var hasNewCells = false
  private var system = ParticleSystem()
  private var tints = ContentsTints()

  override var makesChildren: Bool { true }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    cells = (layer as? CAEmitterLayer)?.cells
  }

  /// The cells that the layer emits.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      change("emitterCells", \.emitter.cells, to: (newValue ?? []).map { $0.properties }) {
        cells = newValue
        hasNewCells = true
      }
    }
  }

  /// A factor for the cells' birth rates. With 0, existing particles continue to live. Animatable.
  open var birthRate: Float {
    get { Float(state.emitter.birthRate) }
    set { change("birthRate", \.emitter.birthRate, to: CGFloat(newValue)) }
  }

  /// A factor for the cells' lifetimes. Animatable.
  open var lifetime: Float {
    get { Float(state.emitter.lifetime) }
    set { change("lifetime", \.emitter.lifetime, to: CGFloat(newValue)) }
  }

  /// The centre of the shape, in the layer's coordinates. Animatable.
  open var emitterPosition: CGPoint {
    get { state.emitter.position }
    set { change("emitterPosition", \.emitter.position, to: newValue) }
  }

  /// The depth of the shape's centre in points, towards the eye. Animatable.
  open var emitterZPosition: CGFloat {
    get { state.emitter.zPosition }
    set { change("emitterZPosition", \.emitter.zPosition, to: newValue) }
  }

  /// The size of the shape in points. Animatable.
  open var emitterSize: CGSize {
    get { state.emitter.size }
    set { change("emitterSize", \.emitter.size, to: newValue) }
  }

  /// The depth of the shape in points. Animatable.
  open var emitterDepth: CGFloat {
    get { state.emitter.depth }
    set { change("emitterDepth", \.emitter.depth, to: newValue) }
  }

  /// The shape of the source. The default is a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { state.emitter.shape }
    set { change("emitterShape", \.emitter.shape, to: newValue) }
  }

  /// The places on the shape where particles begin. The default is anywhere in its volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { state.emitter.mode }
    set { change("emitterMode", \.emitter.mode, to: newValue) }
  }

  open var renderMode: CAEmitterLayerRenderMode {
    get { state.emitter.renderMode }
    set { change("renderMode", \.emitter.renderMode, to: newValue) }
  }

  /// Whether particles keep their depth, which perspective shows. The default is `false`.
  open var preservesDepth: Bool {
    get { state.emitter.preservesDepth }
    set { change("preservesDepth", \.emitter.preservesDepth, to: newValue) }
  }

  /// A factor for the cells' velocities. Animatable.
  open var velocity: Float {
    get { Float(state.emitter.velocity) }
    set { change("velocity", \.emitter.velocity, to: CGFloat(newValue)) }
  }

  /// A factor for the cells' scales. Animatable.
  open var scale: Float {
    get { Float(state.emitter.scale) }
    set { change("scale", \.emitter.scale, to: CGFloat(newValue)) }
  }

  /// A factor for the cells' spins. Animatable.
  open var spin: Float {
    get { Float(state.emitter.spin) }
    set { change("spin", \.emitter.spin, to: CGFloat(newValue)) }
  }

  /// The seed of the random numbers.
  open var seed: UInt32 {
    get { state.emitter.seed }
    set { change("seed", \.emitter.seed, to: newValue) }
  }

  /// Sets a number or colour of a named cell, with the property names of `CAEmitterCell`.
  func setCellValue(_ change: (inout EmitterProperties) -> Void, path: String) {
    takeCells()
    var emitter = state.emitter
    change(&emitter)
    self.change(path, \.emitter, to: emitter)
  }

  override func prepareNode() { takeCells() }

  /// Reads changes of the cells that were made after they were set and before they are shown.
  private func takeCells() {
    guard hasNewCells else { return }
    hasNewCells = false
    state.emitter.cells = (cells ?? []).map { $0.properties }
  }

  override func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] {
    let time = localTime(moment.time(of: self))
    let emitter = shown.emitter
    guard case .shown = moment else {
      var system = system
      var tints = ContentsTints()
      system.advance(to: time, emitter)
      return system.nodes(emitter, &tints) + children
    }
    system.advance(to: time, emitter)
    let loop = loop ?? RenderLoop.current
    let isMoving = system.isActive(emitter) && !shown.isHidden
    if isMoving { loop.moving.insert(self) } else { loop.moving.remove(self) }
    return system.nodes(emitter, &tints) + children
  }

  /// The number of living particles, for tests.
  var particleCount: Int { system.livingCount }
}
