import CoreGraphics

/// Rows of a table, or items of a collection view, that two fingers select by moving over them.
struct MultipleSelection {
  /// Where the fingers began, and whether they select or take selections back.
  let first: RowID
  let selects: Bool
  /// The selection before.
  let before: Set<RowID>
}

extension UITableView {
  /// Two fingers on rows of a table that selects many while it is edited; the delegate decides.
  func multipleSelectionMayBegin(_ pan: UIGestureRecognizer) -> Bool {
    guard pan.numberOfTouches == 2, table.selection.allowsManyInEditing,
      let row = table.content.geometry?.row(at: pan.location(in: self).y)
    else { return false }
    return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: row.indexPath)
      ?? false
  }

  func multipleSelectionPanned(_ pan: UIPanGestureRecognizer) {
    let y = pan.location(in: self).y
    switch pan.state {
    case .began:
      let start = y - pan.translation(in: self).y
      guard let row = table.content.geometry?.row(at: start) ?? table.content.geometry?.row(at: y)
      else { return }
      closeSwipe(animated: true)
      if table.selection.highlighted != nil { _ = cancelTrackedRow() }
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row.indexPath)
      guard selectsMany else { return }
      table.editing.multipleSelection = MultipleSelection(
        first: row, selects: !table.selection.rows.contains(row), before: table.selection.rows)
      extendSelection(to: y)
    case .changed: extendSelection(to: y)
    case .ended, .cancelled, .failed:
      table.editing.multipleSelection = nil
      delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    case .possible: break
    }
  }

  /// All rows from the first one to that at `y` become what the first one became; those that the
  /// fingers left again are what they were.
  private func extendSelection(to y: CGFloat) {
    guard let selection = table.editing.multipleSelection, let geometry = table.content.geometry,
      geometry.contains(selection.first),
      let last = geometry.row(at: y) ?? nearestRow(to: y, geometry)
    else { return }
    let ends = [selection.first, last].sorted()
    var wanted = selection.before
    var next: RowID? = ends[0]
    while let row = next, row <= ends[1] {
      if selection.selects { wanted.insert(row) } else { wanted.remove(row) }
      next = geometry.row(after: row)
    }
    for row in wanted.subtracting(table.selection.rows).sorted() { selectByTouch(row) }
    for row in table.selection.rows.subtracting(wanted).sorted() { deselectByTouch(row) }
  }

  /// Over a header or a footer, and beyond the ends: the row before it, or the first one.
  private func nearestRow(to y: CGFloat, _ geometry: TableGeometry) -> RowID? {
    guard let below = geometry.firstRow(endingAfter: y) else { return geometry.lastRow }
    return geometry.row(before: below) ?? below
  }
}

/// Two fingers that move over a table or a collection view.
final class MultipleSelectionPan: UIPanGestureRecognizer {
  init(list: UICollectionView) {
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    addTarget(
      list,
      action: Selector("multipleSelectionPanned(_:)", UICollectionView.multipleSelectionPanned))
  }

  init(table: UITableView) {
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    addTarget(
      table, action: Selector("multipleSelectionPanned(_:)", UITableView.multipleSelectionPanned))
  }
}
