import CoreGraphics
import ListEngine

/// The visible rows, which have cells.
struct TableTiling {
  /// The rows in order.
  private(set) var rows: [VisibleRow] = []
  /// Whether cells are being added or removed, so that a layout has to wait.
  var isTiling = false
  /// The views that a reload stopped displaying and that the next layout probably reuses.
  var leaving: [UIView] = []
  /// The row that stays in its screen position when heights are corrected, or `nil` for none.
  var anchor: RowID?
  /// The visible cells that requested to be measured again, and whether this happens without
  /// animation.
  private var invalidated: Set<ObjectIdentifier> = []
  private var invalidatesQuietly = false

  // MARK: Rows

  private func insertionIndex(of row: RowID) -> Int {
    Bisection.count(rows.count) { rows[$0].row < row }
  }

  /// Returns the index of a row among the visible ones. O(log n).
  func index(of row: RowID) -> Int? {
    let place = insertionIndex(of: row)
    return place < rows.count && rows[place].row == row ? place : nil
  }

  func cell(_ row: RowID) -> UITableViewCell? { index(of: row).map { rows[$0].cell } }

  func row(of cell: UITableViewCell) -> RowID? { rows.first { $0.cell === cell }?.row }

  var cells: Set<ObjectIdentifier> { Set(rows.map { ObjectIdentifier($0.cell) }) }

  // MARK: Adding and removing rows

  mutating func insert(_ row: VisibleRow) {
    rows.insert(row, at: insertionIndex(of: row.row))
  }

  /// The first and last rows with cells, or `nil` if there are none.
  var ends: (first: RowID, last: RowID)? {
    guard let first = rows.first, let last = rows.last else { return nil }
    return (first.row, last.row)
  }

  /// Removes and returns the rows that match.
  mutating func take(where goes: (VisibleRow) -> Bool) -> [VisibleRow] {
    let gone = rows.filter(goes)
    if !gone.isEmpty {
      let cells = Set(gone.map { ObjectIdentifier($0.cell) })
      rows.removeAll { cells.contains(ObjectIdentifier($0.cell)) }
    }
    return gone
  }

  mutating func takeAll() -> [VisibleRow] {
    defer { rows = [] }
    return rows
  }

  /// Updates the numbers of rows after an update. Returns the rows whose cells don't stay.
  mutating func renumber(_ change: TableChange) -> [VisibleRow] {
    let gone = take { change.stays($0.row) == nil }
    for index in rows.indices { rows[index].row = change.stays(rows[index].row) ?? rows[index].row }
    rows.sort { $0.row < $1.row }
    return gone
  }

  // MARK: Positions

  /// Sets the frame of the cell at `index`. Returns `false` if it doesn't change.
  mutating func place(_ index: Int, at frame: CGRect) -> Bool {
    guard rows[index].frame != frame else { return false }
    rows[index].frame = frame
    return true
  }

  /// Makes the table place the cell again, whatever the app did to it.
  mutating func forgetPlace(of cell: UITableViewCell) {
    for index in rows.indices where rows[index].cell === cell { rows[index].frame = .null }
  }

  // MARK: Cells with new heights

  mutating func invalidate(_ cell: UITableViewCell, quietly: Bool) {
    invalidated.insert(ObjectIdentifier(cell))
    if quietly { invalidatesQuietly = true }
  }

  /// Returns the cells that requested to be measured since the last call, or `nil` if there are
  /// none.
  mutating func takeInvalidated() -> (cells: Set<ObjectIdentifier>, isQuiet: Bool)? {
    guard !invalidated.isEmpty else { return nil }
    defer {
      invalidated = []
      invalidatesQuietly = false
    }
    return (invalidated, invalidatesQuietly)
  }

  // MARK: Invariants

  /// Returns the violated invariants between two calls of the app.
  func faults(_ geometry: TableGeometry?) -> [String] {
    var faults: [String] = []
    if isTiling { faults.append("tiling did not end") }
    for (one, next) in zip(rows, rows.dropFirst()) where one.row >= next.row {
      faults.append("\(next.row) stands after \(one.row)")
    }
    if cells.count < rows.count { faults.append("two rows share a cell") }
    for row in rows where geometry?.contains(row.row) != true {
      faults.append("\(row.row) has a cell and is not there")
    }
    return faults
  }
}

/// A visible cell with the frame that the table last set. A cell that the app moved stays there
/// until its position in the table changes.
struct VisibleRow {
  var row: RowID
  let cell: UITableViewCell
  var frame: CGRect
}
