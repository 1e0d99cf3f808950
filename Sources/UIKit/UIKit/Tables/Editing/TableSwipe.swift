import CoreGraphics
import ListEngine
import QuartzCore
import ScrollPhysics

/// A cell that can be swiped aside.
@preconcurrency @MainActor protocol SwipedCell: UIView {
  /// Whether it is in an inset group.
  var isInsetGrouped: Bool { get }
  /// Sets whether the cell is swiped aside.
  func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool)
}

extension SwipedCell {
  /// The radius of a lifted row's corners: that of the group for a row out of an inset group (F-TABLE-10).
  var liftedRowRadius: CGFloat { isInsetGrouped ? TableMetrics.insetGroupedCornerRadius : 0 }

  /// Rounds the corners of a plate that begins or ends with the cell.
  func roundPlate(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let rounded = (swipedRow ?? self).layer
    rounded.cornerRadius = corners.isEmpty ? 0 : TableMetrics.insetGroupedCornerRadius
    rounded.maskedCorners = corners
  }
}

extension UITableViewCell: SwipedCell {
  var isInsetGrouped: Bool { cellState.table?.style == .insetGrouped }
}

/// A swiped row of a table or a list, with the buttons that it uncovers.
@MainActor final class TableSwipe {
  enum Edge { case leading, trailing }

  var row: RowID
  let cell: any SwipedCell
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeButtonsView
  /// The view that contains the row and the buttons.
  let rowView: SwipedRowView
  /// The row's offset when the finger landed.
  var start: CGFloat = 0
  /// The distance in points by which the row is moved toward the opposite edge. It isn't negative.
  var offset: CGFloat = 0
  /// Whether the finger has moved so far that releasing it performs the first action.
  var isFull = false
  /// Whether the row is returning to its place.
  var isClosing = false
  /// Whether the delegate has been notified of the end.
  var isOver = false

  init(
    row: RowID, cell: any SwipedCell, edge: Edge, configuration: UISwipeActionsConfiguration,
    buttons: SwipeButtonsView
  ) {
    self.row = row
    self.cell = cell
    self.edge = edge
    self.configuration = configuration
    self.buttons = buttons
    rowView = SwipedRowView(cell, buttons)
  }

  /// The row's offset when it rests open.
  var reveal: CGFloat { buttons.naturalWidth }

  /// The share of the row's width from which releasing the finger performs the first action
  /// (quoted).
  static let fullPart: CGFloat = 0.55
  /// The velocity in points per second from which a flick opens or closes the row at any position
  /// (quoted).
  static let flickSpeed: CGFloat = 200

  /// Returns the row's offset for a finger movement. It extends beyond the buttons only if a full
  /// swipe has an action. Otherwise, it has the resistance of a rubber band.
  func place(_ way: CGFloat, width: CGFloat) -> CGFloat {
    let way = max(0, way)
    guard way > reveal, !configuration.performsFirstActionWithFullSwipe else {
      return min(way, width)
    }
    return RubberBand(extent: width).banded(way, in: 0...reveal)
  }

  /// Moves the row with the finger. Returns whether the effect of releasing it has changed.
  func follow(_ way: CGFloat, width: CGFloat) -> Bool {
    let wasFull = isFull
    offset = place(way, width: width)
    isFull =
      configuration.performsFirstActionWithFullSwipe
      && offset > max(width * Self.fullPart, reveal + 1)
    return wasFull != isFull
  }

  /// Returns whether the row rests open after the finger lifts with a velocity in points per
  /// second.
  func opens(_ speed: CGFloat) -> Bool {
    abs(speed) > Self.flickSpeed ? speed > 0 : offset > reveal / 2
  }
}
