import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  // MARK: Modes

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard !tableState.editing.announcesSwipe else { return }
    closeSwipe(animated: animated)
    guard editing != tableState.editing.isEditing else { return }
    tableState.editing.isEditing = editing
    if tableState.selection.ends(with: editing) {
      for row in tableState.selection.rows.sorted() { setSelected(false, row, animated: animated) }
    }
    for visible in tableState.tiling.rows {
      chooseEditing(of: visible.cell, visible.row)
      visible.cell.setEditing(editing && canEdit(visible.row), animated: animated)
    }
    setNeedsLayout()
  }

  // MARK: The app's settings for a row

  func canEdit(_ row: RowID) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
  }

  func canMove(_ row: RowID) -> Bool {
    guard let dataSource else { return false }
    tableState.methods.missingInSource.remove(.canMove)
    let answer = dataSource.tableView(self, canMoveRowAt: row.indexPath)
    return tableState.methods.missingInSource.contains(.canMove) ? movesRows(like: row) : answer
  }

  /// Returns whether the data source implements `tableView(_:moveRowAt:to:)`, which decides whether
  /// rows can be moved by default.
  ///
  /// Swift can't query this. Moving a row to its own position changes nothing.
  private func movesRows(like row: RowID) -> Bool {
    if let known = tableState.methods.sourceMovesRows { return known }
    tableState.methods.missingInSource.remove(.move)
    dataSource?.tableView(self, moveRowAt: row.indexPath, to: row.indexPath)
    let moves = !tableState.methods.missingInSource.contains(.move)
    tableState.methods.sourceMovesRows = moves
    return moves
  }

  func editingStyle(_ row: RowID) -> UITableViewCell.EditingStyle {
    guard canEdit(row) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
  }

  /// Sets a cell's controls for edit mode.
  func chooseEditing(of cell: UITableViewCell, _ row: RowID) {
    guard tableState.editing.isEditing else { return }
    let edits = canEdit(row)
    cell.setEditing(
      style: edits ? editingStyle(row) : .none,
      indents: edits
        && delegate?.tableView(self, shouldIndentWhileEditingRowAt: row.indexPath) ?? true,
      choosesMany: edits && tableState.selection.allowsManyInEditing,
      reorders: canMove(row))
  }

  // MARK: Controls

  func editControlTapped(_ cell: UITableViewCell) {
    guard let row = tableState.tiling.row(of: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, row)
    case .delete:
      if tableState.editing.swipe?.row == row {
        closeSwipe(animated: true)
      } else {
        openDeleteConfirmation(row)
      }
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ row: RowID) {
    dataSource?.tableView(self, commit: style, forRowAt: row.indexPath)
  }
}
