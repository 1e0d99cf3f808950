import Foundation

/// Places items in a group, and groups in groups.
///
/// An item's length along its group is that of its size, except in a group with a count, whose subitems share
/// the space equally. Subitems repeat in order while there is space; in a group whose own length is
/// estimated, while their estimates fit into it.
struct GroupSolver {
  /// The largest number of items that is needed.
  private let limit: Int
  /// The measured sizes of views, by their index in the group.
  private let measured: (Int) -> CGSize?
  private var placement = GroupPlacement()

  /// The tolerance for equal lengths: three times a third of a width is the width.
  private static let tolerance: CGFloat = 0.001

  /// Places a group in a container of a given size.
  ///
  /// - Parameters:
  ///   - limit: The largest number of items that is needed.
  ///   - measured: Returns the measured size of the view of an item, by its index in the group.
  static func place(
    _ group: GroupItem, in container: CGSize, limit: Int,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> GroupPlacement {
    var solver = GroupSolver(limit: limit, measured: measured)
    solver.placement.size = solver.place(group, at: .zero, in: container, length: nil)
    return solver.placement
  }

  private init(limit: Int, measured: @escaping (Int) -> CGSize?) {
    self.limit = limit
    self.measured = measured
  }

  // MARK: Items

  /// Places an item with its corner at a point; returns its size.
  ///
  /// - Parameter length: The length along an axis that replaces the one in the item's size.
  private mutating func place(
    _ item: GroupItem, at origin: CGPoint, in container: CGSize,
    length: (axis: LayoutAxis, value: CGFloat)?
  ) -> CGSize {
    guard case .cell = item.content else {
      return place(group: item, at: origin, in: container, length: length)
    }
    let number = placement.leaves.count
    var size = item.size.size(in: container, measured: measured(number))
    if let length { length.axis.set(length.value, in: &size) }
    let insets = item.insets
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    placement.leaves.append(GroupPlacement.Leaf(frame: frame, size: item.size))
    attach(item.attachments, to: frame, leaf: number)
    return size
  }

  private mutating func attach(_ items: [GroupAttachment], to frame: CGRect, leaf: Int) {
    placement.attachments += items.map {
      GroupPlacement.Attachment(item: $0, frame: $0.frame(at: frame), leaf: leaf)
    }
  }

  // MARK: Groups

  private mutating func place(
    group: GroupItem, at origin: CGPoint, in container: CGSize,
    length: (axis: LayoutAxis, value: CGFloat)?
  ) -> CGSize {
    var size = group.size.size(in: container)
    if let length { length.axis.set(length.value, in: &size) }
    let first = placement.leaves.count
    let insets = group.insets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    switch group.content {
    case .cell: break
    case .line(let line):
      let used = place(line, of: group, at: corner, in: inner)
      if group.size.width.isEstimated, length?.axis != .horizontal { size.width = used.width }
      if group.size.height.isEstimated, length?.axis != .vertical { size.height = used.height }
    case .custom(let provider):
      for var leaf in provider(inner).prefix(limit - placement.leaves.count) {
        leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
        placement.leaves.append(leaf)
      }
    }
    if placement.leaves.count > first {
      attach(group.attachments, to: CGRect(origin: origin, size: size), leaf: first)
    }
    return size
  }

  /// Places the subitems one after the other; returns their total size.
  private mutating func place(
    _ group: GroupLine, of item: GroupItem, at origin: CGPoint, in inner: CGSize
  ) -> CGSize {
    let axis = group.axis
    let room = axis.length(of: inner)
    let isEstimated = item.size.dimension(along: axis).isEstimated
    let spacing = group.spacing.points
    var line = SubitemLine(axis: axis, between: group.spacing)
    // The length of each subitem in a group with a count.
    let share: CGFloat? =
      group.count.flatMap { count in
        isEstimated ? nil : max(0, (room - spacing * CGFloat(count - 1)) / CGFloat(count))
      }
    var estimates: CGFloat = 0
    while placement.leaves.count < limit, line.entries.count < group.count ?? .max {
      let subitem = group.subitems[line.entries.count % group.subitems.count]
      let edges = EdgeLengths(subitem.spacing, along: axis)
      let isFirst = line.entries.isEmpty
      let start = line.end + (isFirst ? 0 : spacing)
      estimates += (isFirst ? 0 : spacing) + edges.start + edges.end
      estimates += axis.length(of: subitem.size.size(in: inner))
      if group.count == nil, isEstimated, !isFirst, estimates > room + Self.tolerance { break }
      let before = (placement.leaves.count, placement.attachments.count)
      let place = axis.point(along: start + edges.start, across: edges.acrossStart)
      let size = self.place(
        subitem, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), in: inner,
        length: share.map { (axis, max(0, $0 - edges.start - edges.end)) })
      let end = start + edges.start + axis.length(of: size) + edges.end
      if group.count == nil, !isEstimated, !isFirst, end > room + Self.tolerance {
        placement.leaves.removeSubrange(before.0...)
        placement.attachments.removeSubrange(before.1...)
        break
      }
      line.entries.append(
        SubitemLine.Entry(
          leaves: before.0..<placement.leaves.count,
          attachments: before.1..<placement.attachments.count, edges: edges,
          across: axis.across.length(of: size)))
      line.end = end
      // A group without items would repeat without end.
      if placement.leaves.count == before.0 { break }
    }
    let acrossUsed =
      line.entries.map { $0.across + $0.edges.acrossStart + $0.edges.acrossEnd }
      .max() ?? 0
    let isAcrossEstimated = item.size.dimension(along: axis.across).isEstimated
    spread(
      line, room: isEstimated ? line.end : room,
      across: isAcrossEstimated ? acrossUsed : axis.across.length(of: inner))
    return axis.size(along: line.end, across: acrossUsed)
  }

  /// Divides the remaining space equally among flexible distances.
  private mutating func spread(_ line: SubitemLine, room: CGFloat, across: CGFloat) {
    let betweens = line.between.isFlexible ? max(0, line.entries.count - 1) : 0
    let edges = line.entries.reduce(0) { $0 + $1.edges.flexibleCount }
    let part = betweens + edges == 0 ? 0 : max(0, room - line.end) / CGFloat(betweens + edges)
    var shift: CGFloat = 0
    for (index, entry) in line.entries.enumerated() {
      if index > 0, betweens > 0 { shift += part }
      if entry.edges.isStartFlexible { shift += part }
      let free = max(
        0, across - entry.across - entry.edges.acrossStart - entry.edges.acrossEnd)
      let acrossShift =
        entry.edges.isAcrossStartFlexible
        ? (entry.edges.isAcrossEndFlexible ? free / 2 : free) : 0
      let move = line.axis.point(along: shift, across: acrossShift)
      if move != .zero {
        for leaf in entry.leaves {
          placement.leaves[leaf].frame = placement.leaves[leaf].frame
            .offsetBy(dx: move.x, dy: move.y)
        }
        for attachment in entry.attachments {
          placement.attachments[attachment].frame = placement.attachments[attachment].frame
            .offsetBy(dx: move.x, dy: move.y)
        }
      }
      if entry.edges.isEndFlexible { shift += part }
    }
  }
}

/// The subitems that were placed in a group.
private struct SubitemLine {
  struct Entry {
    let leaves: Range<Int>
    let attachments: Range<Int>
    let edges: EdgeLengths
    /// The length across the line.
    let across: CGFloat
  }

  let axis: LayoutAxis
  let between: GroupSpacing
  var entries: [Entry] = []
  var end: CGFloat = 0
}

/// An item's edge spacing along a line and across it.
private struct EdgeLengths {
  let start: CGFloat
  let end: CGFloat
  let acrossStart: CGFloat
  let acrossEnd: CGFloat
  let isStartFlexible: Bool
  let isEndFlexible: Bool
  let isAcrossStartFlexible: Bool
  let isAcrossEndFlexible: Bool

  init(_ spacing: GroupEdges<GroupSpacing>, along axis: LayoutAxis) {
    let (along, across) = (spacing.ends(along: axis), spacing.ends(along: axis.across))
    (start, end) = (along.start.points, along.end.points)
    (acrossStart, acrossEnd) = (across.start.points, across.end.points)
    (isStartFlexible, isEndFlexible) = (along.start.isFlexible, along.end.isFlexible)
    isAcrossStartFlexible = across.start.isFlexible
    isAcrossEndFlexible = across.end.isFlexible
  }

  var flexibleCount: Int { (isStartFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0) }
}
