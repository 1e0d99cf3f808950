/// The division of a layer's bounds into tiles of one resolution.
struct TileGrid: Equatable {
  let bounds: CGRect
  /// The number of pixels per point.
  let scale: CGFloat
  /// The size of a tile in points.
  let step: CGSize

  /// The maximum number of tiles, more than a screen shows at once. Smaller tiles beyond it aren't drawn.
  static let limit = 4096

  init(bounds: CGRect, scale: CGFloat, tileSize: CGSize) {
    self.bounds = bounds
    self.scale = scale
    func side(_ value: CGFloat) -> CGFloat { value.isFinite ? value.clamped(to: 1...4096) : 256 }
    step = CGSize(width: side(tileSize.width) / scale, height: side(tileSize.height) / scale)
  }

  /// The position of a tile, counted from the top left.
  struct Index: Hashable {
    var column: Int
    var row: Int
  }

  func rect(_ index: Index) -> CGRect {
    CGRect(
      x: bounds.minX + CGFloat(index.column) * step.width,
      y: bounds.minY + CGFloat(index.row) * step.height, width: step.width, height: step.height
    ).intersection(bounds)
  }

  /// Returns the tiles in `rect`, row by row.
  func tiles(in rect: CGRect) -> [Index] {
    let seen = rect.intersection(bounds)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
    func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
      let first = Int((low / step + 1e-6).rounded(.down))
      return first..<max(first + 1, Int((high / step - 1e-6).rounded(.up)))
    }
    let columns = range(seen.minX - bounds.minX, seen.maxX - bounds.minX, step.width)
    let rows = range(seen.minY - bounds.minY, seen.maxY - bounds.minY, step.height)
    let fitting = rows.prefix(max(1, Self.limit / columns.count))
    return fitting.flatMap { row in
      columns.prefix(Self.limit).map { Index(column: $0, row: row) }
    }
  }
}

/// A tile that has been drawn.
struct Tile {
  let id: UInt32
  let image: CGImage?
  /// The rectangle in the layer's coordinates.
  let rect: CGRect
  /// The time of drawing, in the layer's time.
  let drawn: CFTimeInterval

  func opacity(at time: CFTimeInterval, fade: CFTimeInterval) -> Float {
    guard fade > 0, time < drawn + fade else { return 1 }
    return Float(max(0, (time - drawn) / fade))
  }

  static func node(_ id: UInt32, _ image: CGImage?, _ rect: CGRect, opacity: Float) -> LayerNode {
    var properties = LayerProperties()
    properties.bounds = CGRect(origin: .zero, size: rect.size)
    properties.position = CGPoint(x: rect.midX, y: rect.midY)
    properties.contents = image
    properties.opacity = opacity
    return LayerNode(id: id, properties: properties)
  }
}

/// The drawn tiles of all resolutions.
struct TileStore {
  private struct Key: Hashable {
    var index: TileGrid.Index
    var scale: CGFloat
  }

  private var tiles: [Key: Tile] = [:]
  private var nodes: [UInt32: LayerNode] = [:]

  func contains(_ index: TileGrid.Index, _ scale: CGFloat) -> Bool {
    tiles[Key(index: index, scale: scale)] != nil
  }

  mutating func insert(
    _ image: CGImage?, at index: TileGrid.Index, _ grid: TileGrid, drawn: CFTimeInterval
  ) {
    tiles[Key(index: index, scale: grid.scale)] = Tile(
      id: CALayer.nextSerial(), image: image, rect: grid.rect(index), drawn: drawn)
  }

  mutating func removeAll() {
    tiles = [:]
    nodes = [:]
  }

  mutating func removeAll(touching rect: CGRect) {
    remove { $0.value.rect.intersection(rect).isEmpty == false }
  }

  /// Removes tiles outside `rect`, and those of other resolutions if one is given. Returns whether any were
  /// removed.
  mutating func forget(outside rect: CGRect, otherThan scale: CGFloat?) -> Bool {
    remove { entry in
      if let scale, entry.key.scale != scale { return true }
      return entry.value.rect.intersection(rect).isEmpty
    }
  }

  @discardableResult
  private mutating func remove(where isGone: ((key: Key, value: Tile)) -> Bool) -> Bool {
    let gone = tiles.filter { isGone(($0.key, $0.value)) }
    for (key, tile) in gone {
      tiles[key] = nil
      nodes[tile.id] = nil
    }
    return !gone.isEmpty
  }

  /// Returns whether all tiles of a resolution have faded in completely.
  func isOpaque(_ scale: CGFloat, at time: CFTimeInterval, fade: CFTimeInterval) -> Bool {
    tiles.allSatisfy { $0.key.scale != scale || $0.value.opacity(at: time, fade: fade) == 1 }
  }

  func isFading(at time: CFTimeInterval, fade: CFTimeInterval) -> Bool {
    tiles.values.contains { $0.opacity(at: time, fade: fade) < 1 }
      || Set(tiles.keys.map(\.scale)).count > 1
  }

  /// Returns the nodes in drawing order: coarse tiles first, so that finer ones cover them.
  mutating func nodes(at time: CFTimeInterval, fade: CFTimeInterval) -> [LayerNode] {
    tiles.sorted { ($0.value.id) < ($1.value.id) }.compactMap { _, tile in
      guard tile.image != nil else { return nil }
      let opacity = tile.opacity(at: time, fade: fade)
      if let known = nodes[tile.id], known.properties.opacity == opacity { return known }
      let node = Tile.node(tile.id, tile.image, tile.rect, opacity: opacity)
      nodes[tile.id] = node
      return node
    }
  }
}
