import Foundation
import Stage
import Testing

@testable import UIKit

/// Snapshots, against lists.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func whatIsThere() {
    let value = snapshot(["a": [1, 2], "b": [], "c": [3]])
    #expect(value.numberOfItems == 3 && value.numberOfSections == 3)
    #expect(value.itemIdentifiers == [1, 2, 3] && value.sectionIdentifiers == ["a", "b", "c"])
    #expect(value.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(value.numberOfItems(inSection: "b") == 0)
    #expect(value.indexOfItem(3) == 2 && value.indexOfItem(9) == nil)
    #expect(value.indexOfSection("c") == 2 && value.indexOfSection("x") == nil)
    #expect(value.sectionIdentifier(containingItem: 3) == "c")
  }

  @Test func insertingMovingDeleting() {
    var value = snapshot(["a": [1, 2], "b": [3]])
    value.insertItems([7], beforeItem: 1)
    value.insertItems([8, 9], afterItem: 1)
    #expect(value.itemIdentifiers(inSection: "a") == [7, 1, 8, 9, 2])
    value.moveItem(7, afterItem: 3)
    value.moveItem(2, beforeItem: 1)
    #expect(value.itemIdentifiers(inSection: "a") == [2, 1, 8, 9])
    #expect(value.itemIdentifiers(inSection: "b") == [3, 7])
    value.deleteItems([8, 3, 1000])
    #expect(value.itemIdentifiers == [2, 1, 9, 7])
    value.insertSections(["z"], beforeSection: "a")
    value.insertSections(["y"], afterSection: "a")
    value.moveSection("b", beforeSection: "z")
    value.moveSection("a", afterSection: "y")
    #expect(value.sectionIdentifiers == ["b", "z", "y", "a"])
    value.deleteSections(["b"])
    #expect(
      value.itemIdentifiers == [2, 1, 9] && value.sectionIdentifier(containingItem: 7) == nil)
    // Items that are there already move.
    value.appendItems([1, 5], toSection: "z")
    #expect(value.itemIdentifiers == [1, 5, 2, 9])
    value.appendItems([6])
    #expect(value.itemIdentifiers(inSection: "a") == [2, 9, 6])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0 && value.numberOfItems == 0)
  }

  @Test func wishesGoWithWhatTheyAreFor() {
    var value = snapshot(["a": [1, 2], "b": [3]])
    value.reloadItems([1, 3, 1])
    value.reconfigureItems([2])
    value.reloadSections(["b"])
    #expect(value.reloadedItemIdentifiers == [1, 3])
    #expect(value.reconfiguredItemIdentifiers == [2] && value.reloadedSectionIdentifiers == ["b"])
    value.deleteSections(["b"])
    value.deleteItems([2])
    #expect(value.reloadedItemIdentifiers == [1])
    #expect(value.reconfiguredItemIdentifiers.isEmpty && value.reloadedSectionIdentifiers.isEmpty)
  }

  /// All orders of five: the numbers that stay grow, and no fewer could move.
  @Test func fewestMoves() {
    func permutations(_ list: [Int]) -> [[Int]] {
      list.isEmpty
        ? [[]]
        : list.flatMap { first in permutations(list.filter { $0 != first }).map { [first] + $0 } }
    }
    for order in permutations([0, 1, 2, 3, 4]) {
      let moved = SnapshotDifference.outOfOrder(order)
      let stay = order.filter { !moved.contains($0) }
      #expect(stay == stay.sorted())
      let longest = (0..<32).map { mask in order.indices.filter { mask >> $0 & 1 == 1 } }
        .filter { choice in zip(choice, choice.dropFirst()).allSatisfy { order[$0] < order[$1] } }
        .map(\.count).max()
      #expect(stay.count == longest, "\(order)")
    }
  }
}

@MainActor struct DiffableDataSourceTests {
  typealias Source = UITableViewDiffableDataSource<Int, Int>

  private func make() -> (TableBench, Source) {
    let bench = TableBench(rows: [0]) { table, _ in table.rowHeight = 44 }
    let source = Source(tableView: bench.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    return (bench, source)
  }

  private func agrees(_ bench: TableBench, _ source: Source) -> Bool {
    let snapshot = source.snapshot()
    let table = bench.table
    guard table.numberOfSections == snapshot.numberOfSections else { return false }
    for (section, name) in snapshot.sectionIdentifiers.enumerated() {
      let items = snapshot.itemIdentifiers(inSection: name)
      guard table.numberOfRows(inSection: section) == items.count else { return false }
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard source.indexPath(for: item) == path, source.itemIdentifier(for: path) == item,
          table.cellForRow(at: path).map({ $0.tag == item }) ?? true
        else { return false }
      }
    }
    return table.visibleCells.allSatisfy { cell in
      table.indexPath(for: cell).map { table.rectForRow(at: $0).isClose(to: cell.frame) } ?? false
    }
  }

  @Test func applies() {
    let (bench, source) = make()
    #expect(bench.table.dataSource === source)
    var snapshot = source.snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 11, 12], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    bench.stage.advance(by: 0.5)
    #expect(
      isDone && agrees(bench, source) && bench.table.visibleCells.map(\.tag) == [10, 11, 12, 20])
    let kept = bench.table.cellForRow(at: [0, 2])
    snapshot.deleteItems([10])
    snapshot.moveItem(12, afterItem: 20)
    snapshot.moveSection(2, beforeSection: 1)
    source.apply(snapshot, animatingDifferences: true)
    bench.stage.advance(by: 0.5)
    #expect(agrees(bench, source) && bench.table.cellForRow(at: [0, 1]) === kept)
    #expect(source.sectionIdentifier(for: 0) == 2 && source.index(for: 1) == 1)
    #expect(source.itemIdentifier(for: [5, 5]) == nil && source.indexPath(for: 99) == nil)
  }

  @Test func reloadAndReconfigure() {
    let (bench, source) = make()
    var snapshot = source.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems([10, 11, 12])
    source.apply(snapshot, animatingDifferences: false)
    let cells = (0..<3).map { bench.table.cellForRow(at: [0, $0]) }
    snapshot.reloadItems([10])
    snapshot.reconfigureItems([11])
    source.apply(snapshot, animatingDifferences: false)
    #expect(bench.table.cellForRow(at: [0, 1]) === cells[1])
    #expect(bench.table.cellForRow(at: [0, 2]) === cells[2])
    // A wish holds once.
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty && agrees(bench, source))
    source.applySnapshotUsingReloadData(snapshot)
    bench.frame()
    #expect(agrees(bench, source))
  }

  @Test func awaits() async {
    let (bench, source) = make()
    var snapshot = source.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems([10])
    await source.applySnapshotUsingReloadData(snapshot)
    bench.frame()
    #expect(bench.table.visibleCells.map(\.tag) == [10])
  }

  /// From any arrangement to any other: random ones, by seed.
  @Test(arguments: 1...40) func random(seed: Int) {
    var generator = TableGeometryTests.Generator(state: UInt64(seed) &* 7919)
    let (bench, source) = make()
    for step in 0..<30 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = Array(0..<40)
      var sections = Array(0..<6)
      for _ in 0..<generator.next(5) {
        let section = sections.remove(at: generator.next(sections.count))
        snapshot.appendSections([section])
        for _ in 0..<generator.next(9) where !items.isEmpty {
          // Half of the time in order, so that most rows stay.
          let index =
            seed % 2 == 0 ? generator.next(items.count) : min(generator.next(3), items.count - 1)
          snapshot.appendItems([items.remove(at: index)])
        }
      }
      let shown = snapshot.itemIdentifiers
      if let item = shown.first, generator.next(2) == 0 { snapshot.reloadItems([item]) }
      if let item = shown.last, generator.next(2) == 0 { snapshot.reconfigureItems([item]) }
      if let section = snapshot.sectionIdentifiers.first, generator.next(4) == 0 {
        snapshot.reloadSections([section])
      }
      source.apply(snapshot, animatingDifferences: generator.next(2) == 0)
      if generator.next(2) == 0 { bench.stage.advance(by: 0.5) }
      #expect(agrees(bench, source), "step \(step)")
    }
    bench.stage.advance(by: 1)
    let cells = bench.table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == bench.table.visibleCells.count)
  }
}
