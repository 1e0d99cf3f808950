import CoreGraphics

/// Rows that two fingers select by moving over them.
extension UITableView {
  /// Two fingers on rows of a table that selects many while it is edited; the delegate decides.
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

  /// Selects up to the row at `y`, or takes selections back.
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

  /// Over a header or a footer, and beyond the ends: the row before it, or the first one.
  private func nearestRow(to y: CGFloat, _ geometry: TableGeometry) -> RowID? {
    guard let below = geometry.firstRow(endingAfter: y) else { return geometry.lastRow }
    return geometry.row(before: below) ?? below
  }
}
