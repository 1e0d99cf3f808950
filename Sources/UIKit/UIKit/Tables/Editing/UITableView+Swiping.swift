import CoreGraphics
import Foundation
import ListEngine
import QuartzCore

extension UITableView: SwipingList {
  var rowSwipe: TableSwipe? {
    get { tableState.editing.swipe }
    set { tableState.editing.swipe = newValue }
  }

  func fullWidth(_ swipe: TableSwipe) -> CGFloat { rowWidth }

  // MARK: Swipe actions

  /// Returns the actions of a swipe that uncovers an edge of a row, or `nil` if there are none.
  func swipeActions(_ row: RowID, _ edge: TableSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard canEdit(row) else { return nil }
    let path = row.indexPath
    let given: UISwipeActionsConfiguration??
    switch edge {
    case .leading:
      given = ask(.leadingActions) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
    case .trailing:
      given = ask(.trailingActions) {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    }
    if let given = given ?? nil { return given.actions.isEmpty ? nil : given }
    guard edge == .trailing else { return nil }
    if let rowActions = delegate?.tableView(self, editActionsForRowAt: path) {
      return rowActions.isEmpty ? nil : configuration(rowActions, row)
    }
    guard editingStyle(row) == .delete, commitsEdits else { return nil }
    return deletion(row)
  }

  /// Whether the data source implements `tableView(_:commit:forRowAt:)`.
  ///
  /// Lowered classes say so. The table assumes it of others until a call shows that they don't. Inside a horizontal
  /// scroll view, it assumes so only in edit mode.
  private var commitsEdits: Bool {
    guard let dataSource, !tableState.methods.missingInSource.contains(.commit) else {
      return false
    }
    if Selector("tableView:commit:forRowAt:").isImplemented(by: dataSource) { return true }
    if classes(of: dataSource).allSatisfy(MemberRegistry.shared.registers) { return false }
    return tableState.editing.isEditing
      || !scrollViewsAround.contains { $0.scrollableAxes.contains(.horizontal) }
  }

  /// Returns an object's class and its superclasses up to UIKit's or Foundation's.
  private func classes(of object: AnyObject) -> [AnyClass] {
    sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
      .prefix { !InterfaceClasses.isSystem($0) }
  }

  private func deletion(_ row: RowID) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row.indexPath)
      ?? SystemText.delete.text
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      let current = self.tableState.editing.swipe?.row ?? row
      self.commit(.delete, current)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func configuration(
    _ actions: [UITableViewRowAction], _ row: RowID
  ) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        let contextual = UIContextualAction(
          style: action.style == .default ? .destructive : .normal, title: action.title
        ) { _, _, done in
          action.handler(action, row.indexPath)
          done(true)
        }
        if let color = action.backgroundColor { contextual.backgroundColor = color }
        return contextual
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  // MARK: Touches

  func swipeMayBegin() -> Bool {
    guard window != nil, tableState.editing.reorder == nil, let pan = tableState.recognizers.swipe
    else { return false }
    let way = pan.translation(in: self).x + pan.velocity(in: self).x / 60
    if let swipe = tableState.editing.swipe, !swipe.isClosing,
      swipe.cell.frame.contains(pan.location(in: self))
    {
      return true
    }
    guard !tableState.editing.isEditing, scrollState.drag == nil, way != 0,
      let row = tableState.content.geometry?.row(at: pan.location(in: self).y),
      tableState.tiling.index(of: row) != nil,
      let configuration = swipeActions(row, way < 0 ? rightEdge : leftEdge)
    else { return false }
    closeSwipe(animated: true)
    beginSwipe(row, way < 0 ? rightEdge : leftEdge, configuration)
    return true
  }

  private func beginSwipe(
    _ row: RowID, _ edge: TableSwipe.Edge, _ configuration: UISwipeActionsConfiguration
  ) {
    guard let cell = tableState.tiling.cell(row) else { return }
    if tableState.selection.highlighted != nil { _ = cancelTrackedRow() }
    addSwipe(row, cell, edge, configuration)
    tableState.editing.announcesSwipe = true
    delegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
    tableState.editing.announcesSwipe = false
    cell.setShowsDeleteConfirmation(true, animated: true)
  }

  // MARK: Positions

  /// Returns the distance by which a row is swiped to the right.
  func swipeOffset(_ row: RowID) -> CGFloat {
    guard let swipe = tableState.editing.swipe, swipe.row == row else { return 0 }
    return swipe.edge == rightEdge ? -swipe.offset : swipe.offset
  }

  func placeSwipe() {
    guard let swipe = tableState.editing.swipe,
      tableState.content.geometry?.contains(swipe.row) == true
    else { return }
    placeRows()
    let offset = swipeOffset(swipe.row)
    var rect = frame(of: swipe.row).offsetBy(dx: -offset, dy: 0)
    swipe.rowView.place = rect
    if swipe.edge == rightEdge { rect.origin.x = rect.maxX - swipe.offset }
    rect.size.width = swipe.offset
    if swipe.buttons.frame != rect { swipe.buttons.frame = rect }
    swipe.buttons.setNeedsLayout()
  }

  // MARK: Opening and closing

  /// Handles a tap on a delete control. The row reveals the button that deletes it.
  func openDeleteConfirmation(_ row: RowID) {
    closeSwipe(animated: true)
    let configuration = swipeActions(row, .trailing) ?? deletion(row)
    beginSwipe(row, .trailing, configuration)
    moveSwipe(to: tableState.editing.swipe?.reveal ?? 0)
  }

  /// Updates the swiped row after a batch of changes, in which it was renumbered or removed.
  func moveSwipe(_ change: TableChange) {
    guard let swipe = tableState.editing.swipe else { return }
    if let row = change.stays(swipe.row) {
      swipe.row = row
    } else {
      // The buttons leave with the row.
      swipe.cell.setShowsDeleteConfirmation(false, animated: false)
      end(swipe, swipe.row.indexPath)
    }
  }

  /// Called when the cell is removed from the screen.
  func abandonSwipe(of cell: UITableViewCell) {
    cell.swipedRow?.release()
    guard let swipe = tableState.editing.swipe, swipe.cell === cell else { return }
    cell.setShowsDeleteConfirmation(false, animated: false)
    end(swipe, swipe.row.indexPath)
  }

  func end(_ swipe: TableSwipe, _ path: IndexPath) {
    guard !swipe.isOver else { return }
    swipe.isOver = true
    // Another row may have been swiped meanwhile.
    if tableState.editing.swipe === swipe { tableState.editing.swipe = nil }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}
