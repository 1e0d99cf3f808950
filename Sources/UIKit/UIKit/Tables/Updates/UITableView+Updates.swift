import CoreGraphics
import Foundation
import ListEngine
import QuartzCore

extension UITableView {
  func beginTableUpdates() {
    tableState.updates.begin(
      rows: tableState.updates.batch == nil ? currentGeometry.sections.map(\.rows.count) : [])
  }

  func update(_ change: (inout TableUpdates) -> Void) {
    beginTableUpdates()
    tableState.updates.enter(change)
    endTableUpdates(completion: nil)
  }

  func endTableUpdates(completion: ((Bool) -> Void)?) {
    // A reload inside the batch has ended it.
    guard tableState.updates.batch != nil else {
      if let completion { RenderLoop.current.schedule(after: 0) { completion(true) } }
      return
    }
    // A nested batch ends together with the outer one.
    guard let updates = tableState.updates.end(completion) else { return }
    if !updates.changes.isEmpty { drop(cancelled: true) }
    let completions = updates.changes.completions
    let change = rebuild(updates)
    tableState.updates.close()
    moveSwipe(change)
    carryOver(change)
    animate(change) { finished in for completion in completions { completion(finished) } }
  }

  /// Applies a move by the user that the data source has already performed.
  func enterMove(from source: RowID, to target: RowID) {
    var updates = TableUpdates(oldRows: currentGeometry.sections.map(\.rows.count))
    updates.changes.moveItem(source.indexPath, target.indexPath)
    carryOver(rebuild(updates))
    updateContentSize()
  }

  // MARK: Counts and heights

  /// Requests the counts and heights after the changes, and checks the counts against the changes.
  private func rebuild(_ updates: TableUpdates) -> TableChange {
    let old = tableState.content.geometry ?? TableGeometry(sections: [], counts: counts)
    // An unused view for the first section may belong to another one now.
    tableState.sectionViews.forgetFirst()
    var sections = askSections()
    if let fault = updates.changes.fault(newCounts: sections.map(\.rows.count)) {
      fatalError(fault)
    }
    let renumbering = ListRenumbering(updates.changes, newCount: sections.count)
    for section in sections.indices {
      keepHeights(
        &sections[section], renumbering.sectionOrigins[section], renumbering.itemOrigins[section],
        old, updates.changes)
    }
    var geometry = TableGeometry(sections: sections, counts: counts)
    // Changes of the table's header or footer inside an update are animated with the rows.
    geometry.headerHeight = heightOf(tableState.header)
    geometry.footerHeight = heightOf(tableState.footer)
    tableState.content.geometry = geometry
    return TableChange(updates: updates, old: old, renumbering: renumbering)
  }

  /// Keeps the heights that cells and headers determined for themselves. After a begin and an end
  /// without changes, which request all heights again, they become estimates.
  private func keepHeights(
    _ section: inout TableGeometry.Section, _ origin: Int?, _ rows: RowOrigins?,
    _ old: TableGeometry, _ changes: ListUpdates
  ) {
    if let origin, !changes.reloadedSections.contains(origin),
      !tableState.content.forgetsViewHeights
    {
      section.keepViewHeights(of: old.sections[origin])
    }
    guard measuresRows, let rows else { return }
    for run in rows.runs {
      let from = run.origin.row..<run.origin.row + run.rows.count
      section.rows.adopt(old.sections[run.origin.section].rows, from, at: run.rows.lowerBound)
    }
    if changes.isEmpty { section.rows.forgetWhatIsKnown() }
  }

  // MARK: Visible views

  private func carryOver(_ change: TableChange) {
    // A reload deselects its rows.
    for row in change.changes.reloaded { tableState.selection.set(false, row) }
    tableState.selection.renumber(change.renumbering)
    tableState.selection.highlighted = nil
    tableState.editing.renumber(change.renumbering)
    tableState.prefetching.rows.renumber(change.renumbering)
    let reconfigured = change.renumbering.items(change.changes.reconfigured)
    let gone = tableState.tiling.renumber(change)
    tableState.updates.leave(
      gone.map { LeavingRow(visible: $0, animation: change.updates.departure($0.row)) })
    carryOverSectionViews(change)
    for visible in tableState.tiling.rows {
      if reconfigured.contains(visible.row) { configureAnew(visible) }
      visible.cell.adopt(self, row: visible.row, place: place(of: visible.row))
      settle(visible.row, cell: visible.cell)
    }
  }

  /// Requests a cell that exists already from the data source, and lets the table return that cell.
  private func configureAnew(_ visible: VisibleRow) {
    guard let dataSource else { return }
    tableState.updates.reconfiguring = visible
    defer { tableState.updates.reconfiguring = nil }
    let cell = dataSource.tableView(self, cellForRowAt: visible.row.indexPath)
    guard cell !== visible.cell else { return }
    fatalError(
      "UITableView: attempted to reconfigure row \(visible.row.indexPath) and the data source "
        + "returned another cell than the one that dequeueReusableCell(withIdentifier:for:) "
        + "gives: \(cell)")
  }

  /// Moves the views of remaining sections along with them.
  private func carryOverSectionViews(_ change: TableChange) {
    for end in SectionEnd.allCases {
      for (section, view) in tableState.sectionViews.take(end) {
        if let target = change.renumbering.section(section), !change.isNew(section: target) {
          tableState.sectionViews.show(view, end, target)
          settle(end, target)
        } else if let view {
          tableState.updates.leave(
            LeavingSectionView(
              view: view, animation: change.updates.departure(section: section)))
          tellEnd(of: view, end, section)
        }
      }
    }
  }
}
