import Foundation

/// A part of a compositional layout: the place of one cell, or a group of items.
package struct GroupItem {
  package enum Content {
    case cell
    /// Items one after the other.
    case line(GroupLine)
    /// Items at places in the group, which a closure computes from the group's size.
    case custom((CGSize) -> [GroupPlacement.Leaf])
  }

  package let size: GroupSize
  /// The space between the item's edges and its cell, without that along estimated lengths.
  let insets: GroupEdges<CGFloat>
  /// The space around the item.
  let spacing: GroupEdges<GroupSpacing>
  let attachments: [GroupAttachment]
  let content: Content

  /// - Parameter insets: The space between the item's edges and its cell. It has no effect along estimated
  ///   lengths.
  package init(
    size: GroupSize, insets: GroupEdges<CGFloat>, spacing: GroupEdges<GroupSpacing>,
    attachments: [GroupAttachment], content: Content
  ) {
    self.size = size
    self.insets = GroupEdges(
      leading: size.width.isEstimated ? 0 : insets.leading,
      top: size.height.isEstimated ? 0 : insets.top,
      trailing: size.width.isEstimated ? 0 : insets.trailing,
      bottom: size.height.isEstimated ? 0 : insets.bottom)
    self.spacing = spacing
    self.attachments = attachments
    self.content = content
  }

  /// Whether a view in the group determines its own size.
  package var hasEstimates: Bool {
    switch content {
    case .cell: size.hasEstimate
    case .line(let line): line.subitems.contains(where: \.hasEstimates)
    case .custom: false
    }
  }

  /// Whether the measured sizes of views decide how many items fit into the group.
  var flows: Bool {
    guard case .line(let line) = content else { return false }
    func isEstimated(_ item: GroupItem) -> Bool {
      item.size.dimension(along: line.axis).isEstimated
    }
    let isOwn =
      line.count == nil && !isEstimated(self) && line.subitems.contains(where: isEstimated)
    return isOwn || line.subitems.contains(where: \.flows)
  }
}

/// The items of a group that follow each other.
package struct GroupLine {
  let axis: LayoutAxis
  let subitems: [GroupItem]
  /// How often the group repeats its one subitem, in equal sizes; `nil` for as many as fit.
  let count: Int?
  /// The distance between subitems.
  let spacing: GroupSpacing

  package init(axis: LayoutAxis, subitems: [GroupItem], count: Int?, spacing: GroupSpacing) {
    self.axis = axis
    self.subitems = subitems
    self.count = count
    self.spacing = spacing
  }
}

/// A distance between items, or between an item and its surroundings. Flexible ones share the remaining space.
package struct GroupSpacing: Equatable, Sendable {
  let points: CGFloat
  let isFlexible: Bool

  package init(_ points: CGFloat = 0, isFlexible: Bool = false) {
    self.points = points
    self.isFlexible = isFlexible
  }
}

/// A value for each edge of an item.
package struct GroupEdges<Value> {
  let leading: Value
  let top: Value
  let trailing: Value
  let bottom: Value

  package init(leading: Value, top: Value, trailing: Value, bottom: Value) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func ends(along axis: LayoutAxis) -> (start: Value, end: Value) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
