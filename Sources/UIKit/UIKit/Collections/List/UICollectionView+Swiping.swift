import CoreGraphics
import ListEngine
import QuartzCore

/// Swipes over the items of lists.
extension UICollectionView: SwipingList {
  var rowSwipe: TableSwipe? {
    get { collectionState.swipe }
    set { collectionState.swipe = newValue }
  }

  func fullWidth(_ swipe: TableSwipe) -> CGFloat { swipe.cell.bounds.width }

  /// Installs the swipe recognizer, since a list has swipe actions.
  func noticeSwipes() {
    guard collectionState.swipePan == nil else { return }
    let pan = SwipeActionsPan(
      self, Selector("swipePanned(_:)", UICollectionView.swipePanned))
    collectionState.swipePan = pan
    addGestureRecognizer(pan)
    scrollPan.addTarget(
      self, action: Selector("scrollDidPan(_:)", UICollectionView.scrollDidPan))
  }

  func isSwiped(_ cell: UICollectionViewCell) -> Bool {
    guard let swipe = collectionState.swipe, !swipe.isClosing else { return false }
    return swipe.cell === cell
  }

  private func swipeActions(
    _ row: RowID, _ edge: TableSwipe.Edge
  ) -> UISwipeActionsConfiguration? {
    guard let list = collectionState.layout.list(ofSection: row.section), canEdit(row.indexPath)
    else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(row.indexPath), !actions.actions.isEmpty else { return nil }
    return actions
  }

  private func swipedCell(_ row: RowID) -> UICollectionViewListCell? {
    collectionState.shown[.item(row.indexPath)]?.view as? UICollectionViewListCell
  }

  // MARK: The finger

  func swipeMayBegin() -> Bool {
    guard window != nil, collectionState.movement == nil, let pan = collectionState.swipePan else {
      return false
    }
    let way = pan.translation(in: self).x + pan.velocity(in: self).x / 60
    let finger = pan.location(in: self)
    if let swipe = collectionState.swipe, !swipe.isClosing, swipe.cell.frame.contains(finger) {
      return true
    }
    guard !collectionState.isEditing, scrollState.drag == nil, way != 0,
      let row = path(at: finger).flatMap({ RowID($0) }), swipedCell(row) != nil
    else { return false }
    let edge = way < 0 ? rightEdge : leftEdge
    guard let configuration = swipeActions(row, edge) else { return false }
    closeSwipe(animated: true)
    beginSwipe(row, edge, configuration)
    return true
  }

  private func beginSwipe(
    _ row: RowID, _ edge: TableSwipe.Edge, _ configuration: UISwipeActionsConfiguration
  ) {
    guard let cell = swipedCell(row) else { return }
    _ = cancelTrackedItem()
    addSwipe(row, cell, edge, configuration)
    cell.setShowsDeleteConfirmation(true, animated: true)
  }

  // MARK: Layout

  func placeSwipe() {
    guard let swipe = collectionState.swipe, let cell = swipedCell(swipe.row), cell === swipe.cell,
      let attributes = collectionState.shown[.item(swipe.row.indexPath)]?.attributes
    else { return }
    let shift = swipe.edge == rightEdge ? -swipe.offset : swipe.offset
    cell.reuseState.shift = shift
    cell.takeGeometry(attributes)
    var rect = attributes.frame
    if swipe.edge == rightEdge { rect.origin.x = rect.maxX - swipe.offset }
    rect.size.width = swipe.offset
    if swipe.buttons.frame != rect { swipe.buttons.frame = rect }
    swipe.buttons.setNeedsLayout()
  }

  // MARK: Opening and closing

  /// Opens the trailing actions of the item when its delete control is tapped.
  func openSwipe(_ row: RowID) {
    if collectionState.swipe?.row == row {
      closeSwipe(animated: true)
      return
    }
    closeSwipe(animated: true)
    guard let configuration = swipeActions(row, .trailing) else { return }
    beginSwipe(row, .trailing, configuration)
    moveSwipe(to: collectionState.swipe?.reveal ?? 0)
  }

  func end(_ swipe: TableSwipe, _ path: IndexPath) {
    // Another item may have been swiped meanwhile.
    if collectionState.swipe === swipe { collectionState.swipe = nil }
  }

  // MARK: Updates

  /// Updates the swiped item after an update, which may have moved or deleted it.
  func renumberSwipe(_ renumbering: ListRenumbering) {
    guard let swipe = collectionState.swipe else { return }
    if let row = renumbering.item(swipe.row) {
      swipe.row = row
    } else {
      collectionState.swipe = nil
      swipe.isClosing = true
      // The buttons disappear with the cell, which is recycled after the animation.
      UIView.animate(withDuration: CollectionMetrics.updateDuration) { swipe.buttons.alpha = 0 }
    }
  }

  /// Ends a swipe when the swiped cell leaves the screen.
  func abandonSwipe(of view: UICollectionReusableView) {
    view.swipedRow?.release()
    guard let swipe = collectionState.swipe, swipe.cell === view else { return }
    collectionState.swipe = nil
    swipe.isClosing = true
  }
}
