/// The content of a screen at one moment, as a value. The render loop creates it, and a compositor draws it.
///
/// Two trees of the same root share every unchanged subtree (`===`), so the cost of comparing them or sending
/// the difference depends only on the changes.
package struct LayerTree: Sendable {
  package let root: LayerNode
  /// The root's size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat

  package init(root: LayerNode, size: CGSize, scale: CGFloat) {
    self.root = root
    self.size = size
    self.scale = scale
  }
}

/// A layer in a `LayerTree`, with its current presentation values.
package final class LayerNode: Sendable {
  /// The layer's serial number, which stays the same and is never used again.
  package let id: UInt32
  package let properties: LayerProperties
  /// The children in drawing order: sorted by `zPosition`, and for equal values as in `sublayers`.
  package let children: [LayerNode]
  package let mask: LayerNode?
  /// The area that the subtree can paint at most, including shadows, in the layer's own coordinates; null if
  /// there is none.
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

  /// Returns the same node with other properties.
  func changed(_ change: (inout LayerProperties) -> Void) -> LayerNode {
    var properties = properties
    change(&properties)
    return LayerNode(id: id, properties: properties, children: children, mask: mask)
  }

  /// Returns whether a node with these values would be the same except for its serial number.
  func isMade(
    of properties: LayerProperties, _ children: [LayerNode], mask: LayerNode?
  ) -> Bool {
    self.mask === mask && self.properties == properties
      && self.children.elementsEqual(children, by: ===)
  }
}
