import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A table that places its cells again in each layout, after the scroll.
@MainActor
@Suite struct StickyLayoutTests {
  @Test(
    "The top cell holds, as viewDidLayoutSubviews updates it",
    arguments: StickyStretchyCell.Method.allCases)
  func holds(method: StickyStretchyCell.Method) throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = StickyController(method: method, style: .plain)
    let table = PlacingTable(frame: .zero, style: .plain)
    table.dataSource = controller
    table.delegate = controller
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    controller.tableView = table
    TableVariant.all[0].show(controller, on: stage)
    stage.touchDown(at: CGPoint(x: 196, y: 420))
    for step in 0..<15 {
      let start = CGPoint(x: 196, y: 420 + 12 * CGFloat(step))
      stage.move(from: start, by: CGVector(dx: 0, dy: 12), duration: 1.0 / 60)
      stage.advance(by: 1.0 / 60)
      let cell = try #require(table.cellForRow(at: [0, 0]))
      #expect(isClose(cell.frame.minY, table.contentOffset.y), "step \(step)")
      #expect(isClose(cell.frame.maxY, 280), "step \(step)")
    }
    #expect(table.contentOffset.y < -100)
    #expect(table.placements > 10)
    stage.touchUp()
  }
}

private final class PlacingTable: UITableView {
  private(set) var placements = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    placements += 1
    for cell in visibleCells {
      if let path = indexPath(for: cell) { cell.frame = rectForRow(at: path) }
    }
  }
}
