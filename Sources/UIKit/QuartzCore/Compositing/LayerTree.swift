/// The content of a screen at one moment, as a value: the render loop makes it, a compositor draws it.
///
/// Two trees of the same root share every subtree in which nothing changed (`===`), so comparing or
/// sending the difference costs what changed.
package struct LayerTree: Sendable {
  package let root: LayerNode
  /// The root's size in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat

  package init(root: LayerNode, size: CGSize, scale: CGFloat) {
    self.root = root
    self.size = size
    self.scale = scale
  }
}

/// One layer in a `LayerTree`, with the values it shows (the presentation values).
package final class LayerNode: Sendable {
  /// The layer's serial number: stable for its life, never used again.
  package let id: UInt32
  package let properties: LayerProperties
  /// In drawing order: sorted by `zPosition`, and among equals as in `sublayers`.
  package let children: [LayerNode]
  package let mask: LayerNode?
  /// The area that the subtree can paint at most, in the layer's own coordinates; null for nothing.
  /// Shadows are in it.
  package let extent: CGRect

  package init(
    id: UInt32, properties: LayerProperties, children: [LayerNode] = [], mask: LayerNode? = nil
  ) {
    self.id = id
    self.properties = properties
    self.children = children
    self.mask = mask
    extent = properties.extent(of: children)
  }

  /// The same node with other properties.
  func changed(_ change: (inout LayerProperties) -> Void) -> LayerNode {
    var properties = properties
    change(&properties)
    return LayerNode(id: id, properties: properties, children: children, mask: mask)
  }

  /// Whether a node that is made of these would be the same but for its number.
  func isMade(
    of properties: LayerProperties, _ children: [LayerNode], mask: LayerNode?
  ) -> Bool {
    self.mask === mask && self.properties == properties
      && self.children.elementsEqual(children, by: ===)
  }
}
