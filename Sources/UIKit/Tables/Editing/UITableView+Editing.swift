import CoreGraphics
import Foundation

extension UITableView {
  // MARK: Modes

  func changeEditing(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard editing != table.editing.isEditing else { return }
    table.editing.isEditing = editing
    if table.selection.ends(with: editing) {
      for row in table.selection.rows.sorted() { setSelected(false, row, animated: animated) }
    }
    for visible in table.tiling.rows {
      chooseEditing(of: visible.cell, visible.row)
      visible.cell.setEditing(editing && canEdit(visible.row), animated: animated)
    }
    setNeedsLayout()
  }

  // MARK: What the app says of a row

  func canEdit(_ row: RowID) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
  }

  func canMove(_ row: RowID) -> Bool {
    guard let dataSource else { return false }
    table.methods.missingInSource.remove(.canMove)
    let answer = dataSource.tableView(self, canMoveRowAt: row.indexPath)
    return table.methods.missingInSource.contains(.canMove) ? movesRows(like: row) : answer
  }

  /// Whether the data source has `tableView(_:moveRowAt:to:)`, which decides about rows of which it
  /// says nothing else. Swift cannot be asked; moving a row to where it is changes nothing.
  private func movesRows(like row: RowID) -> Bool {
    if let known = table.methods.sourceMovesRows { return known }
    table.methods.missingInSource.remove(.move)
    dataSource?.tableView(self, moveRowAt: row.indexPath, to: row.indexPath)
    let moves = !table.methods.missingInSource.contains(.move)
    table.methods.sourceMovesRows = moves
    return moves
  }

  func editingStyle(_ row: RowID) -> UITableViewCell.EditingStyle {
    guard canEdit(row) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
  }

  /// Tells a cell what it shows in a table that is edited.
  func chooseEditing(of cell: UITableViewCell, _ row: RowID) {
    guard table.editing.isEditing else { return }
    let edits = canEdit(row)
    cell.setEditing(
      style: edits ? editingStyle(row) : .none,
      indents: edits
        && delegate?.tableView(self, shouldIndentWhileEditingRowAt: row.indexPath) ?? true,
      choosesMany: edits && table.selection.allowsManyInEditing,
      reorders: canMove(row))
  }

  // MARK: Controls

  func editControlTapped(_ cell: UITableViewCell) {
    guard let row = table.tiling.row(of: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, row)
    case .delete:
      if table.editing.swipe?.row == row {
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

/// Data source methods of which the table wants to know whether they are there.
struct TableSourceMethods: OptionSet, Sendable {
  let rawValue: Int
  static let canMove = TableSourceMethods(rawValue: 1 << 0)
  static let move = TableSourceMethods(rawValue: 1 << 1)
  static let commit = TableSourceMethods(rawValue: 1 << 2)
}
