import Foundation
import OozeKernel

/// The groups of a section, one after the other.
///
/// Groups of known sizes are a grid, and the position of each follows from its number. If views determine
/// their sizes, the measured ones are kept in addition to the grid. Only if the views' sizes decide how many
/// items fit into a group, each group is stored: such a run costs as much as it has items.
package struct GroupRun {
  private enum Kind {
    case grid(perGroup: Int, lengths: GroupLengths)
    case flow(firsts: [Int], starts: [CGFloat], lengths: [CGFloat])
  }

  package let group: GroupItem
  private let container: CGSize
  /// The axis along which the groups follow each other.
  private let axis: LayoutAxis
  private let spacing: CGFloat
  /// The number of items.
  package let count: Int
  /// The first group with the sizes and estimates of its items.
  private let template: GroupPlacement
  private let hasEstimates: Bool
  private var kind: Kind
  private var sizes: [Int: CGSize]
  /// The greatest known length of a group across the run.
  package private(set) var across: CGFloat = 0

  /// Arranges `count` items in groups.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the groups follow each other.
  ///   - spacing: The distance between two groups, in points.
  ///   - sizes: The measured sizes of views, by item.
  package init(
    _ group: GroupItem, in container: CGSize, axis: LayoutAxis, spacing: CGFloat, count: Int,
    sizes: [Int: CGSize]
  ) {
    self.group = group
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.sizes = sizes
    template = GroupSolver.place(group, in: container, limit: max(count, 1))
    // A group without a position for an item would repeat without end.
    self.count = template.leaves.isEmpty ? 0 : count
    hasEstimates = group.hasEstimates
    across = axis.across.length(of: template.size)
    kind = .flow(firsts: [], starts: [], lengths: [])
    if group.flows {
      makeFlow()
    } else {
      let perGroup = max(1, template.leaves.count)
      let groups = (self.count + perGroup - 1) / perGroup
      kind = .grid(
        perGroup: perGroup,
        lengths: GroupLengths(
          count: groups, common: axis.length(of: template.size), spacing: spacing))
      if hasEstimates {
        var known = Set(sizes.keys.filter { $0 < count }.map { $0 / perGroup })
        // The last group may have fewer items.
        if groups > 0 { known.insert(groups - 1) }
        measure(known)
      }
    }
  }

  /// Enters the measured sizes of views.
  package mutating func take(_ new: [Int: CGSize]) {
    sizes.merge(new) { $1 }
    switch kind {
    case .grid(let perGroup, _):
      measure(Set(new.keys.filter { $0 < count }.map { $0 / perGroup }))
    case .flow: makeFlow()
    }
  }

  private mutating func measure(_ groups: Set<Int>) {
    guard case .grid(let perGroup, var lengths) = kind else { return }
    // The lengths are changed in place, not in a copy.
    kind = .flow(firsts: [], starts: [], lengths: [])
    var changes: [Int: CGFloat] = [:]
    for group in groups {
      let size = solve(first: group * perGroup, limit: min(perGroup, count - group * perGroup)).size
      changes[group] = axis.length(of: size)
      across = max(across, axis.across.length(of: size))
    }
    lengths.set(changes)
    kind = .grid(perGroup: perGroup, lengths: lengths)
  }

  private mutating func makeFlow() {
    var (firsts, starts, lengths): ([Int], [CGFloat], [CGFloat]) = ([], [], [])
    var (first, start): (Int, CGFloat) = (0, 0)
    while first < count {
      let placement = solve(first: first, limit: count - first)
      guard !placement.leaves.isEmpty else { break }
      let length = axis.length(of: placement.size)
      across = max(across, axis.across.length(of: placement.size))
      firsts.append(first)
      starts.append(start)
      lengths.append(length)
      first += placement.leaves.count
      start += length + spacing
    }
    kind = .flow(firsts: firsts, starts: starts, lengths: lengths)
  }

  private func solve(first: Int, limit: Int) -> GroupPlacement {
    GroupSolver.place(group, in: container, limit: limit) { sizes[first + $0] }
  }

  // MARK: Questions

  package var groupCount: Int {
    switch kind {
    case .grid(_, let lengths): lengths.count
    case .flow(let firsts, _, _): firsts.count
    }
  }

  /// The length of all groups including the spacing between them.
  package var length: CGFloat { groupCount == 0 ? 0 : end(ofGroup: groupCount - 1) }

  package func start(ofGroup group: Int) -> CGFloat {
    switch kind {
    case .grid(_, let lengths): lengths.start(of: group)
    case .flow(_, let starts, _): starts[group]
    }
  }

  package func length(ofGroup group: Int) -> CGFloat {
    switch kind {
    case .grid(_, let lengths): lengths.length(of: group)
    case .flow(_, _, let lengths): lengths[group]
    }
  }

  private func end(ofGroup group: Int) -> CGFloat { start(ofGroup: group) + length(ofGroup: group) }

  package func firstItem(ofGroup group: Int) -> Int {
    switch kind {
    case .grid(let perGroup, _): group * perGroup
    case .flow(let firsts, _, _): firsts[group]
    }
  }

  package func group(ofItem item: Int) -> Int {
    switch kind {
    case .grid(let perGroup, _): item / perGroup
    case .flow(let firsts, _, _): Bisection.count(firsts.count) { firsts[$0] <= item } - 1
    }
  }

  /// Returns the groups between two positions, and one more on each side for items that extend beyond
  /// their group.
  package func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(0, Bisection.count(groupCount) { end(ofGroup: $0) <= low } - 1)
    let last = min(groupCount, Bisection.count(groupCount) { start(ofGroup: $0) < high } + 1)
    return first..<max(first, last)
  }

  /// Returns the frames of the items of a group, from the group's corner.
  package func placement(ofGroup index: Int) -> GroupPlacement {
    let first = firstItem(ofGroup: index)
    let next = index + 1 < groupCount ? firstItem(ofGroup: index + 1) : count
    if case .grid = kind, next - first == template.leaves.count,
      !hasEstimates || !(first..<next).contains(where: { sizes[$0] != nil })
    {
      return template
    }
    return solve(first: first, limit: next - first)
  }
}

/// The lengths of groups, most of which are equal. Reads and changes cost O(log n).
struct GroupLengths {
  let count: Int
  let spacing: CGFloat
  private var lengths: RowHeights

  init(count: Int, common: CGFloat, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
    lengths = RowHeights(count: count, base: common)
  }

  /// Enters the lengths of some groups.
  mutating func set(_ changes: [Int: CGFloat]) {
    for (group, length) in changes where lengths[group] != length {
      lengths.set(length, at: group)
    }
  }

  func start(of group: Int) -> CGFloat { lengths.offset(of: group) + CGFloat(group) * spacing }

  func length(of group: Int) -> CGFloat { lengths[group] }
}
