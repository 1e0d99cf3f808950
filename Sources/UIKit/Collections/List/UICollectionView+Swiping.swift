import CoreGraphics
import QuartzCore

/// Swipes over the items of lists.
extension UICollectionView {
  /// Begins to notice swipes: a list has actions for them.
  func noticeSwipes() {
    guard collectionState.swipePan == nil else { return }
    let pan = SwipeActionsPan(list: self)
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
    guard let list = collectionState.layout.list(ofSection: row.section), canEdit(row.itemPath)
    else {
      return nil
    }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(row.itemPath), !actions.actions.isEmpty else { return nil }
    return actions
  }

  private func swipedCell(_ row: RowID) -> UICollectionViewListCell? {
    collectionState.shown[.item(row.itemPath)]?.view as? UICollectionViewListCell
  }

  // MARK: The finger

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var leftEdge: TableSwipe.Edge { isRightToLeft ? .trailing : .leading }
  private var rightEdge: TableSwipe.Edge { isRightToLeft ? .leading : .trailing }

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
    let buttons = SwipeButtonsView(
      actions: configuration.actions, isAtRight: edge == rightEdge
    ) { [weak self] action, view in
      self?.performSwipeAction(action, view)
    }
    collectionState.swipe = TableSwipe(
      row: row, cell: cell, edge: edge, configuration: configuration, buttons: buttons)
    // What follows may lay out within an animation.
    UIView.performWithoutAnimation {
      placeSwipe()
      buttons.layoutIfNeeded()
    }
    cell.setShowsDeleteConfirmation(true, animated: true)
  }

  func swipePanned(_ pan: UIPanGestureRecognizer) {
    guard let swipe = collectionState.swipe, !swipe.isClosing else { return }
    let sign: CGFloat = swipe.edge == rightEdge ? -1 : 1
    switch pan.state {
    case .began, .changed:
      let way = swipe.start + pan.translation(in: self).x * sign
      if swipe.follow(way, width: swipe.cell.bounds.width) {
        UIView.animate(
          withDuration: TableMetrics.editingDuration, delay: 0, options: .allowUserInteraction
        ) {
          swipe.buttons.isFull = swipe.isFull
          self.placeSwipe()
          swipe.buttons.layoutIfNeeded()
        }
      } else {
        placeSwipe()
      }
    case .ended: endSwipe(swipe, pan.velocity(in: self).x * sign)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  private func endSwipe(_ swipe: TableSwipe, _ speed: CGFloat) {
    if swipe.isFull, let action = swipe.configuration.actions.first {
      moveSwipe(to: swipe.cell.bounds.width)
      return performSwipeAction(action, swipe.buttons.firstButton ?? swipe.buttons)
    }
    if swipe.opens(speed) { moveSwipe(to: swipe.reveal) } else { closeSwipe(animated: true) }
  }

  /// Scrolling puts a swiped item back.
  private func scrollDidPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { closeSwipe(animated: true) }
  }

  // MARK: Places

  private func moveSwipe(to offset: CGFloat) {
    guard let swipe = collectionState.swipe else { return }
    swipe.offset = offset
    swipe.start = offset
    UIView.animate(
      withDuration: TableMetrics.swipeDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.placeSwipe()
      swipe.buttons.layoutIfNeeded()
    }
  }

  /// Puts the swiped item and its buttons beside each other.
  func placeSwipe() {
    guard let swipe = collectionState.swipe, let cell = swipedCell(swipe.row), cell === swipe.cell,
      let attributes = collectionState.shown[.item(swipe.row.itemPath)]?.attributes
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

  /// The effect of a tap on a delete control: the item makes room for its trailing actions.
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

  /// Puts a swiped item back; `false` when none is.
  @discardableResult
  func closeSwipe(animated: Bool) -> Bool {
    guard let swipe = collectionState.swipe else { return false }
    guard !swipe.isClosing else { return true }
    swipe.isClosing = true
    swipe.offset = 0
    let finish = { [weak self] in
      swipe.rowView.release()
      // Another item may have been swiped meanwhile.
      if let self, self.collectionState.swipe === swipe { self.collectionState.swipe = nil }
    }
    swipe.cell.setShowsDeleteConfirmation(false, animated: animated)
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      placeSwipe()
      finish()
      return true
    }
    UIView.animate(
      withDuration: TableMetrics.swipeDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.placeSwipe()
      swipe.buttons.layoutIfNeeded()
    } completion: { _ in
      finish()
    }
    return true
  }

  private func performSwipeAction(_ action: UIContextualAction, _ view: UIView) {
    guard let swipe = collectionState.swipe, !swipe.isClosing else { return }
    action.handler(action, view) { [weak self] _ in
      guard let self, self.collectionState.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }

  // MARK: Changes around it

  /// After an update: the swiped item has another number, or is gone.
  func renumberSwipe(_ renumbering: ListRenumbering) {
    guard let swipe = collectionState.swipe else { return }
    if let row = renumbering.item(swipe.row) {
      swipe.row = row
    } else {
      collectionState.swipe = nil
      swipe.isClosing = true
      // The buttons go with the cell, which is given back when it has left.
      UIView.animate(withDuration: CollectionMetrics.updateDuration) { swipe.buttons.alpha = 0 }
    }
  }

  /// The swiped cell leaves the screen.
  func abandonSwipe(of view: UICollectionReusableView) {
    view.swipedRow?.release()
    guard let swipe = collectionState.swipe, swipe.cell === view else { return }
    collectionState.swipe = nil
    swipe.isClosing = true
  }
}
