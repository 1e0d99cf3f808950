import CoreGraphics
import ListEngine

/// The selection of rows by moving two fingers over them.
extension UITableView {
  /// Returns whether two fingers may select. The table has to allow multiple selection in edit
  /// mode, and the delegate decides.
  func multipleSelectionMayBegin(_ pan: UIGestureRecognizer) -> Bool {
    guard let selectionPan = tableState.recognizers.multipleSelection, pan.numberOfTouches == 2,
      tableState.selection.allowsManyInEditing,
      let row = tableState.content.geometry?.row(at: pan.location(in: self).y)
    else { return false }
    return selectionPan.maySelect {
      delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: row.indexPath) ?? false
    }
  }

  func multipleSelectionPanned(_ pan: UIPanGestureRecognizer) {
    let y = pan.location(in: self).y
    switch pan.state {
    case .began:
      let start = y - pan.translation(in: self).y
      guard
        let row = tableState.content.geometry?.row(at: start)
          ?? tableState.content.geometry?.row(at: y)
      else { return }
      closeSwipe(animated: true)
      if tableState.selection.highlighted != nil { _ = cancelTrackedRow() }
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row.indexPath)
      guard selectsMany else { return }
      tableState.editing.multipleSelection = MultipleSelection(
        first: row, selects: !tableState.selection.rows.contains(row),
        before: tableState.selection.rows)
      extendSelection(to: y)
    case .changed: extendSelection(to: y)
    case .ended, .cancelled, .failed:
      tableState.editing.multipleSelection = nil
      delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    case .possible: break
    }
  }

  /// Extends the selection to the row at `y`, or takes selections back.
  private func extendSelection(to y: CGFloat) {
    guard let selection = tableState.editing.multipleSelection,
      let geometry = tableState.content.geometry,
      geometry.contains(selection.first),
      let last = geometry.row(at: y) ?? nearestRow(to: y, geometry)
    else { return }
    let wanted = selection.rows(to: last) { geometry.sections[$0].rows.count }
    for row in wanted.subtracting(tableState.selection.rows).sorted() { selectByTouch(row) }
    for row in tableState.selection.rows.subtracting(wanted).sorted() { deselectByTouch(row) }
  }

  /// Returns the row at `y`, or the row before a header, a footer or the content's end. At the top,
  /// returns the first row.
  private func nearestRow(to y: CGFloat, _ geometry: TableGeometry) -> RowID? {
    guard let below = geometry.firstRow(endingAfter: y) else { return geometry.lastRow }
    return geometry.row(before: below) ?? below
  }
}
