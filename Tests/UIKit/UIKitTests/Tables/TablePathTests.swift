import Stage
import Testing

@testable import UIKit

/// Tests of heights that are measured while scrolling. The path doesn't matter, and returning moves
/// nothing.
@MainActor struct TablePathTests {
  private func bench() -> TableBench {
    TableBench(rows: [40, 0, 37, 60]) { table, data in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 57
      data.titles = [0: "A", 2: "B", 3: "C"]
      data.footerTitles = [3: "End"]
    }
  }

  /// The height of every row is 40 plus (its number times 13) modulo 60. Each title has a header of
  /// 28 below 22, and there is a footer of 28.
  private var contentHeight: CGFloat {
    var height: CGFloat = 3 * 50 + 28
    for (section, count) in [40, 0, 37, 60].enumerated() {
      for row in 0..<count { height += TallCell.height(section * 1_000_000 + row) }
    }
    return height
  }

  /// After all rows were visible, the content height is exactly their sum, whatever the path was.
  @Test(arguments: 0..<8) func contentHeightDoesNotDependOnThePath(path: Int) {
    let bench = bench()
    let table = bench.table
    var generator = SplitMix(state: UInt64(path))
    func sweep(_ step: CGFloat) {
      for _ in 0..<400 {
        let limits = table.offsetLimits()
        let next = min(max(table.contentOffset.y + step, limits.minimum.y), limits.maximum.y)
        if next == table.contentOffset.y { return }
        table.contentOffset.y = next
        table.layoutIfNeeded()
      }
    }
    switch path {
    case 0: sweep(300)
    case 1: sweep(31)
    case 2:
      table.scrollToRow(at: [3, 59], at: .bottom, animated: false)
      table.layoutIfNeeded()
      sweep(-300)
    default:
      for _ in 0..<10 {
        let section = [0, 2, 3][generator.next(3)]
        let row = generator.next(bench.data.rows[section].count)
        table.scrollToRow(at: [section, row], at: .middle, animated: false)
        table.layoutIfNeeded()
        sweep(CGFloat(generator.next(700) - 350))
      }
      sweep(290)
      sweep(-290)
      sweep(290)
    }
    #expect(table.contentSize.height == contentHeight)
    #expect(bench.check())
  }

  /// A jump upward by several unknown rows at once keeps the rows that stay visible in place.
  @Test(arguments: [CGFloat(20), 57, 140], [CGFloat(60), 200, 500, 800])
  func stepsOverManyUnknownRows(estimate: CGFloat, step: CGFloat) {
    let bench = TableBench(rows: [400]) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = estimate
    }
    let table = bench.table
    table.scrollToRow(at: [0, 300], at: .top, animated: false)
    bench.frame()
    for _ in 0..<12 {
      guard let kept = table.visibleCells.first(where: { $0.frame.minY >= table.contentOffset.y })
      else { return }
      let place = kept.frame.minY - table.contentOffset.y
      table.contentOffset.y -= step
      bench.frame()
      guard kept.superview === table, place + step < 852 else { continue }
      #expect(abs(kept.frame.minY - table.contentOffset.y - place - step) < 0.5)
      #expect(bench.check())
    }
  }

  /// Reloading the same data, and a push and a pop, move nothing on the screen.
  @Test(arguments: [false, true]) func comingBackMovesNothing(reloads: Bool) {
    final class Controller: UITableViewController {
      var reloads = false
      let data = TableData(rows: [200])
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TallCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = data
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if reloads { tableView.reloadData() }
      }
    }
    let controller = Controller(style: .plain)
    controller.reloads = reloads
    let stage = Stage(device: .iPhone14Pro)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    stage.advance(by: 0.2)
    let table: UITableView = controller.tableView
    for _ in 0..<30 {
      table.contentOffset.y += 170
      stage.advance(by: 1 / 60)
    }
    func places() -> [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: table.visibleCells.map {
          ($0.tag, $0.frame.minY - table.contentOffset.y)
        })
    }
    let before = places()
    let height = table.contentSize.height
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    for _ in 0..<40 {
      stage.advance(by: 1 / 60)
      let now = places()
      for (id, place) in before { #expect(now[id].map { abs($0 - place) < 0.01 } ?? false) }
    }
    #expect(table.contentSize.height == height)
  }

  /// A finger that rests on a row highlights it after iOS's delay. A finger that scrolls never
  /// does.
  @Test func highlightDelay() {
    let bench = TableBench(rows: [60]) { table, _ in table.rowHeight = 44 }
    let cell = bench.table.visibleCells[3]
    bench.stage.touchDown(at: CGPoint(x: 100, y: 150))
    bench.stage.advance(by: 0.1)
    #expect(!cell.isHighlighted)
    bench.stage.advance(by: 0.1)
    #expect(cell.isHighlighted)
    #expect(bench.data.events.last == "didHighlight 3")
    bench.stage.move(
      from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -40), duration: 0.2)
    #expect(!cell.isHighlighted)
    #expect(!cell.isSelected)
    #expect(bench.data.events.last == "didUnhighlight 3")
    #expect(bench.table.contentOffset.y > 0)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    bench.data.events = []
    bench.stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -60), duration: 0.12)
    bench.stage.advance(by: 2)
    #expect(bench.data.events.isEmpty)
  }
}
