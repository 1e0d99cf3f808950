import Stage
import Testing

@testable import UIKit

@MainActor struct TableHeightTests {
  @Test func theDelegatesHeights() {
    let delegate = HeightDelegate { 30 + CGFloat($0.row % 7) * 10 }
    let bench = TableBench(rows: [50, 50], delegate: delegate)
    var y: CGFloat = 0
    for section in 0..<2 {
      for row in 0..<50 {
        let height = 30 + CGFloat(row % 7) * 10
        let rect = bench.table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(rect == CGRect(x: 0, y: y, width: 393, height: height))
        y += height
      }
    }
    #expect(bench.table.contentSize == CGSize(width: 393, height: y))
    #expect(bench.check())
  }

  /// With an estimate, heights are requested only for rows that become visible.
  @Test func estimatesPutTheQuestionOff() {
    let delegate = HeightDelegate { _ in 60 }
    let bench = TableBench(rows: [100_000], delegate: delegate) { table, _ in
      table.estimatedRowHeight = 50
    }
    #expect(delegate.asked < 60)
    bench.table.contentOffset.y = 100_000
    bench.frame()
    #expect(delegate.asked < 120)
    #expect(bench.check())
  }

  /// A width that isn't required is the content's. Source: Apple, `systemLayoutSizeFitting(_:)`: "Returns the optimal
  /// size of the view based on its current constraints". DropDown measures its cells so, whose label isn't in the
  /// content view.
  @Test(arguments: [false, true]) func aFittingCellIsAsWideAsItsContent(_ isInContentView: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for parent in [isInContentView ? cell.contentView : cell, header.contentView] {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
        parent.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
        box.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
        parent.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        box.widthAnchor.constraint(equalToConstant: 60),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    let size = CGSize(width: 76, height: 40)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
  }

  @Test func cellsSizeThemselves() {
    let bench = TableBench(rows: [60]) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
    }
    for path in bench.table.indexPathsForVisibleRows! {
      #expect(bench.table.rectForRow(at: path).height == TallCell.height(path.row))
    }
    #expect(bench.check())
    bench.table.contentOffset.y = .greatestFiniteMagnitude.squareRoot()
    for _ in 0..<4 {
      bench.table.contentOffset.y = bench.table.contentSize.height - 852
      bench.frame()
    }
    #expect(bench.check())
  }

  /// When the user scrolls up, rows that are higher than estimated don't move the visible ones.
  @Test(arguments: [20.0, 44, 90]) func estimatesAreCorrectedInPlace(estimate: CGFloat) {
    let bench = TableBench(rows: [400]) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = estimate
    }
    bench.table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    bench.frame()
    for _ in 0..<120 {
      let before = bench.table.visibleCells[1]
      let place = before.frame.minY - bench.table.contentOffset.y
      bench.table.contentOffset.y -= 9
      bench.frame()
      #expect((before.frame.minY - bench.table.contentOffset.y - place - 9).magnitude < 0.5)
      #expect(bench.check())
    }
  }

  /// The same with a finger: during a glide, corrections neither stop it nor make it jump.
  @Test func aGlideUpOverUnknownRowsIsSmooth() {
    let bench = TableBench(rows: [400]) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 20
    }
    bench.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    bench.frame()
    bench.stage.drag(
      from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 400), duration: 0.25)
    var last: (cell: UITableViewCell, place: CGFloat, step: CGFloat)?
    var moved: CGFloat = 0
    while bench.table.isDecelerating {
      bench.frame()
      guard let cell = bench.table.visibleCells.dropFirst(3).first else { break }
      let place = cell.frame.minY - bench.table.contentOffset.y
      if let last, last.cell === cell {
        #expect(place >= last.place - 0.4, "content must not move back")
        #expect(place - last.place < 1700 / 60)
        moved += place - last.place
      }
      last = (cell, place, 0)
    }
    #expect(moved > 300)
    #expect(bench.check())
  }

  @Test func scrollingToARowOfUnknownHeights() {
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      let bench = TableBench(rows: [500]) { table, _ in
        table.register(TallCell.self, forCellReuseIdentifier: "cell")
      }
      let path = IndexPath(row: 250, section: 0)
      bench.table.scrollToRow(at: path, at: position, animated: false)
      bench.frame()
      let rect = bench.table.rectForRow(at: path)
      let seen = bench.table.bounds
      switch position {
      case .top: #expect((rect.minY - seen.minY).magnitude < 0.5)
      case .bottom: #expect((rect.maxY - seen.maxY).magnitude < 0.5)
      default: #expect((rect.midY - seen.midY).magnitude < 0.5)
      }
      #expect(bench.check())
    }
  }

  /// If the app makes the table's header or footer higher inside an update, the content grows by the
  /// same amount.
  @Test(arguments: [true, false], [20, 150] as [CGFloat])
  func surroundingsGrowInUpdates(isHeader: Bool, height: CGFloat) {
    let bench = TableBench(rows: [40])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    if isHeader { bench.table.tableHeaderView = view } else { bench.table.tableFooterView = view }
    bench.frame()
    let before = bench.table.contentSize.height
    bench.table.performBatchUpdates { view.frame.size.height = height }
    bench.stage.advance(by: 1)
    #expect(bench.table.contentSize.height == before + height - 60)
    #expect(view.frame.height == height)
    #expect(view.frame.maxY == (isHeader ? height : bench.table.contentSize.height))
    #expect(bench.check())
  }

  nonisolated static let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -3, 0]

  @Test(arguments: hostile) func hostileHeights(height: CGFloat) {
    let delegate = HeightDelegate { $0.row % 3 == 0 ? height : 50 }
    let bench = TableBench(rows: [90], delegate: delegate)
    #expect(bench.table.contentSize.height == CGFloat(60 * 50))
    bench.table.rowHeight = height
    bench.table.sectionHeaderHeight = height
    bench.frame()
    #expect(bench.table.contentSize.height.isFinite)
    #expect(bench.table.contentSize.height >= 0)
  }

  @Test func widthChangesMeasureAnew() {
    final class Wrapping: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: (20_000 / targetSize.width).rounded()) }
    }
    let bench = TableBench(rows: [40]) { table, _ in
      table.register(Wrapping.self, forCellReuseIdentifier: "cell")
    }
    #expect(bench.table.visibleCells[0].frame.height == 51)
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    #expect(bench.table.visibleCells.allSatisfy { $0.frame.height == 23 })
    #expect(bench.check())
  }

  @Test func labelsMakeTheirCellsHigh() {
    let bench = TableBench(rows: [3]) { _, data in
      data.configure = { cell, path in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = path.row == 0 ? "short" : String(repeating: "long words ", count: 30)
      }
    }
    let cells = bench.table.visibleCells
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 100)
    #expect(bench.check())
  }
}
