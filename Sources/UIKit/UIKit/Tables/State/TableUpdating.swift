/// The open batch of changes, and the views that batches remove.
struct TableUpdating {
  /// The open batch. From its begin to its end, the table and the data source differ.
  private(set) var batch: TableUpdates?
  /// The rows that the current update removes from the screen.
  private var leavingRows: [LeavingRow] = []
  private var leavingViews: [LeavingSectionView] = []
  /// The views that an animated update moves out of the visible area.
  private var departures: [UIView]?
  /// The views that updates are animating away.
  private(set) var departing: [UIView] = []
  /// The row whose cell is being reconfigured. Its cell is returned instead of a new one.
  var reconfiguring: VisibleRow?

  // MARK: The batch

  /// Opens a batch, or a nested one.
  ///
  /// - Parameter rows: The number of rows in each section. It is ignored for a nested batch.
  mutating func begin(rows: [Int]) {
    if batch == nil { batch = TableUpdates(oldRows: rows) }
    batch?.changes.depth += 1
  }

  mutating func enter(_ change: (inout TableUpdates) -> Void) {
    if batch != nil { change(&batch!) }
  }

  /// Ends the innermost batch. Returns the batch if that was the outermost.
  mutating func end(_ completion: ((Bool) -> Void)?) -> TableUpdates? {
    batch?.changes.depth -= 1
    if let completion { batch?.changes.completions.append(completion) }
    return batch?.changes.depth == 0 ? batch : nil
  }

  /// Closes the batch after its changes were made, or because the table is reloaded instead.
  mutating func close() { batch = nil }

  // MARK: Leaving views

  mutating func leave(_ rows: [LeavingRow]) { leavingRows = rows }
  mutating func leave(_ view: LeavingSectionView) { leavingViews.append(view) }

  mutating func takeLeaving() -> (rows: [LeavingRow], views: [LeavingSectionView]) {
    defer { (leavingRows, leavingViews) = ([], []) }
    return (leavingRows, leavingViews)
  }

  /// Starts to collect the views that move out of the visible area.
  mutating func beginDepartures() { departures = [] }

  var collectsDepartures: Bool { departures != nil }

  mutating func depart(_ view: UIView) { departures?.append(view) }

  mutating func endDepartures() -> [UIView] {
    defer { departures = nil }
    return departures ?? []
  }

  mutating func follow(_ views: [UIView]) { departing += views }

  mutating func forget(_ view: UIView) { departing.removeAll { $0 === view } }

  // MARK: Invariants

  /// Returns the violated invariants between two calls of the app.
  func faults(_ tiling: TableTiling, _ sectionViews: TableSectionViews) -> [String] {
    var faults: [String] = []
    if let batch, batch.changes.depth <= 0 { faults.append("a batch was not closed") }
    if !leavingRows.isEmpty || !leavingViews.isEmpty {
      faults.append("\(leavingRows.count + leavingViews.count) views wait to leave")
    }
    if departures != nil { faults.append("an animation of places did not end") }
    if reconfiguring != nil { faults.append("a row is still being reconfigured") }
    let shown = tiling.cells.union(sectionViews.views.map { ObjectIdentifier($0) })
    for view in departing where shown.contains(ObjectIdentifier(view)) {
      faults.append("a view that is shown is on its way out: \(view)")
    }
    return faults
  }
}

/// A row that is leaving the table.
struct LeavingRow {
  let visible: VisibleRow
  let animation: UITableView.RowAnimation
}

/// A section's header or footer that is leaving the table.
struct LeavingSectionView {
  let view: UIView
  let animation: UITableView.RowAnimation
}
