import CoreGraphics
import Foundation
import ListEngine

/// Places items in a group, and groups in groups.
///
/// An item's length along its group is that of its size, except in a group with a count, whose subitems share
/// the space equally. Subitems repeat in order while there is space; in a group whose own length is
/// estimated, while their estimates fit into it.
@MainActor struct GroupSolver {
  /// The largest number of items that is needed.
  let limit: Int
  /// The measured sizes of views, by their index in the group.
  let measured: (Int) -> CGSize?
  let traits: UITraitCollection
  private var placement = GroupPlacement()

  /// The tolerance for equal lengths: three times a third of a width is the width.
  private static let tolerance: CGFloat = 0.001

  /// Places a group in a container of a given size.
  static func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int, traits: UITraitCollection,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> GroupPlacement {
    var solver = GroupSolver(limit: limit, measured: measured, traits: traits)
    solver.placement.size = solver.place(group, at: .zero, in: container, length: nil)
    return solver.placement
  }

  // MARK: Items

  /// Places an item with its corner at a point; returns its size.
  ///
  /// - Parameter length: The length along an axis that replaces the one in the item's size.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize,
    length: (axis: LayoutAxis, value: CGFloat)?
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: origin, in: container, length: length)
    }
    let number = placement.leaves.count
    var size = item.layoutSize.size(in: container, measured: measured(number))
    if let length { length.axis.set(length.value, in: &size) }
    let insets = item.effectiveInsets
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    placement.leaves.append(
      GroupPlacement.Leaf(
        frame: frame, isWidthEstimated: item.layoutSize.widthDimension.isEstimated,
        isHeightEstimated: item.layoutSize.heightDimension.isEstimated))
    attach(item.supplementaryItems, to: frame, leaf: number)
    return size
  }

  private mutating func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, leaf: Int
  ) {
    for item in items {
      let size = item.layoutSize.size(in: frame.size)
      placement.attachments.append(
        GroupPlacement.Attachment(item: item, frame: item.frame(of: size, at: frame), leaf: leaf))
    }
  }

  // MARK: Groups

  private mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize,
    length: (axis: LayoutAxis, value: CGFloat)?
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    if let length { length.axis.set(length.value, in: &size) }
    let first = placement.leaves.count
    let insets = group.effectiveInsets
    let inner = size.inset(by: insets)
    let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .line(let axis): used = placeSubitems(of: group, along: axis, at: corner, in: inner)
    case .custom(let provider):
      used = inner
      place(provider, at: corner, in: inner, insets: insets)
    }
    if group.layoutSize.widthDimension.isEstimated, !group.isCustom, length?.axis != .horizontal {
      size.width = used.width
    }
    if group.layoutSize.heightDimension.isEstimated, !group.isCustom, length?.axis != .vertical {
      size.height = used.height
    }
    if placement.leaves.count > first {
      attach(group.supplementaryItems, to: CGRect(origin: origin, size: size), leaf: first)
    }
    return size
  }

  private mutating func place(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, at origin: CGPoint, in inner: CGSize,
    insets: NSDirectionalEdgeInsets
  ) {
    let environment = CompositionalEnvironment(
      container: CompositionalContainer(contentSize: inner, contentInsets: .zero),
      traitCollection: traits)
    for item in provider(environment).prefix(limit - placement.leaves.count) {
      placement.leaves.append(
        GroupPlacement.Leaf(
          frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
    }
  }

  /// Places the subitems one after the other; returns their total size.
  private mutating func placeSubitems(
    of group: NSCollectionLayoutGroup, along axis: LayoutAxis, at origin: CGPoint, in inner: CGSize
  ) -> CGSize {
    let room = axis.length(of: inner)
    let isEstimated = axis.dimension(of: group.layoutSize).isEstimated
    let between = group.interItemSpacing
    let spacing = between?.spacing ?? 0
    var line = SubitemLine(axis: axis, between: between)
    // The length of each subitem in a group with a count.
    let share: CGFloat? =
      group.count.flatMap { count in
        isEstimated ? nil : max(0, (room - spacing * CGFloat(count - 1)) / CGFloat(count))
      }
    var estimates: CGFloat = 0
    while placement.leaves.count < limit, line.entries.count < group.count ?? .max {
      let subitem = group.subitems[line.entries.count % group.subitems.count]
      let edges = EdgeLengths(subitem.edgeSpacing, along: axis)
      let isFirst = line.entries.isEmpty
      let start = line.end + (isFirst ? 0 : spacing)
      estimates += (isFirst ? 0 : spacing) + edges.start + edges.end
      estimates += axis.length(of: subitem.layoutSize.size(in: inner))
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
    let isAcrossEstimated = axis.across.dimension(of: group.layoutSize).isEstimated
    spread(
      line, room: isEstimated ? line.end : room,
      across: isAcrossEstimated ? acrossUsed : axis.across.length(of: inner))
    return axis.size(along: line.end, across: acrossUsed)
  }

  /// Divides the remaining space equally among flexible distances.
  private mutating func spread(_ line: SubitemLine, room: CGFloat, across: CGFloat) {
    let betweens = line.between?.isFlexible == true ? max(0, line.entries.count - 1) : 0
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
  let between: NSCollectionLayoutSpacing?
  var entries: [Entry] = []
  var end: CGFloat = 0
}

/// An item's edge spacing along a line and across it.
@MainActor private struct EdgeLengths {
  let start: CGFloat
  let end: CGFloat
  let acrossStart: CGFloat
  let acrossEnd: CGFloat
  let isStartFlexible: Bool
  let isEndFlexible: Bool
  let isAcrossStartFlexible: Bool
  let isAcrossEndFlexible: Bool

  init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: LayoutAxis) {
    let isHorizontal = axis == .horizontal
    let (first, last) =
      isHorizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
    let (acrossFirst, acrossLast) =
      isHorizontal ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
    start = first?.spacing ?? 0
    end = last?.spacing ?? 0
    acrossStart = acrossFirst?.spacing ?? 0
    acrossEnd = acrossLast?.spacing ?? 0
    isStartFlexible = first?.isFlexible ?? false
    isEndFlexible = last?.isFlexible ?? false
    isAcrossStartFlexible = acrossFirst?.isFlexible ?? false
    isAcrossEndFlexible = acrossLast?.isFlexible ?? false
  }

  var flexibleCount: Int { (isStartFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0) }
}

extension NSCollectionLayoutGroup {
  var isCustom: Bool {
    if case .custom = arrangement { true } else { false }
  }

  /// Whether a view in the group determines its own size.
  var hasEstimates: Bool {
    subitems.contains {
      ($0 as? NSCollectionLayoutGroup)?.hasEstimates ?? $0.layoutSize.hasEstimate
    }
  }

  /// Whether the measured sizes of views decide how many fit.
  var flows: Bool {
    guard case .line(let axis) = arrangement else { return false }
    let isOwn =
      count == nil && !axis.dimension(of: layoutSize).isEstimated
      && subitems.contains { axis.dimension(of: $0.layoutSize).isEstimated }
    return isOwn || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.flows ?? false }
  }
}
