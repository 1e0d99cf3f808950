import Foundation
import ListEngine
import Testing

/// Groups of a compositional layout, compared with sums over plain lists.
///
/// Source: Apple's reference of `NSCollectionLayoutGroup`, `NSCollectionLayoutSpacing` and
/// `NSCollectionLayoutDimension`.
@Suite struct GroupRunGridTests {
  private let container = CGSize(width: 300, height: 200)

  private func item(
    _ size: GroupSize, _ content: GroupItem.Content = .cell, insets: CGFloat = 0,
    attachments: [GroupAttachment] = []
  ) -> GroupItem {
    GroupItem(
      size: size,
      insets: GroupEdges(leading: insets, top: insets, trailing: insets, bottom: insets),
      spacing: GroupEdges(
        leading: GroupSpacing(), top: GroupSpacing(), trailing: GroupSpacing(),
        bottom: GroupSpacing()),
      attachments: attachments, content: content)
  }

  private func size(
    _ axis: LayoutAxis, along: GroupDimension, across: GroupDimension
  ) -> GroupSize {
    axis == .horizontal
      ? GroupSize(width: along, height: across) : GroupSize(width: across, height: along)
  }

  /// "Creates a group containing an array of equally sized items": the count's items share the group's length,
  /// less the spacing between them.
  @Test func aCountSharesTheLength() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      for count in 1...5 {
        for spacing: CGFloat in [0, 6] {
          let cell = item(size(axis, along: .absolute(1), across: .absolute(20)))
          let line = GroupLine(
            axis: axis, subitems: [cell], count: count, spacing: GroupSpacing(spacing))
          let group = item(size(axis, along: .absolute(120), across: .absolute(20)), .line(line))
          let run = GroupRun(
            group, in: container, axis: axis.across, spacing: 0, count: count, sizes: [:])
          let length = (120 - spacing * CGFloat(count - 1)) / CGFloat(count)
          let frames = run.placement(ofGroup: 0).leaves.map(\.frame)
          #expect(run.groupCount == 1)
          #expect(frames.count == count)
          for (index, frame) in frames.enumerated() {
            let start = CGFloat(index) * (length + spacing)
            #expect(abs(axis.range(of: frame).low - start) < 1e-9)
            #expect(abs(axis.length(of: frame.size) - length) < 1e-9)
            #expect(axis.across.length(of: frame.size) == 20)
          }
        }
      }
    }
  }

  /// Without a count, a group takes items until the next one doesn't fit.
  @Test func aGroupTakesWhatFits() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      for length: CGFloat in [30, 40, 100, 250] {
        for spacing: CGFloat in [0, 10] {
          let cell = item(size(axis, along: .absolute(length), across: .absolute(20)))
          let line = GroupLine(
            axis: axis, subitems: [cell], count: nil, spacing: GroupSpacing(spacing))
          let group = item(size(axis, along: .absolute(150), across: .absolute(20)), .line(line))
          let run = GroupRun(
            group, in: container, axis: axis.across, spacing: 5, count: 7, sizes: [:])
          var (fitting, used) = (1, length)
          while used + spacing + length <= 150 {
            fitting += 1
            used += spacing + length
          }
          #expect(run.placement(ofGroup: 0).leaves.count == fitting, "\(length), \(spacing)")
          #expect(run.groupCount == (7 + fitting - 1) / fitting)
          #expect(run.length == CGFloat(run.groupCount) * 25 - 5)
          for item in 0..<7 { #expect(run.group(ofItem: item) == item / fitting) }
        }
      }
    }
  }

  /// The rows of a list whose views determine their heights: measured heights replace the estimate, in whichever
  /// order they become known.
  @Test func measuredLengthsReplaceEstimates() {
    let estimate = GroupSize(width: .fractionalWidth(1), height: .estimated(40))
    let line = GroupLine(
      axis: .horizontal, subitems: [item(estimate)], count: nil, spacing: GroupSpacing())
    let group = item(estimate, .line(line))
    for count in 0...4 {
      // Each row is unmeasured, lower or higher.
      for choice in 0..<Int(pow(3, Double(count))) {
        var (sizes, rest): ([Int: CGSize], Int) = ([:], choice)
        for row in 0..<count {
          if rest % 3 > 0 { sizes[row] = CGSize(width: 300, height: rest % 3 == 1 ? 25 : 90) }
          rest /= 3
        }
        var later = GroupRun(
          group, in: container, axis: .vertical, spacing: 7, count: count, sizes: [:])
        for row in sizes.keys.sorted(by: >) { later.take([row: sizes[row] ?? .zero]) }
        let known = GroupRun(
          group, in: container, axis: .vertical, spacing: 7, count: count, sizes: sizes)
        for run in [later, known] {
          var start: CGFloat = 0
          for row in 0..<count {
            let height = sizes[row]?.height ?? 40
            #expect(run.start(ofGroup: row) == start, "\(sizes)")
            #expect(run.length(ofGroup: row) == height, "\(sizes)")
            #expect(run.placement(ofGroup: row).leaves.map(\.frame.height) == [height])
            start += height + 7
          }
          #expect(run.length == max(0, start - 7))
        }
      }
    }
  }

  /// If measured sizes decide how many items fit, each line ends before the item that no longer does.
  @Test func measuredWidthsBreakLines() {
    let cell = item(GroupSize(width: .estimated(100), height: .absolute(20)))
    let line = GroupLine(
      axis: .horizontal, subitems: [cell], count: nil, spacing: GroupSpacing(10))
    let group = item(
      GroupSize(width: .fractionalWidth(1), height: .absolute(20)), .line(line))
    for choice in 0..<81 {
      let widths = [1, 3, 9, 27].map { CGFloat([60, 100, 280][choice / $0 % 3]) }
      let run = GroupRun(
        group, in: container, axis: .vertical, spacing: 0, count: 4,
        sizes: Dictionary(
          uniqueKeysWithValues: widths.enumerated().map {
            ($0.offset, CGSize(width: $0.element, height: 20))
          }))
      var lines: [[CGFloat]] = []
      for width in widths {
        if let last = lines.last, last.reduce(0, +) + CGFloat(last.count) * 10 + width <= 300 {
          lines[lines.count - 1].append(width)
        } else {
          lines.append([width])
        }
      }
      let found = (0..<run.groupCount).map { run.placement(ofGroup: $0).leaves.map(\.frame.width) }
      #expect(found == lines)
    }
  }

  /// A stretch of the run contains every group that touches it.
  @Test func stretchesContainTheGroupsThatTheyTouch() {
    let cell = item(GroupSize(width: .fractionalWidth(1), height: .estimated(40)))
    let line = GroupLine(axis: .vertical, subitems: [cell], count: nil, spacing: GroupSpacing())
    let group = item(GroupSize(width: .fractionalWidth(1), height: .estimated(40)), .line(line))
    let run = GroupRun(
      group, in: container, axis: .vertical, spacing: 5, count: 6,
      sizes: [1: CGSize(width: 300, height: 90), 4: CGSize(width: 300, height: 10)])
    for low in stride(from: CGFloat(-20), to: run.length + 20, by: 2.5) {
      let found = run.groups(from: low, to: low + 30)
      for index in 0..<run.groupCount
      where run.start(ofGroup: index) < low + 30
        && run.start(ofGroup: index) + run.length(ofGroup: index) > low
      {
        #expect(found.contains(index), "\(low)")
      }
    }
  }

  /// Flexible distances share the space that the items leave. Insets make cells smaller, not items.
  @Test func flexibleDistancesShareTheRest() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let cell = item(size(axis, along: .absolute(30), across: .absolute(20)), insets: 2)
      let line = GroupLine(
        axis: axis, subitems: [cell], count: nil, spacing: GroupSpacing(1, isFlexible: true))
      let group = item(size(axis, along: .absolute(200), across: .absolute(20)), .line(line))
      let run = GroupRun(
        group, in: container, axis: axis.across, spacing: 0, count: 6, sizes: [:])
      // Six items and five distances of 1 leave 15 points.
      let frames = run.placement(ofGroup: 0).leaves.map(\.frame)
      let starts: [CGFloat] = [2, 36, 70, 104, 138, 172]
      #expect(frames.map { axis.range(of: $0).low } == starts)
      #expect(frames.allSatisfy { axis.length(of: $0.size) == 26 })
      #expect(frames.allSatisfy { axis.across.range(of: $0) == (2, 18) })
    }
  }

  /// A view is attached where its own point meets the cell's: the corner, moved by points or by fractions of its
  /// size.
  @Test func attachmentsMeetTheirCells() {
    let places = [CGFloat(0), 0.5, 1]
    for x in places {
      for y in places {
        for isFraction in [false, true] {
          let anchor = GroupAttachment.Anchor(
            place: CGPoint(x: x, y: y), offset: CGPoint(x: 0.5, y: -0.5), isFraction: isFraction)
          let own = GroupAttachment.Anchor(
            place: CGPoint(x: 1 - x, y: y), offset: .zero, isFraction: false)
          for ownAnchor in [nil, own] {
            let badge = GroupAttachment(
              kind: "badge", zIndex: 3, size: GroupSize(width: .absolute(10), height: .absolute(6)),
              anchor: anchor, ownAnchor: ownAnchor)
            let cell = item(
              GroupSize(width: .absolute(100), height: .absolute(50)), attachments: [badge])
            let group = item(
              GroupSize(width: .absolute(100), height: .absolute(50)),
              .line(
                GroupLine(
                  axis: .horizontal, subitems: [cell], count: nil, spacing: GroupSpacing())))
            let run = GroupRun(
              group, in: container, axis: .vertical, spacing: 0, count: 1, sizes: [:])
            let found = run.placement(ofGroup: 0).attachments
            let shift = isFraction ? CGPoint(x: 5, y: -3) : CGPoint(x: 0.5, y: -0.5)
            let inner = ownAnchor == nil ? x : 1 - x
            #expect(found.map(\.leaf) == [0])
            #expect(found.map(\.item.kind) == ["badge"])
            #expect(
              found.first?.frame
                == CGRect(
                  x: 100 * x + shift.x - 10 * inner, y: 50 * y + shift.y - 6 * y, width: 10,
                  height: 6))
          }
        }
      }
    }
  }

  /// The items of a custom group are where its closure puts them, from the group's corner inside its insets.
  @Test func aClosurePlacesTheItemsOfACustomGroup() {
    let group = item(
      GroupSize(width: .absolute(100), height: .absolute(50)),
      .custom { size in
        #expect(size == CGSize(width: 92, height: 42))
        return (0..<3).map {
          GroupPlacement.Leaf(
            frame: CGRect(x: CGFloat($0) * 20, y: 1, width: 10, height: 10), zIndex: $0)
        }
      }, insets: 4)
    let run = GroupRun(group, in: container, axis: .vertical, spacing: 0, count: 5, sizes: [:])
    #expect(run.groupCount == 2)
    #expect(run.placement(ofGroup: 0).leaves.map(\.frame.minX) == [4, 24, 44])
    #expect(run.placement(ofGroup: 0).leaves.map(\.zIndex) == [0, 1, 2])
    #expect(run.placement(ofGroup: 1).leaves.map(\.frame.origin.y) == [5, 5])
  }

  /// Groups of several rows whose views determine their heights: the last group may have fewer rows. Sizes of items
  /// that don't exist are ignored.
  @Test func groupsOfMeasuredRows() {
    let cell = item(GroupSize(width: .fractionalWidth(1), height: .estimated(40)))
    let line = GroupLine(axis: .vertical, subitems: [cell], count: nil, spacing: GroupSpacing(2))
    let group = item(
      GroupSize(width: .fractionalWidth(1), height: .estimated(124)), .line(line))
    for count in 1...8 {
      for choice in 0..<16 {
        var sizes: [Int: CGSize] = [count: CGSize(width: 9, height: 9), 11: .zero]
        for (bit, row) in [0, 3, 4, 7].enumerated() where choice >> bit & 1 > 0 && row < count {
          sizes[row] = CGSize(width: 300, height: CGFloat(row) * 10 + 25)
        }
        let known = GroupRun(
          group, in: container, axis: .vertical, spacing: 5, count: count, sizes: sizes)
        var later = GroupRun(
          group, in: container, axis: .vertical, spacing: 5, count: count, sizes: [:])
        for row in sizes.keys.sorted() { later.take([row: sizes[row] ?? .zero]) }
        for run in [known, later] {
          #expect(run.groupCount == (count + 2) / 3)
          var start: CGFloat = 0
          for index in 0..<run.groupCount {
            let rows = index * 3..<min(index * 3 + 3, count)
            let heights = rows.map { sizes[$0]?.height ?? 40 }
            let length = heights.reduce(0, +) + CGFloat(rows.count - 1) * 2
            #expect(run.start(ofGroup: index) == start, "\(count) \(choice)")
            #expect(run.length(ofGroup: index) == length, "\(count) \(choice)")
            #expect(run.placement(ofGroup: index).leaves.map(\.frame.height) == heights)
            start += length + 5
          }
          #expect(run.length == start - 5)
          #expect(run.across == 300)
        }
      }
    }
  }

  /// The length across the run is that of the widest group so far.
  @Test func theWidestGroupDecidesTheLengthAcross() {
    let size = GroupSize(width: .estimated(50), height: .absolute(20))
    let line = GroupLine(
      axis: .horizontal, subitems: [item(size)], count: nil, spacing: GroupSpacing())
    var run = GroupRun(
      item(size, .line(line)), in: container, axis: .vertical, spacing: 0, count: 3, sizes: [:])
    #expect(run.across == 50)
    let empty = GroupRun(
      item(size, .line(line)), in: container, axis: .vertical, spacing: 0, count: 0, sizes: [:])
    #expect(empty.groupCount == 0)
    #expect(empty.across == 50)
    for (row, width, across) in [(1, 30, 50), (1, 80, 80), (2, 60, 80), (0, 120, 120)] {
      run.take([row: CGSize(width: width, height: 20)])
      #expect(run.across == CGFloat(across))
    }
  }

  /// Lines that measured widths break, each as high as its highest item: their places, and the ones that a stretch of
  /// the run touches, with one more on each side.
  @Test func brokenLinesFollowEachOther() {
    let cell = item(GroupSize(width: .estimated(100), height: .estimated(20)))
    let line = GroupLine(
      axis: .horizontal, subitems: [cell], count: nil, spacing: GroupSpacing(10))
    let group = item(
      GroupSize(width: .fractionalWidth(1), height: .estimated(20)), .line(line))
    let sizes = [60, 280, 100, 100, 290, 30].enumerated().map {
      CGSize(width: CGFloat($1), height: CGFloat(20 + $0 * 3))
    }
    var run = GroupRun(
      group, in: container, axis: .vertical, spacing: 4, count: 6, sizes: [:])
    #expect((0..<6).map { run.group(ofItem: $0) } == [0, 0, 1, 1, 2, 2])
    run.take(Dictionary(uniqueKeysWithValues: sizes.enumerated().map { ($0, $1) }))
    #expect((0..<6).map { run.group(ofItem: $0) } == [0, 1, 2, 2, 3, 4])
    #expect((0..<5).map { run.firstItem(ofGroup: $0) } == [0, 1, 2, 4, 5])
    #expect((0..<5).map { run.length(ofGroup: $0) } == [20, 23, 29, 32, 35])
    #expect((0..<5).map { run.start(ofGroup: $0) } == [0, 24, 51, 84, 120])
    #expect(run.length == 155)
    #expect(run.across == 300)
    for low in stride(from: CGFloat(-10), through: 165, by: 1) {
      let touched = (0..<5).filter {
        run.start(ofGroup: $0) < low + 8 && run.start(ofGroup: $0) + run.length(ofGroup: $0) > low
      }
      let found = run.groups(from: low, to: low + 8)
      if let first = touched.first, let last = touched.last {
        #expect(found == max(0, first - 1)..<min(5, last + 2), "\(low)")
      }
    }
  }

  /// In groups of a known height that measured rows fill, measured widths decide the length across. No group is larger
  /// because it could have more items than there are.
  @Test func filledGroupsAreAsLargeAsTheirItems() {
    let cell = item(GroupSize(width: .estimated(50), height: .estimated(40)))
    let line = GroupLine(axis: .vertical, subitems: [cell], count: nil, spacing: GroupSpacing())
    let group = item(GroupSize(width: .estimated(50), height: .absolute(100)), .line(line))
    var run = GroupRun(group, in: container, axis: .vertical, spacing: 0, count: 3, sizes: [:])
    #expect(run.groupCount == 2)
    #expect(run.across == 50)
    run.take([2: CGSize(width: 80, height: 30)])
    #expect(run.across == 80)
    let row = GroupLine(axis: .horizontal, subitems: [cell], count: nil, spacing: GroupSpacing())
    let low = GroupRun(
      item(GroupSize(width: .absolute(120), height: .estimated(40)), .line(row)), in: container,
      axis: .vertical, spacing: 0, count: 3, sizes: [2: CGSize(width: 50, height: 5)])
    #expect((0..<low.groupCount).map { low.length(ofGroup: $0) } == [40, 5])
  }

  /// A group without a place for an item, or a run without items, has no groups.
  @Test func nothingToPlace() {
    let size = GroupSize(width: .absolute(100), height: .absolute(50))
    let empty = item(size, .custom { _ in [] })
    let cells = item(
      size,
      .line(
        GroupLine(
          axis: .horizontal, subitems: [item(size)], count: nil, spacing: GroupSpacing())))
    for run in [
      GroupRun(empty, in: container, axis: .vertical, spacing: 3, count: 4, sizes: [:]),
      GroupRun(cells, in: container, axis: .vertical, spacing: 3, count: 0, sizes: [:]),
    ] {
      #expect(run.count == 0)
      #expect(run.groupCount == 0)
      #expect(run.length == 0)
      #expect(run.across == 100)
      #expect(run.groups(from: 0, to: 100).isEmpty)
    }
  }
}
