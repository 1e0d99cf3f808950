import Foundation
import Stage
import Testing

@testable import UIKit

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
    #expect(isDone)
    #expect(agrees(bench, source))
    #expect(bench.table.visibleCells.map(\.tag) == [10, 11, 12, 20])
    let kept = bench.table.cellForRow(at: [0, 2])
    snapshot.deleteItems([10])
    snapshot.moveItem(12, afterItem: 20)
    snapshot.moveSection(2, beforeSection: 1)
    source.apply(snapshot, animatingDifferences: true)
    bench.stage.advance(by: 0.5)
    #expect(agrees(bench, source))
    #expect(bench.table.cellForRow(at: [0, 1]) === kept)
    #expect(source.sectionIdentifier(for: 0) == 2)
    #expect(source.index(for: 1) == 1)
    #expect(source.itemIdentifier(for: [5, 5]) == nil)
    #expect(source.indexPath(for: 99) == nil)
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
    // A reload mark holds once.
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(agrees(bench, source))
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

  /// Changes from any arrangement to any other, at random by seed.
  @Test(arguments: 1...40) func random(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) &* 7919)
    let (bench, source) = make()
    for step in 0..<30 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = Array(0..<40)
      var sections = Array(0..<6)
      for _ in 0..<generator.next(5) {
        let section = sections.remove(at: generator.next(sections.count))
        snapshot.appendSections([section])
        for _ in 0..<generator.next(9) where !items.isEmpty {
          // Half of the time the items stay in order, so that most rows stay.
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
    let cells = bench.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(cells.count == bench.table.visibleCells.count)
  }
}
