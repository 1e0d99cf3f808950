import CoreGraphics
import ListEngine

/// An item that a finger moves to another index path.
///
/// The screen already has it at ``target``; the data source has it at ``source`` until the finger leaves.
/// Index paths of the two differ for all items in between.
struct ItemMovement {
  /// The item's row in the data.
  let source: RowID
  /// The row at which the item is shown.
  var target: RowID
  /// The centre of the cell, in the content's coordinates.
  var position: CGPoint

  /// Returns the row in the data source of the item shown at `row`.
  func dataRow(_ row: RowID) -> RowID {
    guard row != target else { return source }
    var row = row
    if row.section == target.section, row.row > target.row { row = RowID(row.section, row.row - 1) }
    if row.section == source.section, row.row >= source.row {
      row = RowID(row.section, row.row + 1)
    }
    return row
  }

  /// Returns the row at which the data source's item at `row` is shown.
  func shownRow(_ row: RowID) -> RowID {
    ItemMovement(source: target, target: source, position: position).dataRow(row)
  }
}
