/// A layer whose contents are drawn in tiles. Each tile is drawn when it first becomes visible, at the
/// resolution at which it is shown.
///
/// `draw(in:)` is called for each tile, with the clip set to the tile and the transform to its resolution:
/// `ctx.boundingBoxOfClipPath` is the requested part in the layer's coordinates. On iOS this happens on several
/// threads at once; here it happens on the main thread, in the frame that shows the tile.
open class CATiledLayer: CALayer {
  private var tiles = TileStore()
  /// The bounds that the tiles divide.
  private var tiledBounds = CGRect.null
  private var size = CGSize(width: 256, height: 256)

  override var makesChildren: Bool { true }

  /// Returns the time in seconds in which a new tile fades in: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of resolutions, each half of the previous one. The default is 1.
  open var levelsOfDetail = 1 { didSet { invalidateNode() } }

  /// The number of resolutions that are finer than the layer's own, each double the previous one. The default
  /// is 0.
  open var levelsOfDetailBias = 0 { didSet { invalidateNode() } }

  /// The maximum size of a tile in pixels. The default is 256 by 256. A side below 1 counts as 1.
  open var tileSize: CGSize {
    get { size }
    set {
      guard size != newValue else { return }
      size = newValue
      setNeedsDisplay()
    }
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    (size, tiles) = (layer.size, layer.tiles)
  }

  /// Draws all tiles again.
  open override func setNeedsDisplay() {
    tiles.removeAll()
    invalidateNode()
  }

  /// Draws the tiles that `r` touches again.
  open override func setNeedsDisplay(_ r: CGRect) {
    tiles.removeAll(touching: r)
    invalidateNode()
  }

  /// Does nothing: tiles are drawn when they become visible.
  open override func display() {}

  /// Returns the grid for drawing the layer when it is shown `magnification` times as large as its own
  /// coordinates.
  private func grid(magnification: CGFloat) -> TileGrid {
    let own = contentsScale > 0 ? contentsScale : 1
    let finest = max(0, levelsOfDetailBias)
    let coarsest = min(finest, finest - (max(1, levelsOfDetail) - 1))
    let level = (log2(max(magnification / own, 1e-6)) - 1e-6).rounded(.up)
    let scale = own * exp2(level.clamped(CGFloat(coarsest), CGFloat(finest)))
    return TileGrid(bounds: bounds, scale: scale, tileSize: size)
  }

  /// Draws the visible tiles that are missing, and forgets those far away.
  func drawVisibleTiles() {
    if tiledBounds != bounds {
      tiledBounds = bounds
      setNeedsDisplay()
    }
    guard let view = shownPart(), !view.rect.isEmpty else { return }
    let grid = grid(magnification: view.magnification)
    let now = localTime((loop ?? RenderLoop.current).now)
    var hasChanged = false
    for index in grid.tiles(in: view.rect) where !tiles.contains(index, grid.scale) {
      tiles.insert(drawTile(grid.rect(index), grid.scale), at: index, grid, drawn: now)
      hasChanged = true
    }
    let margin = CGSize(width: grid.step.width, height: grid.step.height)
    let near = view.rect.insetBy(dx: -margin.width, dy: -margin.height)
    let isWhole = tiles.isOpaque(grid.scale, at: now, fade: type(of: self).fadeDuration())
    if tiles.forget(outside: near, otherThan: isWhole ? grid.scale : nil) { hasChanged = true }
    if hasChanged { invalidateNode() }
  }

  private func drawTile(_ rect: CGRect, _ scale: CGFloat) -> CGImage? {
    let context = CGContext(lazyBitmapOfSize: rect.size, scale: scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.clip(to: rect)
    RenderLoop.current.counts.layersDrawn += 1
    delegate?.layerWillDraw(self)
    draw(in: context)
    return context.makeImage()
  }

  override func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] {
    if case .model = moment {
      let grid = grid(magnification: contentsScale)
      let all = grid.tiles(in: bounds).map { index in
        let rect = grid.rect(index)
        return Tile.node(0, drawTile(rect, grid.scale), rect, opacity: 1)
      }
      return all + children
    }
    let now = localTime(moment.time(of: self))
    let fade = type(of: self).fadeDuration()
    let nodes = tiles.nodes(at: now, fade: fade)
    let loop = loop ?? RenderLoop.current
    loop.tiled.insert(self)
    // Coarser tiles stay behind until the new ones are opaque.
    if tiles.isFading(at: now, fade: fade) {
      loop.moving.insert(self)
    } else {
      loop.moving.remove(self)
    }
    return nodes + children
  }
}

extension CALayer {
  /// Returns the visible part of the bounds, according to the superlayers' presentation values, and the number
  /// of pixels per point there. Returns `nil` if the layer isn't shown.
  func shownPart() -> (rect: CGRect, magnification: CGFloat)? {
    var rect = bounds
    var toHere = PlaneTransform.identity
    var layer: CALayer = self
    var shown = presentedProperties()
    while let parent = layer.superlayerStorage {
      guard !shown.isHidden, shown.opacity > 0 else { return nil }
      let outer = parent.presentedProperties()
      toHere = toHere.followed(by: shown.planeTransform(inside: outer))
      if outer.masksToBounds || parent.superlayerStorage == nil {
        rect = rect.intersection(toHere.inverted().boundingBox(of: outer.bounds))
      }
      guard !rect.isNull else { return nil }
      (layer, shown) = (parent, outer)
    }
    guard layer.rootLoop != nil, !shown.isHidden else { return nil }
    return (rect, toHere.meanScale * layer.contentsScale)
  }
}
