extension CALayer {
  /// Draws the contents with `draw(in:)` into a bitmap at `contentsScale`. If nothing is drawn, no bitmap is
  /// made: contents drawn earlier are removed, and contents set by the app stay.
  package func drawContents() {
    let bounds = self.bounds
    guard bounds.width > 0, bounds.height > 0, contentsScale > 0 else {
      setDrawnContents(nil)
      return
    }
    let context = CGContext(lazyBitmapOfSize: bounds.size, scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    // A layer whose drawing depends on animated keys is drawn with the presentation values.
    (animatesItsDrawing ? presentation() ?? self : self).draw(in: context)
    setDrawnContents(context.makeImage())
  }

  private func setDrawnContents(_ image: CGImage?) {
    guard image != nil || hasDrawnContents else { return }
    hasDrawnContents = image != nil
    CATransaction.withoutActions { contents = image }
  }

  func displayNow() {
    dirty.remove(.display)
    RenderLoop.current.counts.layersDrawn += 1
    display()
  }

  /// Draws the contents that are due in this subtree.
  func displaySubtree() {
    guard dirty.contains(.subtreeDisplay) else { return }
    dirty.remove(.subtreeDisplay)
    if dirty.contains(.display) { displayNow() }
    for layer in sublayerStorage { layer.displaySubtree() }
    maskStorage?.displaySubtree()
  }

  /// Lays out this subtree where it is due, from the outside in.
  func layOutSubtree() {
    guard dirty.contains(.subtreeLayout) else { return }
    dirty.remove(.subtreeLayout)
    if dirty.contains(.layout) {
      dirty.remove(.layout)
      RenderLoop.current.counts.layersLaidOut += 1
      let isOutermost = dirty.insert(.layingOut).inserted
      layoutSublayers()
      if isOutermost { dirty.remove(.layingOut) }
    }
    for layer in sublayerStorage where layer.superlayerStorage === self { layer.layOutSubtree() }
    maskStorage?.layOutSubtree()
  }

  /// The maximum number of layout passes. Layout that requests another layout is repeated, but a layer that
  /// always does so would never end. The rest waits for the next commit.
  private static var maximumPasses: Int { 16 }

  func layOutUntilDone() {
    for _ in 0..<Self.maximumPasses where dirty.contains(.subtreeLayout) { layOutSubtree() }
  }

  func layOutFromHighestAncestor() {
    var top = self
    while let parent = top.superlayerStorage, parent.dirty.contains(.layout) { top = parent }
    top.layOutUntilDone()
  }

  /// Draws the layer and its sublayers with the model's values into `ctx`, whose origin becomes that of the
  /// bounds' coordinates. As on iOS, three-dimensional transforms and the layer's own position are ignored.
  /// Contents that need display are drawn first.
  public func render(in ctx: CGContext) {
    displaySubtree()
    let node = ModelNodes.node(of: self)
    Compositor.draw(node, in: ctx)
  }
}
