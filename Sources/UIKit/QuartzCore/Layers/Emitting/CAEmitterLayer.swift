/// A layer that emits particles, behind its sublayers.
///
/// Particles are a function of the layer's time and its seed: the same times show the same pictures, however
/// many frames lie between. The layer emits from its own time 0 on, so one that is shown later begins with
/// the particles that would live by then; a `beginTime` of `CACurrentMediaTime()` begins with none.
///
/// Changing a cell object after the frame that showed it first changes nothing: set `emitterCells` again, or
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

  /// The cells that are emitted.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      hasNewCells = true
      change("emitterCells", \.emitter.cells, to: (newValue ?? []).map { $0.properties })
    }
  }

  /// The factor of the cells' birth rates; 0 lets those that live live on. Animatable.
  open var birthRate: Float {
    get { Float(state.emitter.birthRate) }
    set { change("birthRate", \.emitter.birthRate, to: CGFloat(newValue)) }
  }

  /// The factor of the cells' lifetimes. Animatable.
  open var lifetime: Float {
    get { Float(state.emitter.lifetime) }
    set { change("lifetime", \.emitter.lifetime, to: CGFloat(newValue)) }
  }

  /// The middle of the shape, in the layer's coordinates. Animatable.
  open var emitterPosition: CGPoint {
    get { state.emitter.position }
    set { change("emitterPosition", \.emitter.position, to: newValue) }
  }

  /// The depth of the shape's middle in points, towards the eye. Animatable.
  open var emitterZPosition: CGFloat {
    get { state.emitter.zPosition }
    set { change("emitterZPosition", \.emitter.zPosition, to: newValue) }
  }

  /// The size of the shape in points. Animatable.
  open var emitterSize: CGSize {
    get { state.emitter.size }
    set { change("emitterSize", \.emitter.size, to: newValue) }
  }

  /// How deep the shape is in points. Animatable.
  open var emitterDepth: CGFloat {
    get { state.emitter.depth }
    set { change("emitterDepth", \.emitter.depth, to: newValue) }
  }

  /// A point unless set.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { state.emitter.shape }
    set { change("emitterShape", \.emitter.shape, to: newValue) }
  }

  /// Anywhere within the shape unless set.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { state.emitter.mode }
    set { change("emitterMode", \.emitter.mode, to: newValue) }
  }

  open var renderMode: CAEmitterLayerRenderMode {
    get { state.emitter.renderMode }
    set { change("renderMode", \.emitter.renderMode, to: newValue) }
  }

  /// Whether particles keep their depth, which perspective shows; `false` unless set.
  open var preservesDepth: Bool {
    get { state.emitter.preservesDepth }
    set { change("preservesDepth", \.emitter.preservesDepth, to: newValue) }
  }

  /// The factor of the cells' velocities. Animatable.
  open var velocity: Float {
    get { Float(state.emitter.velocity) }
    set { change("velocity", \.emitter.velocity, to: CGFloat(newValue)) }
  }

  /// The factor of the cells' scales. Animatable.
  open var scale: Float {
    get { Float(state.emitter.scale) }
    set { change("scale", \.emitter.scale, to: CGFloat(newValue)) }
  }

  /// The factor of the cells' spins. Animatable.
  open var spin: Float {
    get { Float(state.emitter.spin) }
    set { change("spin", \.emitter.spin, to: CGFloat(newValue)) }
  }

  /// The seed of the random numbers.
  open var seed: UInt32 {
    get { state.emitter.seed }
    set { change("seed", \.emitter.seed, to: newValue) }
  }

  /// Sets a number or colour of a cell that is named, as `CAEmitterCell` calls it.
  func setCellValue(_ change: (inout EmitterProperties) -> Void, path: String) {
    takeCells()
    var emitter = state.emitter
    change(&emitter)
    self.change(path, \.emitter, to: emitter)
  }

  override func prepareNode() { takeCells() }

  /// Takes over changes of the cells that were made after they were set, and before they are shown.
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

  /// How many particles live now, for tests.
  var particleCount: Int { system.livingCount }
}
