import ListEngine

/// The selected rows and the row that a finger highlights.
struct ListSelection {
  var isAllowed = true
  var isAllowedInEditing = false
  var allowsMany = false
  var allowsManyInEditing = false
  private(set) var rows: Set<RowID> = []
  var highlighted: RowID?

  /// Returns whether rows can be selected.
  func isPossible(isEditing: Bool) -> Bool {
    isEditing ? isAllowedInEditing || allowsManyInEditing : isAllowed
  }

  /// Returns whether several rows can be selected.
  func takesMany(isEditing: Bool) -> Bool { isEditing ? allowsManyInEditing : allowsMany }

  /// Returns whether the selection is cleared when editing begins or ends, because a selection belongs
  /// to its mode.
  func ends(with isEditing: Bool) -> Bool { isEditing ? !isAllowedInEditing : allowsManyInEditing }

  mutating func set(_ isSelected: Bool, _ row: RowID) {
    if isSelected { rows.insert(row) } else { rows.remove(row) }
  }

  mutating func clear() { rows = [] }

  /// Updates the rows' positions after a batch of changes.
  mutating func renumber(_ renumbering: ListRenumbering) { rows = renumbering.items(rows) }

  /// Returns the inconsistencies.
  func faults(_ geometry: TableGeometry?) -> [String] {
    var faults: [String] = []
    for row in rows where geometry?.contains(row) != true {
      faults.append("\(row) is selected and is not there")
    }
    if let highlighted, geometry?.contains(highlighted) != true {
      faults.append("\(highlighted) is highlighted and is not there")
    }
    if rows.count > 1, !allowsMany, !allowsManyInEditing {
      faults.append("\(rows.count) rows are selected where one may be")
    }
    return faults
  }
}
