import Stage
import Testing

@testable import UIKit

@MainActor struct TableReuseTests {
  /// Scrolls through the whole table in steps, down and up.
  private func sweep(_ bench: TableBench, step: CGFloat) {
    let bottom = bench.table.contentSize.height - bench.table.bounds.height
    for y in Array(stride(from: 0, through: bottom, by: step)) + [bottom, bottom / 2, 0] {
      bench.table.contentOffset.y = y
      bench.frame()
    }
  }

  @Test func tenThousandRows() {
    let bench = TableBench(rows: [10_000]) { table, _ in table.rowHeight = 44 }
    let visible = bench.table.visibleCells.count
    #expect(visible == 20)
    sweep(bench, step: 333)
    #expect(bench.table.counts.cellsCreated <= visible + 2)
    #expect(bench.check())
    #expect(bench.visible == "0.0…0.19")
  }

  /// A frame in a table of a million rows costs the same as in one of a hundred.
  @Test(arguments: [false, true]) func aMillionRows(selfSizing: Bool) {
    var perFrame: [Int] = []
    for rows in [100, 1_000_000] {
      let bench = TableBench(rows: [rows]) { table, _ in
        if !selfSizing { table.rowHeight = 44 }
      }
      bench.table.counts.reset()
      for frame in 1...40 {
        bench.table.contentOffset.y = CGFloat(frame) * 30
        bench.frame()
      }
      perFrame.append(bench.table.counts.geometryQueries / 40)
      #expect(bench.table.counts.cellsAsked <= 40 * 30 / 44 + 2)
      #expect(bench.table.counts.rowsLaidOut <= 40 * 30 / 44 + 2)
      bench.table.contentOffset.y = CGFloat(rows / 2) * 44
      bench.frame()
      #expect(bench.table.counts.cellsCreated <= 21 + 2)
      #expect(bench.check())
    }
    #expect(perFrame[1] <= perFrame[0] + 2)
  }

  @Test func aRestingTableDoesNothing() {
    let bench = TableBench()
    bench.table.counts.reset()
    bench.stage.renderLoop.counts = FrameCounts()
    bench.stage.advance(by: 5)
    #expect(!bench.stage.renderLoop.needsFrame)
    #expect(bench.table.counts.cellsAsked == 0)
    #expect(bench.table.counts.geometryQueries == 0)
  }

  @Test func cellsAreAskedForOnce() {
    let bench = TableBench()
    let asked = bench.data.cellsAsked
    bench.table.contentOffset.y = 10
    bench.frame()
    bench.table.contentOffset.y = 0
    bench.frame()
    #expect(bench.data.cellsAsked == asked)
  }

  @Test func cellsArePreparedAndTheDelegateHears() {
    final class Cell: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    final class Delegate: NSObject, UITableViewDelegate {
      var shown: Set<Int> = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { shown.insert(indexPath.row) }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { shown.remove(indexPath.row) }
    }
    let delegate = Delegate()
    let bench = TableBench(delegate: delegate) { table, _ in
      table.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    for y in stride(from: CGFloat(0), through: 3000, by: 100) {
      bench.table.contentOffset.y = y
      bench.frame()
      #expect(delegate.shown == Set(bench.table.indexPathsForVisibleRows!.map(\.row)))
    }
    #expect(bench.table.visibleCells.allSatisfy { ($0 as? Cell)?.prepared ?? 0 > 0 })
    #expect(bench.table.visibleCells.allSatisfy { $0.reuseIdentifier == "cell" })
  }

  @Test func dequeuingWithoutARegistration() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "none")
    #expect(table.dequeueReusableCell(withIdentifier: "none") != nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "none")
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  /// A subclass chooses its style in the initializer that the table calls.
  @Test func subclassesChooseTheirStyle() {
    final class Subtitle: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = UITableView()
    table.register(Subtitle.self, forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a")
    #expect(cell is Subtitle)
    #expect(cell?.detailTextLabel != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  /// The style `value2` has no image. Source: `QuickTableViewDataSourceTests` of
  /// [QuickTableViewController](https://github.com/bcylin/QuickTableViewController), which run on iOS.
  @Test(arguments: [
    UITableViewCell.CellStyle.default, .subtitle, .value1, .value2,
  ])
  func theStyleDecidesWhetherThereIsAnImage(style: UITableViewCell.CellStyle) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.imageView?.image = UIImage()
    #expect((cell.imageView == nil) == (style == .value2))
  }

  @Test func reloadingKeepsTheOffset() {
    let bench = TableBench()
    bench.table.contentOffset.y = 1000
    bench.frame()
    bench.table.reloadData()
    #expect(bench.table.contentOffset.y == 1000)
    bench.frame()
    #expect(bench.table.contentOffset.y == 1000)
    #expect(bench.check())
    bench.data.rows = [Array(0..<25)]
    bench.table.reloadData()
    bench.frame()
    #expect(bench.table.contentOffset.y == CGFloat(25 * 44 - 852))
    bench.data.rows = [[]]
    bench.table.reloadData()
    bench.frame()
    #expect(bench.table.contentOffset.y == 0)
    #expect(bench.visible == "none")
  }
}
