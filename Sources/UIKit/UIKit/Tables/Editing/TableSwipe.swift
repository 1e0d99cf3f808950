import CoreGraphics
import QuartzCore
import ScrollPhysics

/// A cell that can be swiped aside.
@MainActor protocol SwipedCell: UIView {
  /// Whether it lies in a group that stands in from the sides.
  var isInsetGrouped: Bool { get }
  /// Tells the cell whether it is aside.
  func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool)
}

extension SwipedCell {
  /// Rounds the corners of a plate that begins, or ends, with the cell.
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

/// A row of a table or a list that is swiped aside, with the buttons that it uncovers.
@MainActor final class TableSwipe {
  enum Edge { case leading, trailing }

  var row: RowID
  let cell: any SwipedCell
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeButtonsView
  /// Holds the row and the buttons.
  let rowView: SwipedRowView
  /// Where the row was moved to when the finger came down.
  var start: CGFloat = 0
  /// How far the row stands aside, in points toward the other edge; not negative.
  var offset: CGFloat = 0
  /// Whether the finger went so far that letting go does the first action.
  var isFull = false
  /// Whether it is on its way back.
  var isClosing = false
  /// Whether the delegate knows of its end.
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

  /// How far the row stands aside when it rests open.
  var reveal: CGFloat { buttons.naturalWidth }

  /// From this much of the row's width on, letting go does the first action (quoted).
  static let fullPart: CGFloat = 0.55
  /// Points per second from which a flick opens or closes, whatever the place (quoted).
  static let flickSpeed: CGFloat = 200

  /// Where the finger's way leads: past the buttons only if a full swipe does something, else with
  /// the resistance of a rubber band.
  func place(_ way: CGFloat, width: CGFloat) -> CGFloat {
    let way = max(0, way)
    guard way > reveal, !configuration.performsFirstActionWithFullSwipe else {
      return min(way, width)
    }
    return RubberBand(extent: width).banded(way, in: 0...reveal)
  }

  /// Goes where the finger's way leads; whether letting go has come to mean something else.
  func follow(_ way: CGFloat, width: CGFloat) -> Bool {
    let wasFull = isFull
    offset = place(way, width: width)
    isFull =
      configuration.performsFirstActionWithFullSwipe
      && offset > max(width * Self.fullPart, reveal + 1)
    return wasFull != isFull
  }

  /// Whether the row rests open when the finger leaves it with a speed, in points per second.
  func opens(_ speed: CGFloat) -> Bool {
    abs(speed) > Self.flickSpeed ? speed > 0 : offset > reveal / 2
  }
}
