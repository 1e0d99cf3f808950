extension CALayer {
  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard modelStorage == nil else { return }
    let loop = self.loop ?? RenderLoop.current
    let copy = animation.copy() as! CAAnimation
    if let basic = copy as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil, let path = basic.keyPath
    {
      basic.fromValue = previousValues[path]
    }
    if copy.timingFunction == nil {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if copy.beginTime == 0 { copy.beginTime = localTime(loop.now) }
    let key = copy is CATransition ? kCATransition : key
    let shownBefore = copy is CATransition ? node : nil
    if let key { removeAnimation(withKey: key) }
    let order = loop.animations.nextOrder()
    let running = RunningAnimation(
      key: key ?? "\u{0}\(order)", animation: copy, duration: copy.duration, layer: self,
      order: order, completions: loop.transactions.completions)
    running.snapshot = shownBefore.map(TransitionSnapshot.init)
    for completion in running.completions { completion.enter() }
    runningAnimations.append(running)
    loop.animations.add(running)
    invalidateNode()
    loop.wake()
  }

  /// What the model's value would be with `animation`, which follows a progress source, alone.
  package func _modelValue(
    forKeyPath path: String, with animation: CAPropertyAnimation
  ) -> Any? {
    var properties = state
    animation.apply(to: &properties, at: 0, surrounding: 0)
    return AnimationKeyPath(path)?.read(properties)?.object
  }

  /// Whether the model has `value`.
  package func _hasValue(_ value: Any?, forKeyPath path: String) -> Bool {
    guard let own = AnimationKeyPath(path)?.read(state) else { return false }
    return own == (AnimatableValue(value)?.asKind(of: own) ?? own.nothing)
  }

  /// A point of the superlayer's coordinates in the layer's own, by what both show.
  package func _convertFromSuperlayerAsShown(_ p: CGPoint) -> CGPoint {
    let shown = presentedProperties()
    let up =
      superlayer.map { shown.planeTransform(inside: $0.presentedProperties()) }
      ?? shown.planeTransform
    return up.inverted().apply(p)
  }

  /// What a progress source says has changed by itself, without time.
  package func _animationProgressChanged() {
    invalidateNode()
    loop?.wake()
  }

  func removeAnimation(withKey key: String) {
    for running in runningAnimations where running.key == key { remove(running) }
  }

  func removeEveryAnimation() {
    for running in runningAnimations { remove(running) }
  }

  var keysOfAnimations: [String]? {
    let keys = runningAnimations.map(\.key).filter { !$0.hasPrefix("\u{0}") }
    return keys.isEmpty ? nil : keys
  }

  private func remove(_ running: RunningAnimation) {
    forget(running)
    let loop = self.loop ?? RenderLoop.current
    loop.animations.end(running, finished: false)
    loop.wake()
  }

  func forget(_ running: RunningAnimation) {
    runningAnimations.removeAll { $0 === running }
    invalidateNode()
  }

  /// What is shown now: the model with the running animations applied in the order of adding.
  func presentedProperties() -> LayerProperties {
    presentedProperties(at: (loop ?? RenderLoop.current).now)
  }

  /// The same at another time of the loop, as far as the animations that run now tell.
  func presentedProperties(at time: CFTimeInterval) -> LayerProperties {
    if let modelStorage { return modelStorage.presentedProperties(at: time) }
    guard !runningAnimations.isEmpty else { return state }
    let now = localTime(time)
    var shown = state
    for running in runningAnimations {
      running.animation.apply(to: &shown, at: now, surrounding: running.duration)
    }
    return shown
  }

  /// Draws anew what an animation that moves says is drawn by its key.
  func animationsMoved() {
    invalidateNode()
    if animatesItsDrawing { markNeedsDisplay() }
  }

  /// Whether an animation changes a key by which the contents are drawn.
  var animatesItsDrawing: Bool {
    runningAnimations.contains { running in
      running.keyPaths.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }

  func makePresentation() -> Self? {
    if modelStorage != nil { return self }
    guard loop != nil else { return nil }
    return makeCopyAsShown()
  }

  /// A copy with the values that are shown.
  func makeCopyAsShown() -> Self {
    let copy = LayerInitializers.copy(of: self)
    copy.present(presentedProperties(), of: self)
    return unsafeDowncast(copy, to: Self.self)
  }

  private func present(_ shown: LayerProperties, of model: CALayer) {
    modelStorage = model
    if shown.backgroundColor != model.state.backgroundColor {
      layerColors.background = shown.backgroundColor?.cgColor
    }
    if shown.borderColor != model.state.borderColor {
      layerColors.border = shown.borderColor?.cgColor
    }
    if shown.shadowValues.color != model.state.shadowValues.color {
      layerColors.shadow = shown.shadowValues.color?.cgColor
    }
    if shown.contentsIdentity != model.state.contentsIdentity { contentsStorage = shown.contents }
    for (key, value) in shown.custom where value != model.state.custom[key] {
      customValues[key] = value.object
    }
    state = shown
  }

  /// This layer's node of the layer tree: the last one if nothing changed in the subtree.
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
    if let plainNode, plainNode.mask === maskNode, plainNode.properties == shown,
      plainNode.children.elementsEqual(children, by: ===)
    {
      return plainNode
    }
    RenderLoop.current.counts.nodesRebuilt += 1
    return LayerNode(id: serial, properties: shown, children: children, mask: maskNode)
  }

  /// The first layer of this subtree whose node would be another if it were made anew although nothing
  /// says so; `nil` when all are right. For tests: it looks at every layer.
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

  /// A mask of sublayers' nodes; the last one if they are the same.
  private func stencil(of children: [LayerNode], _ shown: LayerProperties) -> LayerNode {
    var properties = LayerProperties()
    properties.bounds = shown.bounds
    properties.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    if let last = plainNode?.mask, last.properties == properties,
      last.children.elementsEqual(children, by: ===)
    {
      return last
    }
    return LayerNode(
      id: plainNode?.mask?.id ?? Self.nextSerial(), properties: properties, children: children)
  }

  /// The node during a transition; `nil` when there is none.
  private func inTransition(_ plain: LayerNode) -> LayerNode? {
    guard let running = runningAnimations.last(where: { $0.snapshot != nil }),
      let transition = running.animation as? CATransition, let snapshot = running.snapshot,
      let progress = transition.progress(
        at: localTime((loop ?? RenderLoop.current).now), duration: running.duration)
    else { return nil }
    return snapshot.node(to: plain, transition, progress: progress)
  }
}

extension CALayer: CAMediaTiming {
  /// This layer's own time when the loop's is `time`.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayerStorage?.localTime(time) ?? time
    return timing == Self.plainTiming ? parent : timing.localTime(parent)
  }

  /// The loop's time when this layer's own is `time`.
  func loopTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let parent = timing == Self.plainTiming ? time : timing.parentTime(time)
    return superlayerStorage?.loopTime(parent) ?? parent
  }

  private static let plainTiming = MediaTiming()

  var isTimeMoving: Bool { timing.speed != 0 && superlayerStorage?.isTimeMoving ?? true }

  /// Converts a time of `l`, or of `CACurrentMediaTime()` for `nil`, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    (modelStorage ?? self).localTime(l?.loopTime(t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = (modelStorage ?? self).loopTime(t)
    return l?.localTime(time) ?? time
  }

  private func changeTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    guard modelStorage == nil else { return }
    (loop ?? RenderLoop.current).animations.clockChanged()
  }

  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming(\.beginTime, to: newValue) }
  }
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming(\.duration, to: newValue) }
  }
  /// How fast time runs in this layer's tree; 0 freezes its animations.
  public var speed: Float {
    get { timing.speed }
    set { changeTiming(\.speed, to: newValue) }
  }
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming(\.timeOffset, to: newValue) }
  }
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming(\.repeatCount, to: newValue) }
  }
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming(\.repeatDuration, to: newValue) }
  }
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming(\.autoreverses, to: newValue) }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming(\.fillMode, to: newValue) }
  }
}
