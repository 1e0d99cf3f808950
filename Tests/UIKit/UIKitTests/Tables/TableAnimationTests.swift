import Stage
import Testing

@testable import UIKit

/// Tests of moving rows, halfway through the 0.3 s of an update.
@MainActor struct TableAnimationTests {
  typealias Animation = UITableView.RowAnimation

  nonisolated static let all: [Animation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]

  private func bench() -> TableBench { TableBench(rows: [8]) { table, _ in table.rowHeight = 44 } }

  /// An inserted row: its position and opacity halfway, and its final position.
  @Test(arguments: all) func insertion(animation: Animation) throws {
    let bench = bench()
    bench.data.rows[0].insert(77, at: 2)
    bench.table.insertRows(at: [[0, 2]], with: animation)
    bench.stage.advance(by: 0.15)
    let cell = try #require(bench.table.cellForRow(at: [0, 2]))
    let shown = try #require(cell.layer.presentation())
    let home = CGRect(x: 0, y: 88, width: 393, height: 44)
    try expect(shown, home, animation)
    bench.stage.advance(by: 0.3)
    #expect(cell.layer.presentation()?.frame.isClose(to: home) == true)
    #expect(cell.alpha == 1)
    #expect(bench.check())
  }

  /// The reverse: a deleted row.
  @Test(arguments: all) func deletion(animation: Animation) throws {
    let bench = bench()
    let cell = try #require(bench.table.cellForRow(at: [0, 2]))
    bench.data.rows[0].remove(at: 2)
    bench.table.deleteRows(at: [[0, 2]], with: animation)
    bench.stage.advance(by: 0.15)
    if animation == .none {
      #expect(cell.isHidden || cell.superview == nil)
    } else {
      let shown = try #require(cell.layer.presentation())
      try expect(shown, CGRect(x: 0, y: 88, width: 393, height: 44), animation)
    }
    bench.stage.advance(by: 0.3)
    #expect(cell.superview == nil)
    #expect(cell.alpha == 1)
    #expect(!cell.isHidden)
    #expect(bench.check())
  }

  private func expect(_ shown: CALayer, _ home: CGRect, _ animation: Animation) throws {
    let frame = shown.frame
    switch animation {
    case .fade, .automatic:
      #expect(frame.isClose(to: home))
      #expect(0.1...0.9 ~= shown.opacity)
    case .none:
      #expect(frame.isClose(to: home))
      #expect(shown.opacity == 1)
    case .right:
      #expect(40...353 ~= frame.minX)
      #expect(shown.opacity == 1)
    case .left:
      #expect(40...353 ~= -frame.minX)
      #expect(shown.opacity == 1)
    case .top: #expect(4...40 ~= home.minY - frame.minY)
    case .bottom: #expect(4...40 ~= frame.minY - home.minY)
    case .middle:
      #expect(4...40 ~= frame.height)
      #expect(abs(frame.midY - home.midY) < 0.5)
    @unknown default: Issue.record("unknown animation")
    }
  }

  /// Remaining rows move: one below an insertion, and one that becomes visible.
  @Test func rowsBetweenMove() throws {
    let bench = TableBench(rows: [60]) { table, _ in table.rowHeight = 44 }
    let below = try #require(bench.table.cellForRow(at: [0, 5]))
    let last = try #require(bench.table.visibleCells.last)
    bench.data.rows[0].insert(contentsOf: [101, 102, 103], at: 1)
    bench.table.insertRows(at: [[0, 1], [0, 2], [0, 3]], with: .fade)
    bench.stage.advance(by: 0.15)
    let y = try #require(below.layer.presentation()?.frame.minY)
    #expect(225...347 ~= y)
    // A row that is pushed out of the visible area stays visible until then.
    #expect(last.superview === bench.table)
    #expect(!bench.table.visibleCells.contains(last))
    bench.stage.advance(by: 0.3)
    #expect(below.frame.minY == 352)
    #expect(last.superview == nil)
    bench.data.rows[0].removeSubrange(0..<6)
    bench.table.deleteRows(at: (0..<6).map { [0, $0] }, with: .fade)
    bench.stage.advance(by: 0.1)
    let coming = try #require(bench.table.visibleCells.last)
    let place = try #require(coming.layer.presentation()?.frame.minY)
    #expect(place > coming.frame.minY + 20)
    bench.stage.advance(by: 0.4)
    #expect(bench.check())
  }

  @Test func animationsCanBeTurnedOff() {
    let bench = bench()
    var finished: [Bool] = []
    UIView.performWithoutAnimation {
      bench.table.performBatchUpdates {
        bench.data.rows[0].remove(at: 0)
        bench.table.deleteRows(at: [[0, 0]], with: .left)
      } completion: {
        finished.append($0)
      }
    }
    #expect(bench.table.subviews.filter { $0 is UITableViewCell }.count == 7)
    #expect(bench.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    bench.frame()
    #expect(finished == [true])
    #expect(bench.check())
  }

  /// The completions of an outer and a nested batch are called after the animation.
  @Test func nestedBatches() {
    let bench = bench()
    var events: [String] = []
    bench.table.performBatchUpdates {
      #expect(bench.table.hasUncommittedUpdates)
      bench.data.rows[0].remove(at: 0)
      bench.table.deleteRows(at: [[0, 0]], with: .fade)
      bench.table.performBatchUpdates {
        bench.data.rows[0].append(9)
        bench.table.insertRows(at: [[0, 7]], with: .fade)
      } completion: { _ in
        events.append("inner")
      }
    } completion: { _ in
      events.append("outer")
    }
    #expect(!bench.table.hasUncommittedUpdates)
    #expect(events.isEmpty)
    bench.stage.advance(by: 0.2)
    #expect(events.isEmpty)
    bench.stage.advance(by: 0.3)
    #expect(events == ["inner", "outer"])
    #expect(bench.check())
  }

  /// Headers move with their sections and are the same views.
  @Test func headersGoWithTheirSections() throws {
    let bench = TableBench(rows: [3, 3, 3]) { table, data in
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      data.titles = [0: "A", 1: "B", 2: "C"]
    }
    let header = try #require(bench.table.headerView(forSection: 1))
    bench.data.rows.swapAt(0, 1)
    bench.table.moveSection(1, toSection: 0)
    #expect(bench.table.headerView(forSection: 0) === header)
    bench.stage.advance(by: 0.15)
    #expect(20...150 ~= (header.layer.presentation()?.frame.minY ?? 0))
    bench.stage.advance(by: 0.3)
    #expect(header.frame.minY == 0)
    #expect(bench.check())
    bench.data.rows.remove(at: 0)
    bench.table.deleteSections([0], with: .fade)
    bench.stage.advance(by: 0.5)
    #expect(header.superview == nil)
    #expect(bench.check())
  }

  /// Reconfiguring keeps the cell, fills it again and measures it again.
  @Test func reconfiguration() throws {
    let bench = TableBench(rows: [20]) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
    }
    let cell = try #require(bench.table.cellForRow(at: [0, 1]))
    bench.data.rows[0][1] = 4
    let asked = bench.data.cellsAsked
    bench.table.reconfigureRows(at: [[0, 1], [0, 18]])
    bench.stage.advance(by: 0.5)
    #expect(bench.table.cellForRow(at: [0, 1]) === cell)
    #expect(cell.tag == 4)
    #expect(cell.frame.height == TallCell.height(4))
    // One row was visible, and the last rows appeared or disappeared with the change of height.
    #expect(bench.data.cellsAsked - asked <= 2)
    #expect(bench.check())
  }

  /// If one of a million rows is deleted, the cost depends only on the rows that become visible.
  @Test func updatesOfManyRows() {
    final class Many: NSObject, UITableViewDataSource {
      var count = 1_000_000
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let many = Many()
    let bench = TableBench { table, _ in table.dataSource = many }
    bench.table.scrollToRow(at: [0, 500_000], at: .top, animated: false)
    bench.frame()
    bench.table.counts.reset()
    for _ in 0..<50 {
      many.count -= 1
      bench.table.deleteRows(at: [[0, 500_003]], with: .none)
      bench.frame()
    }
    #expect(bench.table.numberOfRows(inSection: 0) == 999_950)
    #expect(bench.table.counts.cellsMeasured <= 50 * 25)
  }
}
