import Stage
import Testing

@testable import UIKit

@MainActor struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func insertAndDelete() {
    let bench = TableBench(rows: [10]) { table, _ in table.rowHeight = 44 }
    bench.data.rows[0].insert(500, at: 2)
    bench.table.insertRows(at: [path(2)], with: .automatic)
    #expect(bench.table.numberOfRows(inSection: 0) == 11)
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.table.contentSize.height == CGFloat(11 * 44))
    bench.data.rows[0].removeFirst(3)
    bench.table.deleteRows(at: [path(0), path(1), path(2)], with: .fade)
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.table.contentSize.height == CGFloat(8 * 44))
    #expect(bench.table.visibleCells.map(\.tag) == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(bench.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func cellsOfRowsThatStayAreKept() {
    let bench = TableBench(rows: [10]) { table, _ in table.rowHeight = 44 }
    let fifth = bench.table.cellForRow(at: path(5))
    bench.data.rows[0].insert(77, at: 0)
    bench.table.insertRows(at: [path(0)], with: .none)
    #expect(bench.table.cellForRow(at: path(6)) === fifth)
    #expect(fifth?.frame.minY == CGFloat(6 * 44))
  }

  @Test func reload() {
    let bench = TableBench(rows: [10]) { table, _ in table.rowHeight = 44 }
    let second = bench.table.cellForRow(at: path(1))
    bench.data.rows[0][2] = 999
    bench.table.reloadRows(at: [path(2)], with: .none)
    bench.frame()
    #expect(bench.table.cellForRow(at: path(2))?.tag == 999)
    #expect(bench.table.cellForRow(at: path(1)) === second)
    bench.data.rows[0] = [1, 2, 3]
    bench.table.reloadSections([0], with: .automatic)
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.table.visibleCells.map(\.tag) == [1, 2, 3])
  }

  @Test func batchWithMoveAndCompletion() {
    let bench = TableBench(rows: [6, 4]) { table, _ in table.rowHeight = 44 }
    var finished: [Bool] = []
    bench.table.performBatchUpdates {
      let moved = bench.data.rows[0].remove(at: 4)
      bench.data.rows[0].remove(at: 1)
      bench.data.rows[1].insert(moved, at: 0)
      bench.data.rows[1].insert(42, at: 2)
      bench.table.moveRow(at: path(4), to: path(0, 1))
      bench.table.deleteRows(at: [path(1)], with: .automatic)
      bench.table.insertRows(at: [path(2, 1)], with: .automatic)
    } completion: {
      finished.append($0)
    }
    bench.stage.advance(by: 1)
    #expect(finished == [true])
    #expect(bench.check())
    #expect(bench.table.visibleCells.map(\.tag) == bench.data.rows.flatMap { $0 })
  }

  @Test func sections() {
    let bench = TableBench(rows: [2, 3, 4]) { table, _ in table.rowHeight = 44 }
    bench.data.rows.insert([70, 71], at: 1)
    bench.table.insertSections([1], with: .automatic)
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.table.numberOfSections == 4)
    bench.data.rows.remove(at: 0)
    bench.data.rows.remove(at: 2)
    bench.table.deleteSections([0, 3], with: .automatic)
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.table.numberOfSections == 2)
    #expect(bench.table.visibleCells.map(\.tag) == bench.data.rows.flatMap { $0 })
  }

  /// A begin and an end without changes request the heights again.
  @Test func heightsAnew() {
    let delegate = HeightDelegate { _ in 50 }
    let bench = TableBench(rows: [10], delegate: delegate)
    delegate.height = { $0.row == 3 ? 120 : 50 }
    bench.table.beginUpdates()
    bench.table.endUpdates()
    bench.stage.advance(by: 1)
    #expect(bench.table.contentSize.height == 570)
    #expect(bench.check())
    #expect(bench.table.cellForRow(at: path(3))?.frame.height == 120)
  }

  @Test func selectionFollows() {
    let bench = TableBench(rows: [10]) { table, _ in table.rowHeight = 44 }
    bench.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    bench.data.rows[0].removeFirst()
    bench.table.deleteRows(at: [path(0)], with: .none)
    #expect(bench.table.indexPathForSelectedRow == path(3))
    bench.data.rows[0].remove(at: 3)
    bench.table.deleteRows(at: [path(3)], with: .none)
    #expect(bench.table.indexPathForSelectedRow == nil)
  }

  /// Source: http://blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells, "reloadRowsAtIndexPaths:
  /// withRowAnimation: will deselect whatever rows you reload".
  @Test func aReloadDeselects() {
    let bench = TableBench(rows: [10]) { table, _ in
      table.rowHeight = 44
      table.allowsMultipleSelection = true
    }
    for row in [2, 4, 6] {
      bench.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    bench.table.reloadRows(at: [path(4)], with: .none)
    bench.stage.advance(by: 1)
    #expect(bench.table.indexPathsForSelectedRows == [path(2), path(6)])
    #expect(bench.table.cellForRow(at: path(4))?.isSelected == false)
    #expect(bench.table.cellForRow(at: path(6))?.isSelected == true)
    bench.table.performBatchUpdates {
      bench.data.rows[0].removeFirst()
      bench.table.deleteRows(at: [path(0)], with: .none)
      bench.table.reloadRows(at: [path(6)], with: .none)
    }
    bench.stage.advance(by: 1)
    #expect(bench.table.indexPathsForSelectedRows == [path(1)])
    bench.table.reconfigureRows(at: [path(1)])
    #expect(bench.table.indexPathsForSelectedRows == [path(1)])
    #expect(bench.check())
  }

  @Test func whatIsSeenStaysWhenContentShrinks() {
    let bench = TableBench(rows: [100]) { table, _ in table.rowHeight = 44 }
    bench.table.contentOffset.y = 100 * 44 - 852
    bench.frame()
    bench.data.rows[0].removeLast(90)
    bench.table.deleteRows(at: (10..<100).map { path($0) }, with: .automatic)
    bench.stage.advance(by: 1)
    #expect(bench.table.contentOffset.y == 0)
    #expect(bench.check())
  }

  /// Random updates, scrolling and rotations, compared with the data itself.
  @Test(arguments: 1...24) func random(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) * 0x51_7C_C1)
    var names = 10_000_000
    let selfSizing = seed % 2 == 0
    let bench = TableBench(rows: [generator.next(40), generator.next(40)]) { table, data in
      if selfSizing {
        table.register(TallCell.self, forCellReuseIdentifier: "cell")
      } else {
        table.rowHeight = 44
      }
      if seed % 3 == 0 { data.titles = [0: "A", 1: "B", 2: "C"] }
    }
    func name() -> Int {
      names += 1
      return names
    }
    for step in 0..<40 {
      let animation: UITableView.RowAnimation = generator.next(2) == 0 ? .none : .automatic
      let section = generator.next(bench.data.rows.count)
      let count = bench.data.rows[section].count
      switch generator.next(8) {
      case 0:
        let row = generator.next(count + 1)
        bench.data.rows[section].insert(name(), at: row)
        bench.table.insertRows(at: [path(row, section)], with: animation)
      case 1 where count > 0:
        let row = generator.next(count)
        bench.data.rows[section].remove(at: row)
        bench.table.deleteRows(at: [path(row, section)], with: animation)
      case 2 where count > 0:
        let row = generator.next(count)
        bench.data.rows[section][row] = name()
        bench.table.reloadRows(at: [path(row, section)], with: animation)
      case 3 where count > 0:
        let row = generator.next(count)
        let target = generator.next(bench.data.rows.count)
        let moved = bench.data.rows[section].remove(at: row)
        let place = generator.next(bench.data.rows[target].count + 1)
        bench.data.rows[target].insert(moved, at: place)
        bench.table.performBatchUpdates {
          bench.table.moveRow(at: path(row, section), to: path(place, target))
        }
      case 4 where bench.data.rows.count < 3:
        bench.data.rows.insert((0..<generator.next(20)).map { _ in name() }, at: section)
        bench.table.insertSections([section], with: animation)
      case 5 where bench.data.rows.count > 1:
        bench.data.rows.remove(at: section)
        bench.table.deleteSections([section], with: animation)
      case 6:
        bench.data.rows[section].shuffle(using: &bench.shuffler)
        bench.table.reloadData()
      default:
        bench.table.contentOffset.y = CGFloat(generator.next(1500))
      }
      if generator.next(3) > 0 { bench.stage.advance(by: Double(generator.next(30)) / 60) }
      bench.stage.advance(by: 1)
      #expect(bench.check(), "step \(step)")
      let cells = bench.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
      #expect(cells.count == bench.table.visibleCells.count, "step \(step)")
      let total = bench.data.rows.indices.map { bench.table.numberOfRows(inSection: $0) }
      #expect(total == bench.data.rows.map(\.count))
    }
  }
}
