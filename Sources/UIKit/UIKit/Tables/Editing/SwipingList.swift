import CoreGraphics
import ListEngine
import QuartzCore

/// A table or list with rows that a finger can swipe aside. Contains the common behaviour once the row
/// and its buttons are known.
@preconcurrency @MainActor protocol SwipingList: UIScrollView {
  /// The row that is swiped aside or is returning.
  var rowSwipe: TableSwipe? { get set }
  /// Returns the width that a full swipe uncovers.
  func fullWidth(_ swipe: TableSwipe) -> CGFloat
  /// Positions the swiped row and its buttons side by side.
  func placeSwipe()
  /// Forgets a swiped row that has returned. `path` is its index path from when it started to return.
  func end(_ swipe: TableSwipe, _ path: IndexPath)
}

extension SwipingList {
  var leftEdge: TableSwipe.Edge { isRightToLeft ? .trailing : .leading }
  var rightEdge: TableSwipe.Edge { isRightToLeft ? .leading : .trailing }

  // MARK: Touches

  /// Adds the row's buttons, which aren't visible yet.
  func addSwipe(
    _ row: RowID, _ cell: any SwipedCell, _ edge: TableSwipe.Edge,
    _ configuration: UISwipeActionsConfiguration
  ) {
    let buttons = SwipeButtonsView(
      actions: configuration.actions, isAtRight: edge == rightEdge
    ) { [weak self] action, view in
      self?.performSwipeAction(action, view)
    }
    rowSwipe = TableSwipe(
      row: row, cell: cell, edge: edge, configuration: configuration, buttons: buttons)
    // The code below may trigger layout inside an animation.
    UIView.performWithoutAnimation {
      placeSwipe()
      buttons.layoutIfNeeded()
    }
  }

  func swipePanned(_ pan: UIPanGestureRecognizer) {
    guard let swipe = rowSwipe, !swipe.isClosing else { return }
    let sign: CGFloat = swipe.edge == rightEdge ? -1 : 1
    switch pan.state {
    case .began, .changed:
      let way = swipe.start + pan.translation(in: self).x * sign
      if swipe.follow(way, width: fullWidth(swipe)) {
        UIView.animateWithTouches(for: TableMetrics.editingDuration) {
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
      moveSwipe(to: fullWidth(swipe))
      return performSwipeAction(action, swipe.buttons.firstButton ?? swipe.buttons)
    }
    if swipe.opens(speed) { moveSwipe(to: swipe.reveal) } else { closeSwipe(animated: true) }
  }

  /// Returns a swiped row to its place because the list scrolls.
  func scrollDidPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { closeSwipe(animated: true) }
  }

  // MARK: Opening and closing

  func moveSwipe(to offset: CGFloat) {
    guard let swipe = rowSwipe else { return }
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

  /// Returns a swiped row to its place. Returns `false` if there is none.
  @discardableResult
  func closeSwipe(animated: Bool) -> Bool {
    guard let swipe = rowSwipe else { return false }
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
    UIView.animateWithTouches(for: TableMetrics.swipeDuration) {
      self.placeSwipe()
      swipe.buttons.layoutIfNeeded()
    } completion: { _ in
      finish()
    }
    return true
  }

  private func performSwipeAction(_ action: UIContextualAction, _ view: UIView) {
    guard let swipe = rowSwipe, !swipe.isClosing else { return }
    action.handler(action, view) { [weak self] _ in
      guard let self, self.rowSwipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }
}

/// A recognizer for a horizontal pan over a row of a table or a list.
final class SwipeActionsPan: UIPanGestureRecognizer {
  init(_ list: some SwipingList, _ panned: Selector) {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(list, action: panned)
  }

  /// Counts only movement that is more horizontal than vertical.
  override func countedTravel(_ travel: CGVector) -> CGVector {
    abs(travel.dx) > abs(travel.dy) ? CGVector(dx: travel.dx, dy: 0) : .zero
  }
}
