/// The batch of changes that is open, and the views that batches take away.
struct TableUpdating {
  /// Between its begin and its end, the table and the data source differ.
  private(set) var batch: TableUpdates?
  /// The rows that an update in the making takes from the screen.
  private var leavingRows: [LeavingRow] = []
  private var leavingViews: [LeavingSectionView] = []
  /// While an update is animated: views that it moves out of sight.
  private var departures: [UIView]?
  /// Views that updates are animating away.
  private(set) var departing: [UIView] = []
  /// The row whose cell is configured anew, and is handed out instead of another.
  var reconfiguring: VisibleRow?

  // MARK: The batch

  /// Opens a batch, or one within the one that is open.
  ///
  /// - Parameter rows: how many rows the sections have; for an inner batch they say nothing.
  mutating func begin(rows: [Int]) {
    if batch == nil { batch = TableUpdates(oldRows: rows) }
    batch?.changes.depth += 1
  }

  mutating func enter(_ change: (inout TableUpdates) -> Void) {
    if batch != nil { change(&batch!) }
  }

  /// Ends what was begun last; returns the batch when that was the outermost.
  mutating func end(_ completion: ((Bool) -> Void)?) -> TableUpdates? {
    batch?.changes.depth -= 1
    if let completion { batch?.changes.completions.append(completion) }
    return batch?.changes.depth == 0 ? batch : nil
  }

  /// The batch was made, or the table is loaded anew instead.
  mutating func close() { batch = nil }

  // MARK: What leaves

  mutating func leave(_ rows: [LeavingRow]) { leavingRows = rows }
  mutating func leave(_ view: LeavingSectionView) { leavingViews.append(view) }

  mutating func takeLeaving() -> (rows: [LeavingRow], views: [LeavingSectionView]) {
    defer { (leavingRows, leavingViews) = ([], []) }
    return (leavingRows, leavingViews)
  }

  /// From here on, what gets out of sight moves there.
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

  /// The contradictions between two calls of the app.
  func faults(_ tiling: TableTiling, _ sectionViews: TableSectionViews) -> [String] {
    var faults: [String] = []
    if let batch, batch.changes.depth <= 0 { faults.append("a batch was not closed") }
    if !leavingRows.isEmpty || !leavingViews.isEmpty {
      faults.append("\(leavingRows.count + leavingViews.count) views wait to leave")
    }
    if departures != nil { faults.append("an animation of places did not end") }
    if reconfiguring != nil { faults.append("a row is still configured anew") }
    let shown = tiling.cells.union(sectionViews.views.map { ObjectIdentifier($0) })
    for view in departing where shown.contains(ObjectIdentifier(view)) {
      faults.append("a view that is shown is on its way out: \(view)")
    }
    return faults
  }
}

/// A row on its way out of the table.
struct LeavingRow {
  let visible: VisibleRow
  let animation: UITableView.RowAnimation
}

/// A section's header or footer on its way out.
struct LeavingSectionView {
  let view: UIView
  let animation: UITableView.RowAnimation
}
