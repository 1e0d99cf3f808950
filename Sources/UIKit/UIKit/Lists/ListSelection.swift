/// Which rows are selected, and which one a finger highlights.
struct ListSelection {
  var isAllowed = true
  var isAllowedInEditing = false
  var allowsMany = false
  var allowsManyInEditing = false
  private(set) var rows: Set<RowID> = []
  var highlighted: RowID?

  /// Whether rows can be selected.
  func isPossible(isEditing: Bool) -> Bool {
    isEditing ? isAllowedInEditing || allowsManyInEditing : isAllowed
  }

  /// Whether several rows can be selected.
  func takesMany(isEditing: Bool) -> Bool { isEditing ? allowsManyInEditing : allowsMany }

  /// Whether the rows lose their selection as the list begins or ends to be edited: a selection is one
  /// of its mode.
  func ends(with isEditing: Bool) -> Bool { isEditing ? !isAllowedInEditing : allowsManyInEditing }

  mutating func set(_ isSelected: Bool, _ row: RowID) {
    if isSelected { rows.insert(row) } else { rows.remove(row) }
  }

  mutating func clear() { rows = [] }

  /// Follows rows to their places after an update.
  mutating func renumber(_ renumbering: ListRenumbering) { rows = renumbering.items(rows) }

  /// The contradictions.
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
