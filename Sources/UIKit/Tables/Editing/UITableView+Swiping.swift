import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
  // MARK: What a swipe shows

  /// The actions of a swipe that uncovers `edge` of a row; `nil` for none.
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

  /// Whether the data source has `tableView(_:commit:forRowAt:)`. It is taken to have it until its
  /// absence was seen; where a view around scrolls sideways, only if it has been edited before.
  private var commitsEdits: Bool {
    guard !tableState.methods.missingInSource.contains(.commit) else { return false }
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView, scrollView.scrollableAxes.contains(.horizontal) {
        return tableState.editing.isEditing
      }
      ancestor = view.superview
    }
    return true
  }

  private func deletion(_ row: RowID) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row.indexPath)
      ?? "Delete"
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

  // MARK: The finger

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func swipeMayBegin() -> Bool {
    guard window != nil, tableState.editing.reorder == nil, let pan = tableState.recognizers.swipe
    else {
      return false
    }
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

  private var leftEdge: TableSwipe.Edge { isRightToLeft ? .trailing : .leading }
  private var rightEdge: TableSwipe.Edge { isRightToLeft ? .leading : .trailing }

  private func beginSwipe(
    _ row: RowID, _ edge: TableSwipe.Edge, _ configuration: UISwipeActionsConfiguration
  ) {
    guard let cell = tableState.tiling.cell(row) else { return }
    if tableState.selection.highlighted != nil { _ = cancelTrackedRow() }
    let buttons = SwipeButtonsView(
      actions: configuration.actions, isAtRight: edge == rightEdge
    ) { [weak self] action, view in
      self?.performSwipeAction(action, view)
    }
    tableState.editing.swipe = TableSwipe(
      row: row, cell: cell, edge: edge, configuration: configuration, buttons: buttons)
    // What follows may lay out within an animation.
    UIView.performWithoutAnimation {
      placeSwipe()
      buttons.layoutIfNeeded()
    }
    delegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
    cell.setShowsDeleteConfirmation(true, animated: true)
  }

  func swipePanned(_ pan: UIPanGestureRecognizer) {
    guard let swipe = tableState.editing.swipe, !swipe.isClosing else { return }
    let sign: CGFloat = swipe.edge == rightEdge ? -1 : 1
    let way = swipe.start + pan.translation(in: self).x * sign
    let speed = pan.velocity(in: self).x * sign
    switch pan.state {
    case .began, .changed:
      if swipe.follow(way, width: rowWidth) {
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
    case .ended: endSwipe(swipe, speed)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  private func endSwipe(_ swipe: TableSwipe, _ speed: CGFloat) {
    if swipe.isFull, let action = swipe.configuration.actions.first {
      moveSwipe(to: rowWidth)
      return performSwipeAction(action, swipe.buttons.firstButton ?? swipe.buttons)
    }
    if swipe.opens(speed) { moveSwipe(to: swipe.reveal) } else { closeSwipe(animated: true) }
  }

  /// Scrolling puts a swiped row back.
  func scrollDidPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { closeSwipe(animated: true) }
  }

  // MARK: Places

  private func moveSwipe(to offset: CGFloat) {
    guard let swipe = tableState.editing.swipe else { return }
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

  /// How far a row stands aside, to the right.
  func swipeOffset(_ row: RowID) -> CGFloat {
    guard let swipe = tableState.editing.swipe, swipe.row == row else { return 0 }
    return swipe.edge == rightEdge ? -swipe.offset : swipe.offset
  }

  /// Puts the swiped row and its buttons beside each other.
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

  /// Performs a tap on a delete control: the row makes room for the button that deletes it.
  func openDeleteConfirmation(_ row: RowID) {
    closeSwipe(animated: true)
    let configuration = swipeActions(row, .trailing) ?? deletion(row)
    beginSwipe(row, .trailing, configuration)
    moveSwipe(to: tableState.editing.swipe?.reveal ?? 0)
  }

  /// Puts a swiped row back; `false` when none is.
  @discardableResult
  func closeSwipe(animated: Bool) -> Bool {
    guard let swipe = tableState.editing.swipe else { return false }
    guard !swipe.isClosing else { return true }
    swipe.isClosing = true
    swipe.offset = 0
    let path = swipe.row.indexPath
    let finish = { [weak self] in
      swipe.rowView.release()
      self?.end(swipe, path)
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
    guard let swipe = tableState.editing.swipe, !swipe.isClosing else { return }
    action.handler(action, view) { [weak self] _ in
      guard let self, self.tableState.editing.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }

  /// After an update: the swiped row has another number, or is gone.
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

  /// The cell is taken from the screen.
  func abandonSwipe(of cell: UITableViewCell) {
    cell.swipedRow?.release()
    guard let swipe = tableState.editing.swipe, swipe.cell === cell else { return }
    cell.setShowsDeleteConfirmation(false, animated: false)
    end(swipe, swipe.row.indexPath)
  }

  private func end(_ swipe: TableSwipe, _ path: IndexPath) {
    guard !swipe.isOver else { return }
    swipe.isOver = true
    // Another row may have been swiped meanwhile.
    if tableState.editing.swipe === swipe { tableState.editing.swipe = nil }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}

/// A sideways pan over a row of a table or a list.
final class SwipeActionsPan: UIPanGestureRecognizer {
  init(table: UITableView) {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(table, action: Selector("swipePanned(_:)", UITableView.swipePanned))
  }

  init(list: UICollectionView) {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(list, action: Selector("swipePanned(_:)", UICollectionView.swipePanned))
  }

  /// Only a way that is more sideways than up or down counts.
  override func countedTravel(_ travel: CGVector) -> CGVector {
    abs(travel.dx) > abs(travel.dy) ? CGVector(dx: travel.dx, dy: 0) : .zero
  }
}
