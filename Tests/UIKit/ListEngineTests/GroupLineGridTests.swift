import Foundation
import Testing

@testable import ListEngine

/// The places of a group's subitems, compared with sums.
///
/// Source: Apple's reference of `NSCollectionLayoutGroup`, `NSCollectionLayoutItem.edgeSpacing`, `contentInsets` and
/// `NSCollectionLayoutSpacing`: fixed distances have their points, flexible ones at least theirs and equal shares of what
/// remains.
@Suite struct GroupLineGridTests {
  private typealias Edges = GroupEdges<GroupSpacing>

  private let container = CGSize(width: 300, height: 200)

  private func edges(
    _ axis: LayoutAxis, _ start: GroupSpacing = .init(), _ end: GroupSpacing = .init(),
    _ before: GroupSpacing = .init(), _ after: GroupSpacing = .init()
  ) -> Edges {
    axis == .horizontal
      ? Edges(leading: start, top: before, trailing: end, bottom: after)
      : Edges(leading: before, top: start, trailing: after, bottom: end)
  }

  private func size(
    _ axis: LayoutAxis, _ along: GroupDimension, _ across: GroupDimension
  ) -> GroupSize {
    axis == .horizontal
      ? GroupSize(width: along, height: across) : GroupSize(width: across, height: along)
  }

  private func item(
    _ size: GroupSize, _ content: GroupItem.Content = .cell, _ spacing: Edges? = nil,
    inset: CGFloat = 0, attachments: [GroupAttachment] = []
  ) -> GroupItem {
    GroupItem(
      size: size, insets: GroupEdges(leading: inset, top: inset, trailing: inset, bottom: inset),
      spacing: spacing ?? edges(.horizontal), attachments: attachments, content: content)
  }

  private func line(
    _ axis: LayoutAxis, _ subitems: [GroupItem], count: Int? = nil, _ spacing: CGFloat = 0,
    isFlexible: Bool = false
  ) -> GroupItem.Content {
    .line(
      GroupLine(
        axis: axis, subitems: subitems, count: count,
        spacing: GroupSpacing(spacing, isFlexible: isFlexible)))
  }

  /// Returns the ranges of the cells along and across a line.
  private func places(
    _ group: GroupItem, _ axis: LayoutAxis, limit: Int = 9
  ) -> (along: [[CGFloat]], across: [[CGFloat]], size: CGSize) {
    let placement = GroupSolver.place(group, in: container, limit: limit)
    func range(_ axis: LayoutAxis, _ frame: CGRect) -> [CGFloat] {
      let (low, high) = axis.range(of: frame)
      return [low, high]
    }
    return (
      placement.leaves.map { range(axis, $0.frame) },
      placement.leaves.map { range(axis.across, $0.frame) }, placement.size
    )
  }

  /// An item's distances at its edges are between its share of the line and its cell.
  @Test func sharesIncludeTheEdges() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let cell = item(
        size(axis, .absolute(1), .absolute(20)), .cell,
        edges(axis, GroupSpacing(3), GroupSpacing(2), GroupSpacing(4), GroupSpacing(1)))
      let group = item(
        size(axis, .absolute(126), .absolute(60)), line(axis, [cell], count: 3, 6))
      let found = places(group, axis)
      #expect(found.along == [[3, 36], [47, 80], [91, 124]].map { $0.map { CGFloat($0) } })
      #expect(found.across == Array(repeating: [4, 24], count: 3))
      #expect(found.size == axis.size(along: 126, across: 60))
    }
  }

  /// If the distances leave nothing, a count's items have no length.
  @Test func sharesAreNeverNegative() {
    let cell = item(size(.horizontal, .absolute(1), .absolute(20)))
    for length: CGFloat in [40, 41, 20] {
      let group = item(
        size(.horizontal, .absolute(length), .absolute(20)),
        line(.horizontal, [cell], count: 5, 10))
      let lengths = places(group, .horizontal).along.map { $0[1] - $0[0] }
      #expect(lengths.count == 5)
      #expect(lengths.allSatisfy { abs($0 - max(0, length - 40) / 5) < 1e-9 }, "\(length)")
    }
    let edged = item(
      size(.horizontal, .absolute(1), .absolute(20)), .cell,
      edges(.horizontal, GroupSpacing(8), GroupSpacing(8)))
    let group = item(
      size(.horizontal, .absolute(30), .absolute(20)), line(.horizontal, [edged], count: 2))
    #expect(places(group, .horizontal).along == [[8, 8], [24, 24]])
  }

  /// A group of an estimated length takes items while their estimates fit, with all distances, and is as long as they
  /// are.
  @Test func estimatesDecideHowManyFit() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      for length in [10, 43, 95, 96, 97, 148, 149, 150] as [CGFloat] {
        let cell = item(
          size(axis, .estimated(40), .absolute(20)), .cell,
          edges(axis, GroupSpacing(2), GroupSpacing(1)))
        let group = item(size(axis, .estimated(length), .absolute(20)), line(axis, [cell], 10))
        // The first takes 43 points and each other one 53.
        let count = length < 96 ? 1 : length < 149 ? 2 : 3
        let found = places(group, axis)
        let want = (0..<count).map { index -> [CGFloat] in
          let start = CGFloat(index) * 53 + 2
          return [start, start + 40]
        }
        #expect(found.along == want, "\(length)")
        #expect(found.size == axis.size(along: CGFloat(count) * 53 - 10, across: 20))
      }
      // The measured lengths don't change the number of items.
      let cell = item(size(axis, .estimated(40), .absolute(20)))
      let group = item(size(axis, .estimated(100), .absolute(20)), line(axis, [cell], 10))
      let placement = GroupSolver.place(group, in: container, limit: 9) { _ in
        axis.size(along: 70, across: 70)
      }
      #expect(placement.leaves.map { axis.range(of: $0.frame).low } == [0, 80])
      #expect(placement.size == axis.size(along: 150, across: 20))
    }
  }

  /// A group of a known length takes items while they fit, with all distances.
  @Test func edgesCountTowardsTheLength() {
    for length in [42, 95, 96, 148, 149] as [CGFloat] {
      let cell = item(
        size(.horizontal, .absolute(40), .absolute(20)), .cell,
        edges(.horizontal, GroupSpacing(2), GroupSpacing(1)))
      let group = item(
        size(.horizontal, .absolute(length), .absolute(20)), line(.horizontal, [cell], 10))
      let found = places(group, .horizontal)
      #expect(found.along.count == (length < 96 ? 1 : length < 149 ? 2 : 3), "\(length)")
      #expect(found.size.width == length)
      #expect(places(group, .horizontal, limit: 1).along.count == 1)
    }
  }

  /// A group of an estimated length across is as long as its largest subitem with the distances at its edges.
  @Test func groupsEncloseTheirSubitems() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let low = item(
        size(axis, .absolute(50), .absolute(20)), .cell,
        edges(axis, .init(), .init(), GroupSpacing(9), GroupSpacing(6)))
      let high = item(size(axis, .absolute(50), .absolute(31)))
      let group = item(size(axis, .absolute(100), .estimated(1)), line(axis, [low, high]))
      let found = places(group, axis)
      #expect(found.across == [[9, 29], [0, 31]])
      #expect(found.size == axis.size(along: 100, across: 35))
    }
  }

  /// Across a line, a flexible distance before an item moves it to the other edge, and two move it to the middle.
  @Test func flexibleDistancesAcross() {
    let flexible = GroupSpacing(2, isFlexible: true)
    let fixed = GroupSpacing(4)
    for axis in [LayoutAxis.horizontal, .vertical] {
      for (before, after, start) in [
        (fixed, fixed, 4), (flexible, fixed, 36), (fixed, flexible, 4), (flexible, flexible, 20),
      ] {
        let cell = item(
          size(axis, .absolute(50), .absolute(20)), .cell,
          edges(axis, .init(), .init(), before, after))
        let group = item(size(axis, .absolute(50), .absolute(60)), line(axis, [cell]))
        #expect(places(group, axis).across == [[CGFloat(start), CGFloat(start) + 20]])
        // Without space that is left, items keep the distances' points.
        let full = item(size(axis, .absolute(50), .absolute(10)), line(axis, [cell]))
        #expect(places(full, axis).across.map { $0[0] } == [before.points])
      }
    }
  }

  /// The rest of a line is shared by its flexible distances, between items and at their edges.
  @Test func flexibleDistancesShareTheRest() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      for count in 1...3 {
        for kinds in 0..<8 {
          let (between, start, end) = (kinds & 1 > 0, kinds & 2 > 0, kinds & 4 > 0)
          for rest: CGFloat in [-4, 0, 24] {
            let cell = item(
              size(axis, .absolute(10), .absolute(20)), .cell,
              edges(
                axis, GroupSpacing(1, isFlexible: start), GroupSpacing(2, isFlexible: end)))
            let used = CGFloat(count) * 13 + CGFloat(count - 1) * 3
            let group = item(
              size(axis, .absolute(used + rest), .absolute(20)),
              line(axis, [cell], 3, isFlexible: between))
            let found = places(group, axis, limit: count).along
            // A line without enough space for all items has fewer, with more space.
            guard found.count == count else { continue }
            let shares = (between ? count - 1 : 0) + (start ? count : 0) + (end ? count : 0)
            let share = shares > 0 ? max(0, rest) / CGFloat(shares) : 0
            var place: CGFloat = 0
            for index in 0..<count {
              if index > 0 { place += 3 + (between ? share : 0) }
              place += 1 + (start ? share : 0)
              #expect(abs(found[index][0] - place) < 1e-9, "\(count) \(kinds) \(rest)")
              place += 12 + (end ? share : 0)
            }
          }
        }
      }
    }
  }

  /// A flexible distance at one item's edge and one between two items share the rest.
  @Test func differentItemsShareTheRest() {
    let pushed = item(
      size(.horizontal, .absolute(10), .absolute(20)), .cell,
      edges(.horizontal, GroupSpacing(1, isFlexible: true)))
    let plain = item(size(.horizontal, .absolute(10), .absolute(20)))
    let group = item(
      size(.horizontal, .absolute(48), .absolute(20)),
      line(.horizontal, [pushed, plain], 3, isFlexible: true))
    #expect(places(group, .horizontal, limit: 2).along == [[13, 23], [38, 48]])
  }

  /// Insets that are longer than an item or a group leave nothing.
  @Test func insetsLeaveNothing() {
    let cell = item(GroupSize(width: .absolute(40), height: .absolute(30)), inset: 25)
    let group = item(
      GroupSize(width: .absolute(100), height: .absolute(50)), line(.horizontal, [cell]))
    #expect(places(group, .horizontal).along == [[25, 25], [65, 65]])
    let whole = item(GroupSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let narrow = item(
      GroupSize(width: .absolute(40), height: .absolute(30)), line(.horizontal, [whole]),
      inset: 25)
    let placement = GroupSolver.place(narrow, in: container, limit: 1)
    #expect(placement.leaves.map(\.frame) == [CGRect(x: 25, y: 25, width: 0, height: 0)])
  }

  /// Fractions are those of the group around an item, less its insets.
  @Test func fractionsOfTheGroup() {
    let cell = item(GroupSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)))
    let group = item(
      GroupSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5)),
      line(.horizontal, [cell]), inset: 10)
    let placement = GroupSolver.place(group, in: container, limit: 9)
    #expect(
      placement.leaves.map(\.frame) == [
        CGRect(x: 10, y: 10, width: 65, height: 20), CGRect(x: 75, y: 10, width: 65, height: 20),
      ])
    #expect(placement.size == CGSize(width: 150, height: 100))
    #expect(placement.leaves.allSatisfy { $0.zIndex == 0 })
  }

  /// A group in a group with a count has the share's length, whatever its own is.
  @Test func countsReplaceTheLengthsOfGroups() {
    let cell = item(GroupSize(width: .fractionalWidth(1), height: .estimated(20)))
    let column = item(
      GroupSize(width: .estimated(7), height: .estimated(50)), line(.vertical, [cell], 2))
    let group = item(
      GroupSize(width: .absolute(100), height: .estimated(1)),
      line(.horizontal, [column], count: 2))
    let placement = GroupSolver.place(group, in: container, limit: 9)
    #expect(
      placement.leaves.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 22, width: 50, height: 20),
        CGRect(x: 50, y: 0, width: 50, height: 20), CGRect(x: 50, y: 22, width: 50, height: 20),
      ])
    #expect(placement.size == CGSize(width: 100, height: 42))
    // No more items are placed than are needed.
    #expect(GroupSolver.place(group, in: container, limit: 3).leaves.count == 3)
  }

  /// A custom group in a line places what is needed, and an empty one ends the line.
  @Test func customGroupsInALine() {
    func custom(_ count: Int, _ attachments: [GroupAttachment] = []) -> GroupItem {
      item(
        GroupSize(width: .absolute(40), height: .absolute(20)),
        .custom { _ in
          (0..<count).map { GroupPlacement.Leaf(frame: CGRect(x: $0, y: 0, width: 1, height: 1)) }
        }, attachments: attachments)
    }
    let size = GroupSize(width: .absolute(130), height: .absolute(20))
    let group = item(size, line(.horizontal, [custom(3)], 5))
    for (limit, starts) in [(2, [0, 1]), (3, [0, 1, 2]), (5, [0, 1, 2, 45, 46])] {
      let placement = GroupSolver.place(group, in: container, limit: limit)
      #expect(placement.leaves.map(\.frame.minX) == starts.map { CGFloat($0) })
      #expect(placement.leaves.allSatisfy { $0.zIndex == 0 })
      #expect(placement.leaves.allSatisfy { !$0.isWidthEstimated && !$0.isHeightEstimated })
    }
    let badge = GroupAttachment(
      kind: "badge", zIndex: 1, size: GroupSize(width: .absolute(4), height: .absolute(2)),
      anchor: GroupAttachment.Anchor(
        place: CGPoint(x: 1, y: 0), offset: CGPoint(x: 3, y: 0), isFraction: false),
      ownAnchor: nil)
    // A view at a group is attached to the group's first item, and there is none without items.
    let marked = item(size, line(.horizontal, [custom(1, [badge])], 5))
    let placement = GroupSolver.place(marked, in: container, limit: 9)
    #expect(placement.attachments.map(\.leaf) == [0, 1, 2])
    #expect(placement.attachments.map(\.frame.minX) == [39, 84, 129])
    let empty = item(size, line(.horizontal, [custom(0, [badge])], 5))
    let nothing = GroupSolver.place(empty, in: container, limit: 9)
    #expect(nothing.leaves.isEmpty)
    #expect(nothing.attachments.isEmpty)
  }

  /// Views that are attached to items move with them into flexible distances.
  @Test func attachmentsMoveWithTheirItems() {
    let badge = GroupAttachment(
      kind: "badge", zIndex: 1, size: GroupSize(width: .absolute(4), height: .absolute(2)),
      anchor: GroupAttachment.Anchor(place: .zero, offset: .zero, isFraction: false),
      ownAnchor: nil)
    let cell = item(
      GroupSize(width: .absolute(40), height: .absolute(10)), attachments: [badge])
    let group = item(
      GroupSize(width: .absolute(100), height: .absolute(20)),
      line(.horizontal, [cell], isFlexible: true))
    let placement = GroupSolver.place(group, in: container, limit: 9)
    #expect(placement.leaves.map(\.frame.minX) == [0, 60])
    #expect(placement.attachments.map(\.frame.minX) == [0, 60])
  }

  /// Only measured lengths along a line of a known length decide how many items fit into it.
  @Test func linesThatFlow() {
    let fixed = item(GroupSize(width: .absolute(40), height: .estimated(20)))
    let free = item(GroupSize(width: .estimated(40), height: .absolute(20)))
    let known = GroupSize(width: .absolute(100), height: .absolute(20))
    let unknown = GroupSize(width: .estimated(100), height: .absolute(20))
    func flows(_ size: GroupSize, _ items: [GroupItem], count: Int? = nil) -> Bool {
      item(size, line(.horizontal, items, count: count)).flows
    }
    #expect(flows(known, [free]))
    #expect(flows(known, [fixed, free]))
    #expect(!flows(known, [fixed]))
    #expect(!flows(known, [free], count: 2))
    #expect(!flows(unknown, [free]))
    #expect(flows(unknown, [item(known, line(.horizontal, [free]))]))
    let custom = item(known, .custom { _ in [] })
    #expect(!free.flows)
    #expect(!custom.flows)
    #expect(!custom.hasEstimates)
    #expect(free.hasEstimates)
  }
}
