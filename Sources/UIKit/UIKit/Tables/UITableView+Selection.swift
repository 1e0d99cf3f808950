import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  /// Whether rows can be selected now, and whether several can be.
  var selectsRows: Bool { tableState.selection.isPossible(isEditing: tableState.editing.isEditing) }
  var selectsMany: Bool { tableState.selection.takesMany(isEditing: tableState.editing.isEditing) }

  private func cell(_ row: RowID) -> UITableViewCell? { tableState.tiling.cell(row) }

  // MARK: Touches

  /// Highlights the row under a finger that landed. Returns `false` if there is none to highlight.
  func trackRow(_ touches: Set<UITouch>) -> Bool {
    // A touch outside a swiped row only closes it.
    if closeSwipe(animated: true) { return true }
    guard selectsRows, tableState.selection.highlighted == nil, let touch = touches.first else {
      return false
    }
    let point = touch.location(in: self)
    // The cell is used instead of the geometry, because an app may have moved or stretched it.
    guard
      let row = tableState.tiling.rows.last(where: {
        touch.view?.isDescendant(of: $0.cell) ?? false
      })?
      .row
        ?? tableState.content.geometry?.row(at: point.y), let cell = cell(row),
      cell.isUserInteractionEnabled,
      touch.view === self || touch.view?.isDescendant(of: cell) ?? false,
      delegate?.tableView(self, shouldHighlightRowAt: row.indexPath) ?? true
    else { return false }
    highlight(row)
    return true
  }

  private func highlight(_ row: RowID) {
    tableState.selection.highlighted = row
    cell(row)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row.indexPath)
  }

  private func unhighlight(_ row: RowID) {
    tableState.selection.highlighted = nil
    cell(row)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
  }

  func cancelTrackedRow() -> Bool {
    guard let row = tableState.selection.highlighted else { return false }
    unhighlight(row)
    return true
  }

  /// Selects the row that the finger touched. With multiple selection, a selected row is deselected.
  func chooseTrackedRow() -> Bool {
    guard let row = tableState.selection.highlighted else { return false }
    unhighlight(row)
    if selectsMany, tableState.selection.rows.contains(row) {
      deselectByTouch(row)
    } else {
      selectByTouch(row)
    }
    return true
  }

  /// Performs the action of a tap by a key.
  func chooseByKey(_ path: IndexPath) {
    guard let row = RowID(path), selectsRows, tableState.selection.highlighted == nil,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlight(row)
    _ = chooseTrackedRow()
  }

  /// Selects only the row that received the focus.
  func selectByFocus(_ path: IndexPath) {
    guard let row = RowID(path), selectsRows, !tableState.selection.rows.contains(row) else {
      return
    }
    selectByTouch(row)
  }

  func selectByTouch(_ row: RowID) {
    var path = row.indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return }
      path = chosen
    }
    guard let chosen = RowID(path), tableState.content.geometry?.contains(chosen) ?? false else {
      return
    }
    if !selectsMany {
      for other in tableState.selection.rows.sorted() where other != chosen {
        deselectByTouch(other)
      }
    }
    setSelected(true, chosen, animated: false)
    let isPrimary =
      !tableState.editing.isEditing
      && delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
    // As on iOS, the segue comes before the delegate's call.
    cellForRow(at: path)?.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
    if isPrimary { delegate?.tableView(self, performPrimaryActionForRowAt: path) }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func deselectByTouch(_ row: RowID) {
    var path = row.indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
      path = chosen
    }
    guard let chosen = RowID(path) else { return }
    setSelected(false, chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Changes by the app

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard selectsRows else { return }
    let row = path.flatMap { RowID($0) }
    if row == nil || !selectsMany {
      for other in tableState.selection.rows where other != row {
        setSelected(false, other, animated: animated)
      }
    }
    guard let row, let path, currentGeometry.contains(row) else { return }
    setSelected(true, row, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let row = RowID(path), tableState.selection.rows.contains(row) else { return }
    setSelected(false, row, animated: animated)
  }

  func setAllowsMultipleSelection(_ allows: Bool) {
    guard allows != tableState.selection.allowsMany else { return }
    tableState.selection.allowsMany = allows
    for row in tableState.selection.rows { setSelected(false, row, animated: false) }
  }

  func setAllowsMultipleSelectionDuringEditing(_ allows: Bool) {
    guard allows != tableState.selection.allowsManyInEditing else { return }
    tableState.selection.allowsManyInEditing = allows
    guard tableState.editing.isEditing else { return }
    for row in tableState.selection.rows { setSelected(false, row, animated: false) }
    for visible in tableState.tiling.rows { chooseEditing(of: visible.cell, visible.row) }
  }

  func setSelected(_ isSelected: Bool, _ row: RowID, animated: Bool) {
    tableState.selection.set(isSelected, row)
    cell(row)?.setSelected(isSelected, animated: animated)
  }
}
