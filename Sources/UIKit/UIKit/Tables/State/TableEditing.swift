import CoreGraphics
import ListEngine

/// The user's actions on rows apart from selection: the edit mode, the swiped row and the moved row.
@MainActor struct TableEditing {
  var isEditing = false
  /// Whether the delegate is being told that a swipe begins. If it then begins edit mode, rows don't show controls.
  var announcesSwipe = false
  var swipe: TableSwipe?
  var multipleSelection: MultipleSelection?
  private(set) var reorder: TableReorder?
  private var clock: MovementClock?

  // MARK: Moving a row

  mutating func lift(_ reorder: TableReorder, _ clock: MovementClock) {
    self.reorder = reorder
    self.clock = clock
    clock.start()
  }

  /// Updates the finger's position in the table's own frame.
  mutating func moveFinger(to finger: CGFloat) { reorder?.finger = finger }

  mutating func retarget(_ row: RowID) { reorder?.target = row }

  /// Ends the move and returns it.
  mutating func drop() -> TableReorder? {
    clock?.stop()
    clock = nil
    defer { reorder = nil }
    return reorder
  }

  // MARK: Changes during touches

  /// Updates the numbers of rows.
  mutating func renumber(_ renumbering: ListRenumbering) {
    multipleSelection = multipleSelection.flatMap { selection in
      renumbering.item(selection.first).map {
        MultipleSelection(
          first: $0, selects: selection.selects, before: renumbering.items(selection.before))
      }
    }
  }

  /// Keeps the state that is still valid after a reload.
  mutating func keep(in geometry: TableGeometry) {
    if let first = multipleSelection?.first, !geometry.contains(first) { multipleSelection = nil }
  }

  // MARK: Invariants

  /// Returns the violated invariants.
  func faults(_ geometry: TableGeometry?, _ tiling: TableTiling) -> [String] {
    var faults: [String] = []
    if (reorder == nil) != (clock == nil) { faults.append("a move and its clock are not one") }
    if let reorder {
      if tiling.row(of: reorder.cell) != reorder.source {
        faults.append("the lifted cell is not that of \(reorder.source)")
      }
      if let swipe, !swipe.isClosing { faults.append("\(swipe.row) is swiped during a move") }
    }
    if let swipe, !swipe.isClosing, geometry?.contains(swipe.row) != true {
      faults.append("\(swipe.row) is swiped and is not there")
    }
    if let first = multipleSelection?.first, geometry?.contains(first) != true {
      faults.append("fingers select from \(first), which is not there")
    }
    return faults
  }
}
