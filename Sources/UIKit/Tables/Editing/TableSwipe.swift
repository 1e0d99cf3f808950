import CoreGraphics
import ScrollPhysics

/// A row that is swiped aside, with the buttons that it uncovers.
@MainActor final class TableSwipe {
  enum Edge { case leading, trailing }

  var row: RowID
  let cell: UITableViewCell
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeButtonsView
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
    row: RowID, cell: UITableViewCell, edge: Edge, configuration: UISwipeActionsConfiguration,
    buttons: SwipeButtonsView
  ) {
    self.row = row
    self.cell = cell
    self.edge = edge
    self.configuration = configuration
    self.buttons = buttons
  }

  /// How far the row stands aside when it rests open.
  var reveal: CGFloat { buttons.naturalWidth }

  /// From this much of the row's width on, letting go does the first action. [?]
  static let fullPart: CGFloat = 0.55
  /// Points per second from which a flick opens or closes, whatever the place. [?]
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
}
