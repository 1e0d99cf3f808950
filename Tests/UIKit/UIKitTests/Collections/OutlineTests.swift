import Stage
import Testing

@testable import UIKit

/// Outlines that fingers expand and collapse, and items that they move.
///
/// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers and ReorderingHandlers,
/// UICellAccessory.OutlineDisclosureOptions.
@MainActor @Suite(.serialized) struct OutlineTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 with 11 (with 111 and 112) and 12; 2; 3 with 31.
  private func bench(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
  ) -> ListBench {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain))
    bench.configure = { cell, item in
      cell.accessories = [.reorder()]
      if [1, 11, 3].contains(item) {
        cell.accessories.append(.outlineDisclosure(options: .init(style: style)))
      }
    }
    var snapshot = Snapshot()
    snapshot.append([1, 2, 3])
    snapshot.append([11, 12], to: 1)
    snapshot.append([111, 112], to: 11)
    snapshot.append([31], to: 3)
    bench.source.apply(snapshot, to: 0, animatingDifferences: false)
    bench.stage.advance(by: 0.1)
    return bench
  }

  private func cell(_ bench: ListBench, _ item: Int) -> UICollectionViewListCell? {
    bench.view.visibleCells.first { $0.tag == item } as? UICollectionViewListCell
  }

  private func chevron(_ bench: ListBench, _ item: Int) -> OutlineDisclosureView? {
    cell(bench, item)?.listCellState.trailing.map(\.view).first { $0 is OutlineDisclosureView }
      as? OutlineDisclosureView
  }

  @Test func byTheChevron() throws {
    let bench = bench()
    #expect(bench.shown == [1, 2, 3])
    bench.tap(try #require(chevron(bench, 1)))
    #expect(bench.shown == [1, 11, 12, 2, 3])
    #expect(chevron(bench, 1)?.isExpanded == true)
    #expect(chevron(bench, 3)?.isExpanded == false)
    #expect(cell(bench, 1)?.configurationState.isExpanded == true)
    bench.tap(try #require(chevron(bench, 11)))
    #expect(bench.shown == [1, 11, 111, 112, 12, 2, 3])
    // Indented by their levels.
    for (item, level) in [(1, 0), (11, 1), (111, 2), (12, 1), (2, 0)] {
      #expect(cell(bench, item)?.indentationLevel == level, "\(item)")
      #expect(cell(bench, item)?.contentView.frame.minX == CGFloat(level) * 10, "\(item)")
    }
    bench.tap(try #require(chevron(bench, 1)))
    #expect(bench.shown == [1, 2, 3])
    #expect(chevron(bench, 1)?.isExpanded == false)
    // Items further down that were expanded before are expanded again.
    bench.tap(try #require(chevron(bench, 1)))
    #expect(bench.shown == [1, 11, 111, 112, 12, 2, 3])
    #expect(bench.source.snapshot().itemIdentifiers == bench.shown)
    #expect(bench.source.snapshot(for: 0).visibleItems == bench.shown)
    // A tap next to the chevron selects.
    bench.tap(try #require(cell(bench, 11)).contentView)
    #expect(bench.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func byTheWholeCell() throws {
    let bench = bench(.header)
    bench.tap(try #require(cell(bench, 3)).contentView)
    #expect(bench.shown == [1, 2, 3, 31])
    #expect(bench.view.indexPathsForSelectedItems == [])
    bench.tap(try #require(cell(bench, 2)).contentView)
    #expect(bench.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func handlers() throws {
    let bench = bench()
    var events: [String] = []
    bench.source.sectionSnapshotHandlers.shouldExpandItem = {
      events.append("may \($0)")
      return $0 != 3
    }
    bench.source.sectionSnapshotHandlers.willExpandItem = { events.append("expands \($0)") }
    bench.source.sectionSnapshotHandlers.shouldCollapseItem = {
      events.append("may close \($0)")
      return true
    }
    bench.source.sectionSnapshotHandlers.willCollapseItem = { events.append("closes \($0)") }
    bench.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, now in
      events.append("below \(parent): \(now.items)")
      var snapshot = Snapshot()
      snapshot.append([parent * 100, parent * 100 + 1])
      return snapshot
    }
    bench.tap(try #require(chevron(bench, 3)))
    #expect(events == ["may 3"])
    #expect(bench.shown == [1, 2, 3])
    bench.tap(try #require(chevron(bench, 1)))
    #expect(bench.shown == [1, 100, 101, 2, 3])
    bench.tap(try #require(chevron(bench, 1)))
    #expect(
      events == [
        "may 3", "may 1", "expands 1", "below 1: [11, 111, 112, 12]", "may close 1", "closes 1",
      ])
  }

  // MARK: Reordering

  private func drag(_ bench: ListBench, _ item: Int, by rows: CGFloat) throws {
    let grip = try #require(
      cell(bench, item)?.listCellState.trailing.first { $0.accessory.accessoryType == .reorder }?
        .view)
    let start = bench.middle(grip)
    bench.stage.touchDown(at: start)
    bench.stage.advance(by: 0.1)
    #expect(cell(bench, item)?.configurationState.isReordering == true)
    bench.stage.move(from: start, by: CGVector(dx: 0, dy: rows * 44), duration: 0.5)
    bench.stage.advance(by: 0.4)
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
  }

  /// A flat list: the grip moves an item, and the transaction describes the result for the section.
  @Test func byTheGrip() throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain))
    bench.configure = { cell, _ in cell.accessories = [.reorder()] }
    bench.show([5])
    bench.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    var transactions: [NSDiffableDataSourceTransaction<Int, Int>] = []
    bench.source.reorderingHandlers.didReorder = { transactions.append($0) }
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    try drag(bench, 1, by: 2)
    #expect(bench.shown == [0, 2, 3, 1, 4])
    #expect(bench.source.snapshot().itemIdentifiers == [0, 2, 3, 1, 4])
    let first = try #require(transactions.first)
    #expect(transactions.count == 1)
    #expect(first.sectionTransactions.count == 1)
    #expect([0, 1, 2, 3, 4].applying(first.difference) == [0, 2, 3, 1, 4])
    let section = try #require(first.sectionTransactions.first)
    #expect(section.sectionIdentifier == 0)
    #expect(section.initialSnapshot.items == [0, 1, 2, 3, 4])
    #expect(section.finalSnapshot.items == [0, 2, 3, 1, 4])
    #expect([0, 1, 2, 3, 4].applying(section.difference) == [0, 2, 3, 1, 4])
    #expect(bench.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
  }

  /// An item moves with all its descendants, even if they are shown.
  @Test func withWhatIsBelow() throws {
    let bench = bench()
    bench.source.reorderingHandlers.canReorderItem = { _ in true }
    var finals: [[Int]] = []
    bench.source.reorderingHandlers.didReorder = { transaction in
      finals.append(transaction.sectionTransactions[0].finalSnapshot.items)
      #expect(bench.source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)
    }
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    // Collapsed, to the end.
    try drag(bench, 1, by: 2)
    #expect(bench.shown == [2, 3, 1])
    #expect(finals.last == [2, 3, 31, 1, 11, 111, 112, 12])
    // Expanded, back to the beginning.
    bench.tap(try #require(chevron(bench, 1)))
    #expect(bench.shown == [2, 3, 1, 11, 12])
    try drag(bench, 1, by: -2)
    #expect(bench.shown == [1, 11, 12, 2, 3])
    #expect(finals.last == [1, 11, 111, 112, 12, 2, 3, 31])
    // Between two children of 1, it becomes a child of 1 itself.
    try drag(bench, 2, by: -1)
    #expect(bench.shown == [1, 11, 2, 12, 3])
    #expect(bench.source.snapshot(for: 0).parent(of: 2) == 1)
    for (index, cell) in bench.view.visibleCells.enumerated() {
      #expect(cell.frame.minY == CGFloat(index) * 44)
    }
  }

  /// A row is read as one element, and its chevron by its action.
  @Test func toAssistiveSoftware() throws {
    let bench = bench()
    let row = try #require(cell(bench, 1))
    let sign = try #require(chevron(bench, 1))
    #expect(row.isAccessibilityElement)
    #expect(row.ownAccessibility.kind == .button)
    #expect(sign.accessibilityLabel == "Expand")
    bench.tap(sign)
    #expect(sign.accessibilityLabel == "Collapse")
    row.isSelected = true
    #expect(row.ownAccessibility.traits.contains(.selected))
    bench.view.allowsSelection = false
    #expect(row.ownAccessibility.kind == nil)
  }
}
