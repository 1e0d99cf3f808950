import Lowered
import Stage
import Testing
import UIKit

/// A row offers to be deleted only if the data source performs edits.
///
/// Source: Apple, `UITableViewDataSource.tableView(_:commit:forRowAt:)`: to enable the swipe-to-delete feature of table
/// views, you must implement this method.
@MainActor @Suite struct SwipedRowTests {
  private func offersToDelete(_ table: UITableView, on stage: Stage) throws -> Bool {
    stage.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let start = cell.convert(CGPoint(x: 300, y: cell.bounds.midY), to: nil)
    stage.drag(from: start, by: CGVector(dx: -100, dy: 0), duration: 0.2, hold: 0.1)
    stage.advance(by: 1)
    return cell.frame.minX < 0
  }

  private func offersToDelete(_ source: any UITableViewDataSource) throws -> Bool {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UITableViewController()
    controller.tableView.dataSource = source
    stage.show(controller)
    return try offersToDelete(controller.tableView, on: stage)
  }

  @Test func dataSources() throws {
    #expect(try !offersToDelete(SwipedRows()))
    #expect(try offersToDelete(EditedRows()))
    #expect(try offersToDelete(InheritedEdits()))
    let generic = GenericRows<Int>()
    generic.rows = [1, 2, 3]
    #expect(try offersToDelete(generic))
  }

  @Test func controllers() throws {
    for (controller, edits) in [(SwipedController(), false), (EditedController(), true)] {
      let stage = Stage(device: .iPhone14Pro)
      stage.show(controller)
      #expect(try offersToDelete(controller.tableView, on: stage) == edits)
    }
  }
}
