import Stage
import Testing

@testable import UIKit

/// Rows that can be edited, deleted, inserted and moved, with a record of the calls to the app.
@MainActor class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var events: [String] = []
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var edits: (IndexPath) -> Bool = { _ in true }
  var moves: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?

  init(_ rows: [[String]] = [["a", "b", "c", "d", "e", "f"]]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    edits(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    moves(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    events.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    switch editingStyle {
    case .delete:
      rows[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      rows[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    default: break
    }
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (source, target) = (sourceIndexPath, destinationIndexPath)
    events.append("move \(source.section).\(source.row) \(target.section).\(target.row)")
    let row = rows[source.section].remove(at: source.row)
    rows[target.section].insert(row, at: target.row)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    events.append("will edit \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    events.append("did edit \(indexPath.map { "\($0.row)" } ?? "none")")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Shows a table on a 14 Pro, 393 points wide, with rows of 44 from the top of the screen.
  func show(
    _ cell: UITableViewCell.Type = UITableViewCell.self, style: UITableView.Style = .plain,
    _ setUp: (UITableView) -> Void = { _ in }
  )
    -> (stage: Stage, table: UITableView)
  {
    let stage = Stage(device: .iPhone14Pro)
    let table = UITableView(frame: .zero, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    setUp(table)
    let controller = Holder()
    controller.rows = self
    controller.view = table
    stage.show(controller)
    stage.advance(by: 0.1)
    return (stage, table)
  }

  /// Retains the rows while their table is visible.
  private final class Holder: UIViewController {
    var rows: EditableRows?
  }

  /// Returns the texts of the visible cells from top to bottom.
  func shown(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}

@MainActor struct TableEditingTests {
  /// The edit control of row 3, below the status bar.
  private let control = CGPoint(x: 27, y: 3 * 44 + 22)

  /// The control of each row in edit mode, and its removal.
  @Test(arguments: [UITableViewCell.EditingStyle.none, .delete, .insert], 0..<4)
  func controls(style: UITableViewCell.EditingStyle, allowed: Int) {
    let edits = allowed & 1 != 0
    let moves = allowed & 2 != 0
    let rows = EditableRows()
    rows.style = { _ in style }
    rows.edits = { _ in edits }
    rows.moves = { _ in moves }
    let (stage, table) = rows.show()
    let cell = table.visibleCells[1]
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    table.setEditing(true, animated: true)
    stage.advance(by: 0.5)
    #expect(table.isEditing)
    #expect(cell.isEditing == edits)
    #expect(cell.editingStyle == (edits ? style : .none))
    #expect(cell.showsReorderControl == moves)
    #expect((cell.cellState.editControl != nil) == (edits && style != .none))
    #expect((cell.cellState.reorderControl != nil) == (edits && moves))
    #expect((cell.contentView.frame.minX > 0) == edits)
    #expect((cell.contentView.frame.maxX < 393) == (edits && moves))
    table.setEditing(false, animated: true)
    stage.advance(by: 0.5)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(cell.cellState.editControl == nil)
    #expect(cell.cellState.reorderControl == nil)
    #expect(!cell.isEditing)
  }

  /// Rows that become visible later are in edit mode too, and are reset for reuse.
  @Test func controlsOfRowsThatComeLater() {
    let rows = EditableRows([(0..<80).map { "\($0)" }])
    let (stage, table) = rows.show()
    table.setEditing(true, animated: false)
    table.contentOffset.y = 1500
    stage.advance(by: 0.1)
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
    table.setEditing(false, animated: false)
    table.contentOffset.y = 0
    stage.advance(by: 0.1)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  /// The minus sign turns, and the button that it uncovers deletes the row.
  @Test func deleteControl() {
    let rows = EditableRows()
    let (stage, table) = rows.show()
    table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: control.x, y: 44 + 22))
    stage.advance(by: 0.5)
    let cell = table.visibleCells[1]
    #expect(cell.showingDeleteConfirmation)
    #expect(rows.events == ["will edit 1"])
    #expect(cell.frame.minX < -60)
    stage.tap(at: CGPoint(x: 380, y: 44 + 22))
    stage.advance(by: 0.8)
    #expect(rows.events == ["will edit 1", "commit delete 0.1", "did edit 1"])
    #expect(rows.shown(table) == ["a", "c", "d", "e", "f"])
    #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation && $0.frame.minX == 0 })
  }

  /// A tap elsewhere only dismisses the confirmation.
  @Test func deletionMayBeTakenBack() {
    let rows = EditableRows()
    let (stage, table) = rows.show()
    table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    stage.tap(at: control)
    stage.advance(by: 0.5)
    #expect(table.visibleCells[3].showingDeleteConfirmation)
    stage.tap(at: CGPoint(x: 200, y: 250))
    stage.advance(by: 0.5)
    #expect(!table.visibleCells[3].showingDeleteConfirmation)
    #expect(rows.events == ["will edit 3", "did edit 3"])
    #expect(rows.shown(table).count == 6)
  }

  @Test func insertControl() {
    let rows = EditableRows()
    rows.style = { $0.row == 2 ? .insert : .none }
    let (stage, table) = rows.show()
    table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: control.x, y: 2 * 44 + 22))
    stage.advance(by: 0.5)
    #expect(rows.events == ["commit insert 0.2"])
    #expect(rows.shown(table) == ["a", "b", "new", "c", "d", "e", "f"])
  }

  nonisolated static let modes = (0..<32).map { bits in (0..<5).map { bits >> $0 & 1 == 1 } }

  /// Every combination of the selection properties: taps on two rows, with results from Apple's
  /// documentation of each property.
  @Test(arguments: modes) func selection(mode: [Bool]) {
    let rows = EditableRows()
    let (stage, table) = rows.show()
    table.setEditing(mode[0], animated: false)
    table.allowsSelection = mode[1]
    table.allowsMultipleSelection = mode[2]
    table.allowsSelectionDuringEditing = mode[3]
    table.allowsMultipleSelectionDuringEditing = mode[4]
    stage.advance(by: 0.1)
    for row in [1, 3] {
      stage.tap(at: CGPoint(x: 200, y: CGFloat(row) * 44 + 22))
      stage.advance(by: 0.3)
    }
    let selects = mode[0] ? mode[3] || mode[4] : mode[1]
    let many = mode[0] ? mode[4] : mode[2]
    let expected = selects ? (many ? [1, 3] : [3]) : []
    #expect((table.indexPathsForSelectedRows ?? []).map(\.row) == expected, "\(mode)")
    #expect(rows.events == (selects ? ["select 1", "select 3"] : []))
    #expect(
      table.visibleCells.enumerated().filter { $0.element.isSelected }.map(\.offset) == expected)
  }

  /// The calls to a cell before and after its controls change.
  @Test func transitions() throws {
    final class Cell: UITableViewCell {
      var told: [String] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        told.append("will \(state.rawValue)")
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        told.append("did \(state.rawValue)")
      }
    }
    let rows = EditableRows()
    let (stage, table) = rows.show(Cell.self)
    let cell = try #require(table.visibleCells[3] as? Cell)
    table.setEditing(true, animated: true)
    #expect(cell.told == ["will 1"])
    stage.advance(by: 0.5)
    stage.tap(at: control)
    stage.advance(by: 0.5)
    table.setEditing(false, animated: true)
    stage.advance(by: 0.5)
    let expected = [
      "will 1", "did 1", "will 3", "did 3", "will 1", "will 0", "did 1", "did 0",
    ]
    #expect(cell.told == expected)
  }

  /// From the right in a right-to-left layout.
  @Test func controlsAreMirrored() {
    let rows = EditableRows()
    let (stage, table) = rows.show { $0.semanticContentAttribute = .forceRightToLeft }
    for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    let cell = table.visibleCells[0]
    #expect(abs((cell.cellState.editControl?.center.x ?? 0) - (393 - 27)) < 1e-9)
    #expect(cell.cellState.reorderControl?.frame.minX == 0)
    #expect(cell.contentView.frame == CGRect(x: 42, y: 0, width: 393 - 42 - 38, height: 44))
  }

  /// Two fingers that move over rows select those in between. Rows that they leave again return to
  /// their earlier state.
  @Test(arguments: [true, false]) func twoFingersSelect(allows: Bool) {
    final class Rows: EditableRows {
      var allows = false
      var questions = 0
      override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool {
        questions += 1
        return allows
      }
      override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        events.append("begin \(indexPath.row)")
        tableView.setEditing(true, animated: true)
      }
      override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        events.append("end")
      }
    }
    let rows = Rows([(0..<60).map { "\($0)" }])
    rows.allows = allows
    let (stage, table) = rows.show { $0.allowsMultipleSelectionDuringEditing = true }
    for finger in 0...1 {
      stage.touchDown(at: CGPoint(x: 150 + CGFloat(finger) * 40, y: 110), finger: finger)
    }
    var y: CGFloat = 110
    func move(to end: CGFloat) {
      while y != end {
        y += end > y ? 2 : -2
        for finger in 0...1 {
          stage.touchMove(to: CGPoint(x: 150 + CGFloat(finger) * 40, y: y), finger: finger)
        }
        stage.advance(by: 1 / 60)
      }
    }
    move(to: 286)
    #expect(table.isEditing == allows)
    #expect((table.indexPathsForSelectedRows ?? []).map(\.row) == (allows ? [2, 3, 4, 5, 6] : []))
    #expect((table.contentOffset.y == 0) == allows)
    // The scroll pan asked as well, but the delegate was called only once.
    #expect(rows.questions == 1)
    if allows {
      move(to: 152)
      #expect((table.indexPathsForSelectedRows ?? []).map(\.row) == [2, 3])
    }
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    stage.advance(by: 0.1)
    #expect(rows.events.first == (allows ? "begin 2" : nil))
    #expect(rows.events.last == (allows ? "end" : nil))
  }
}
