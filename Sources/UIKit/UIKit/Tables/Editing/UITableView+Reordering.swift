import CoreGraphics
import ListEngine
import QuartzCore

extension UITableView {
  /// Follows a finger on a cell's grip.
  func reorderControlMoved(_ cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
    let finger = press.location(in: self).y
    switch press.state {
    case .began: lift(cell, at: finger)
    case .changed:
      tableState.editing.moveFinger(to: finger - bounds.minY)
      followFinger()
    case .ended: drop(cancelled: false)
    case .cancelled, .failed: drop(cancelled: true)
    case .possible: break
    }
  }

  private func lift(_ cell: UITableViewCell, at finger: CGFloat) {
    guard tableState.editing.reorder == nil, let geometry = tableState.content.geometry,
      let row = tableState.tiling.row(of: cell)
    else { return }
    closeSwipe(animated: true)
    cell.swipedRow?.release()
    let clock = MovementClock { [weak self] seconds in
      self?.scrollWhileReordering(seconds: seconds)
      return self != nil
    }
    tableState.editing.lift(
      TableReorder(
        source: row, target: row, cell: cell, height: geometry.height(of: row),
        grip: finger - cell.frame.minY, finger: finger - bounds.minY), clock)
    bringSubviewToFront(cell)
    cell.setReordering(true)
  }

  /// Moves the lifted cell with the finger and opens space at its target.
  private func followFinger() {
    guard let reorder = tableState.editing.reorder, let geometry = tableState.content.geometry
    else { return }
    let top = (bounds.minY + reorder.finger - reorder.grip).clamped(
      geometry.headerHeight,
      max(geometry.headerHeight, geometry.totalHeight - geometry.footerHeight - reorder.height))
    reorder.cell.frame.origin.y = top
    var target = reorder.proposal(top: top, geometry)
    if target != reorder.target, let delegate {
      let answer = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source.indexPath,
        toProposedIndexPath: target.indexPath)
      target = RowID(answer) ?? target
    }
    guard target != reorder.target, isPlace(target, geometry, for: reorder.source) else { return }
    tableState.editing.retarget(target)
    UIView.animateWithTouches(for: TableMetrics.reorderDuration) {
      self.placeRows()
      self.placeAllSectionViews()
    }
  }

  private func isPlace(_ row: RowID, _ geometry: TableGeometry, for source: RowID) -> Bool {
    guard geometry.sections.indices.contains(row.section), row.row >= 0 else { return false }
    let count = geometry.sections[row.section].rows.count
    return row.row < count + (row.section == source.section ? 0 : 1)
  }

  /// Ends the move of a row, if there is one, because the finger lifted or the rows changed.
  func drop(cancelled: Bool) {
    guard let reorder = tableState.editing.drop() else { return }
    if !cancelled, reorder.target != reorder.source {
      dataSource?.tableView(
        self, moveRowAt: reorder.source.indexPath, to: reorder.target.indexPath)
      // If the data source has reloaded the table, it already knows about the move.
      if tableState.tiling.row(of: reorder.cell) == reorder.source {
        enterMove(from: reorder.source, to: reorder.target)
      }
    }
    UIView.animateWithTouches(for: TableMetrics.reorderDuration) {
      self.tableState.tiling.forgetPlace(of: reorder.cell)
      self.placeRows()
      self.placeAllSectionViews()
      reorder.cell.setReordering(false)
    }
    setNeedsLayout()
  }

  // MARK: Scrolling at the edges

  /// Performs one frame of a drag. Near an edge of the visible area, the content scrolls under the
  /// lifted row.
  func scrollWhileReordering(seconds: Double) {
    guard let reorder = tableState.editing.reorder else { return }
    let insets = adjustedContentInset
    let zone = TableMetrics.reorderScrollZone
    let top = insets.top + zone
    let bottom = bounds.height - insets.bottom - zone
    var depth: CGFloat = 0
    if reorder.finger < top { depth = reorder.finger - top }
    if reorder.finger > bottom { depth = reorder.finger - bottom }
    guard depth != 0 else { return }
    let speed = (depth / zone).clamped(to: -1...1) * TableMetrics.reorderScrollSpeed
    let target = limits.clamped(
      CGPoint(x: contentOffset.x, y: contentOffset.y + speed * seconds))
    guard target != contentOffset else { return }
    contentOffset = target
    layoutIfNeeded()
    followFinger()
  }
}

extension UITableViewCell {
  /// Adds or removes the shadow of a lifted cell.
  func setReordering(_ isReordering: Bool) {
    cellState.isReordering = isReordering
    layer.shadowOpacity = isReordering ? 0.25 : 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    setNeedsUpdateConfiguration()
  }
}
