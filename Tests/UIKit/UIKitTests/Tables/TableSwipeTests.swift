import Stage
import Testing

@testable import UIKit

/// Tests of swipes over rows from both edges, in both layout directions.
@MainActor struct TableSwipeTests {
  enum Edge: CaseIterable, Sendable { case leading, trailing }

  private func actions(_ rows: EditableRows, full: Bool) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: ["first", "second"].map { title in
        UIContextualAction(style: .normal, title: title) { [weak rows] action, _, done in
          rows?.events.append(action.title ?? "")
          done(true)
        }
      })
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }

  private func bench(_ edge: Edge, isRightToLeft: Bool, full: Bool) -> (
    rows: EditableRows, stage: Stage, table: UITableView
  ) {
    let rows = EditableRows((0..<1).map { _ in (0..<60).map { "\($0)" } })
    if edge == .leading {
      rows.leading = actions(rows, full: full)
      rows.trailing = UISwipeActionsConfiguration(actions: [])
    } else {
      rows.trailing = actions(rows, full: full)
    }
    let (stage, table) = rows.show {
      if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
    }
    return (rows, stage, table)
  }

  /// To the right for the leading edge of a left-to-right table. Each of the two mirrors it.
  private func sign(_ edge: Edge, _ isRightToLeft: Bool) -> CGFloat {
    (edge == .leading) != isRightToLeft ? 1 : -1
  }

  /// Moves a finger slowly, so that its position decides and not its velocity.
  private func swipe(_ stage: Stage, row: Int, by distance: CGFloat) {
    let start = CGPoint(x: distance > 0 ? 20 : 373, y: CGFloat(row) * 44 + 22)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: distance, dy: 0), duration: 0.6)
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 0.8)
  }

  @Test(arguments: Edge.allCases, [false, true]) func opensAndActs(edge: Edge, isRightToLeft: Bool)
    throws
  {
    let (rows, stage, table) = bench(edge, isRightToLeft: isRightToLeft, full: true)
    let sign = sign(edge, isRightToLeft)
    let cell = table.visibleCells[2]
    // Too short a distance, and the wrong direction.
    swipe(stage, row: 2, by: sign * 40)
    #expect(cell.frame.minX == 0)
    #expect(!cell.showingDeleteConfirmation)
    swipe(stage, row: 2, by: -sign * 150)
    #expect(cell.frame.minX == 0)
    rows.events = []
    swipe(stage, row: 2, by: sign * 130)
    let reveal = abs(cell.frame.minX)
    #expect(cell.frame.minX == sign * reveal)
    #expect(reveal >= 148)
    #expect(rows.events == ["will edit 2"])
    #expect(cell.configurationState.isSwiped)
    #expect(table.contentOffset.y == 0)
    // The first action is the outermost.
    let outer: CGFloat = sign > 0 ? 10 : 383
    let inner = sign > 0 ? reveal - 10 : 393 - reveal + 10
    stage.tap(at: CGPoint(x: inner, y: 110))
    stage.advance(by: 0.8)
    #expect(rows.events == ["will edit 2", "second", "did edit 2"])
    #expect(cell.frame.minX == 0)
    rows.events = []
    swipe(stage, row: 2, by: sign * 130)
    stage.tap(at: CGPoint(x: outer, y: 110))
    stage.advance(by: 0.8)
    #expect(rows.events == ["will edit 2", "first", "did edit 2"])
    #expect(!table.subviews.contains { $0 is SwipedRowView })
  }

  /// A swipe over most of the row performs the first action immediately unless the app disables
  /// that.
  /// Source: Apple, `tableView(_:willBeginEditingRowAt:)`: "This method is called when the user swipes horizontally across a row; as
  /// a consequence, the table view sets its isEditing property to true (thereby entering editing mode) […]. In this "swipe to
  /// delete" mode the table view does not display any insertion, deletion, and reordering controls."
  @Test(arguments: Edge.allCases) func aSwipedTableIsInEditMode(edge: Edge) {
    let (_, stage, table) = bench(edge, isRightToLeft: false, full: false)
    #expect(!table.isEditing)
    swipe(stage, row: 2, by: sign(edge, false) * 120)
    #expect(table.isEditing)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    stage.tap(at: CGPoint(x: 200, y: 400))
    stage.advance(by: 1)
    #expect(!table.isEditing)
  }

  /// A table controller sets its own edit mode, so that its edit button becomes Done.
  ///
  /// Source: https://github.com/SwipeCellKit/SwipeCellKit/commit/95889a18ae87c23ee9c71cee775e8a3ce32687ad: "The
  /// UITableViewController implementation of the delegate methods call setEditing on the UIViewController (itself)".
  @Test func aControllerOfASwipedTableIsInEditMode() {
    let controller = SwipedController()
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    swipe(stage, row: 3, by: -120)
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    #expect(controller.tableView.visibleCells.allSatisfy { !$0.isEditing })
    stage.tap(at: CGPoint(x: 200, y: 400))
    stage.advance(by: 1)
    #expect(!controller.isEditing)
    #expect(controller.editButtonItem.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing })
    #expect(controller.isEditing)
  }

  private final class SwipedController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 20 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test(arguments: Edge.allCases, [false, true]) func fullSwipe(edge: Edge, full: Bool) {
    let (rows, stage, table) = bench(edge, isRightToLeft: false, full: full)
    swipe(stage, row: 1, by: sign(edge, false) * 330)
    if full {
      #expect(rows.events == ["will edit 1", "first", "did edit 1"])
      #expect(table.visibleCells[1].frame.minX == 0)
    } else {
      #expect(rows.events == ["will edit 1"])
      #expect(abs(table.visibleCells[1].frame.minX) >= 148)
    }
  }

  /// An action that closes a swipe does nothing else: a tap, scrolling, another row, edit mode.
  @Test(arguments: 0..<5) func closing(way: Int) {
    let (rows, stage, table) = bench(.trailing, isRightToLeft: false, full: false)
    swipe(stage, row: 2, by: -130)
    let cell = table.visibleCells[2]
    #expect(cell.frame.minX < 0)
    switch way {
    case 0: stage.tap(at: CGPoint(x: 200, y: 400))
    case 1: stage.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -80), duration: 0.3)
    case 2: swipe(stage, row: 5, by: -130)
    case 3: table.setEditing(true, animated: true)
    default: table.reloadData()
    }
    stage.advance(by: 1)
    #expect(cell.frame.minX == 0)
    #expect(!cell.showingDeleteConfirmation)
    #expect(rows.events.first == "will edit 2")
    #expect(rows.events.contains("did edit 2"))
    #expect(rows.events.count { $0 == "did edit 2" } == 1)
    #expect(!rows.events.contains { $0.hasPrefix("select") })
    if way == 2 { #expect(table.visibleCells[5].frame.minX < 0) }
  }

  /// Vertical movement scrolls, also with swipe actions. Horizontal movement doesn't.
  @Test func directionDecides() {
    let (rows, stage, table) = bench(.trailing, isRightToLeft: false, full: false)
    stage.drag(from: CGPoint(x: 300, y: 500), by: CGVector(dx: -30, dy: -200), duration: 0.6)
    #expect(table.contentOffset.y > 100)
    #expect(table.tableState.editing.swipe == nil)
    #expect(rows.events.isEmpty)
    stage.advance(by: 3)
    let offset = table.contentOffset.y
    stage.touchDown(at: CGPoint(x: 300, y: 500))
    stage.move(
      from: CGPoint(x: 300, y: 500), by: CGVector(dx: -130, dy: -60), duration: 0.6)
    #expect(table.tableState.editing.swipe != nil)
    #expect(table.contentOffset.y == offset)
    stage.touchUp()
  }

  /// With only `commit` implemented, a swipe offers deletion. A row that can't be edited offers
  /// nothing.
  @Test(arguments: [true, false]) func deletesByItself(edits: Bool) {
    let rows = EditableRows()
    rows.edits = { _ in edits }
    let (stage, table) = rows.show()
    swipe(stage, row: 2, by: -330)
    // A finger that doesn't swipe and lifts over its row has selected it.
    rows.events.removeAll { $0 == "select 2" }
    #expect(rows.events == (edits ? ["will edit 2", "commit delete 0.2", "did edit 2"] : []))
    #expect(rows.shown(table).count == (edits ? 5 : 6))
  }

  /// An action that takes time leaves the row open until it reports its end.
  @Test func completionCloses() throws {
    let rows = EditableRows()
    var finish: ((Bool) -> Void)?
    rows.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Later") { _, _, done in finish = done }
    ])
    let (stage, table) = rows.show()
    swipe(stage, row: 3, by: -60)
    stage.tap(at: CGPoint(x: 385, y: 3 * 44 + 22))
    stage.advance(by: 1)
    #expect(table.visibleCells[3].frame.minX < 0)
    let done = try #require(finish)
    done(true)
    stage.advance(by: 1)
    #expect(table.visibleCells[3].frame.minX == 0)
  }

  /// A swiped row moves with an update around it, and disappears when it is deleted.
  @Test func updatesWhileSwiped() {
    let rows = EditableRows()
    rows.trailing = actions(rows, full: false)
    let (stage, table) = rows.show()
    swipe(stage, row: 3, by: -130)
    let cell = table.visibleCells[3]
    let aside = cell.frame.minX
    rows.rows[0].remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .fade)
    stage.advance(by: 0.6)
    #expect(cell.frame.minX == aside)
    #expect(cell.frame.minY == 88)
    rows.rows[0].remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .fade)
    stage.advance(by: 0.6)
    #expect(cell.superview == nil)
    #expect(!table.subviews.contains { $0 is SwipedRowView })
    #expect(rows.events == ["will edit 3", "did edit 2"])
  }
}
