import QuartzCore

/// Converts layer trees into the binary frames that update one page from tree to tree.
///
/// It remembers the state of the page: the last tree by identifier, and the images. A subtree that is the same
/// object as before costs nothing, so the cost of a frame depends only on the changes.
package struct FrameEncoder {
  /// The first byte of a frame.
  package static let kind: UInt8 = 1

  /// The number of the last frame. The first frame has the number 1.
  package private(set) var frame: UInt64 = 0
  private var last: LayerTree?
  private var known: [UInt32: LayerNode] = [:]
  private var images = ImageLedger()

  package init() {}

  /// Returns whether `tree` looks like the last frame, so that no frame is necessary.
  package func isCurrent(_ tree: LayerTree) -> Bool {
    guard let last else { return false }
    return last.root === tree.root && last.size == tree.size && last.scale == tree.scale
  }

  /// Encodes the next frame.
  package mutating func encode(_ tree: LayerTree) -> Data {
    frame += 1
    images.beginFrame(frame)
    var changes = Changes()
    visit(tree.root, &changes)
    if let root = last?.root { changes.dropped.append(root) }
    var removed: [UInt32] = []
    for node in changes.dropped { remove(node, keeping: changes.visited, into: &removed) }
    let evicted = images.endFrame()

    var writer = ByteWriter()
    writer.byte(Self.kind)
    writer.varint(frame)
    let isFirst = last == nil
    let hasGeometry = isFirst || last?.size != tree.size || last?.scale != tree.scale
    writer.byte((isFirst ? 1 : 0) | (hasGeometry ? 2 : 0))
    if hasGeometry {
      writer.size(tree.size)
      writer.float32(tree.scale)
    }
    writer.varint(tree.root.id)
    writer.varint(images.new.count)
    for image in images.new {
      let encoded = EncodedImage(image)
      writer.varint(image.serial)
      writer.varint(encoded.width)
      writer.varint(encoded.height)
      writer.byte(encoded.encoding.rawValue)
      writer.varint(encoded.bytes.count)
      writer.append(encoded.bytes)
    }
    writer.varint(changes.count)
    writer.append(changes.writer.takeBytes())
    writer.varint(removed.count)
    for id in removed { writer.varint(id) }
    writer.varint(evicted.count)
    for serial in evicted { writer.varint(serial) }
    last = tree
    return writer.data
  }

  /// The changed nodes of one frame.
  private struct Changes {
    var writer = ByteWriter()
    var count = 0
    /// The nodes of the new tree that were visited.
    var visited: Set<UInt32> = []
    /// The nodes that were removed from their parent. Some of them may be elsewhere in the tree.
    var dropped: [LayerNode] = []
  }

  /// The initial properties that the page assumes for a new layer.
  private static let newLayer = LayerProperties()

  private mutating func visit(_ node: LayerNode, _ changes: inout Changes) {
    changes.visited.insert(node.id)
    let old = known[node.id]
    if old === node { return }
    known[node.id] = node

    let oldChildren = old?.children ?? []
    var fields = LayerFields(from: old?.properties ?? Self.newLayer, to: node.properties)
    if !oldChildren.elementsEqual(node.children, by: { $0.id == $1.id }) {
      fields.insert(LayerFields(.children))
    }
    if old?.mask?.id != node.mask?.id { fields.insert(LayerFields(.mask)) }
    if old == nil || !fields.isEmpty {
      changes.count += 1
      changes.writer.varint(node.id)
      changes.writer.varint(fields.rawValue)
      fields.forEach { changes.writer.write($0, of: node) }
    }
    images.replace(old?.properties.contents, by: node.properties.contents)
    if fields.contains(LayerFields(.backgroundPattern)) {
      images.replace(
        old?.properties.backgroundPattern?.tile, by: node.properties.backgroundPattern?.tile)
    }

    if !oldChildren.isEmpty { changes.dropped += oldChildren }
    if let mask = old?.mask { changes.dropped.append(mask) }
    for child in node.children { visit(child, &changes) }
    if let mask = node.mask { visit(mask, &changes) }
  }

  /// Forgets a subtree, except for nodes that are still used elsewhere.
  private mutating func remove(
    _ node: LayerNode, keeping visited: Set<UInt32>, into removed: inout [UInt32]
  ) {
    guard !visited.contains(node.id), let old = known.removeValue(forKey: node.id) else { return }
    removed.append(node.id)
    images.replace(old.properties.contents, by: nil)
    images.replace(old.properties.uncommonValues.backgroundPattern?.tile, by: nil)
    for child in old.children { remove(child, keeping: visited, into: &removed) }
    if let mask = old.mask { remove(mask, keeping: visited, into: &removed) }
  }
}
