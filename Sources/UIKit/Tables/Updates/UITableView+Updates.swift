import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
  func beginTableUpdates() {
    if table.updates == nil {
      table.updates = TableUpdates(oldRows: currentGeometry.sections.map(\.rows.count))
    }
    table.updates?.changes.depth += 1
  }

  func update(_ change: (inout TableUpdates) -> Void) {
    beginTableUpdates()
    if var updates = table.updates {
      change(&updates)
      table.updates = updates
    }
    endTableUpdates(completion: nil)
  }

  func endTableUpdates(completion: ((Bool) -> Void)?) {
    // A reload in the middle has ended the batch.
    guard var updates = table.updates else {
      if let completion { RenderLoop.current.schedule(after: 0) { completion(true) } }
      return
    }
    updates.changes.depth -= 1
    if let completion { updates.changes.completions.append(completion) }
    table.updates = updates
    // An inner batch ends with the outer one.
    guard updates.changes.depth == 0 else { return }
    let completions = updates.changes.completions
    let change = rebuild(updates)
    table.updates = nil
    moveSwipe(change)
    carryOver(change)
    animate(change) { finished in for completion in completions { completion(finished) } }
  }

  /// Enters a move that the user made and the data source has made after him.
  func enterMove(from source: RowID, to target: RowID) {
    var updates = TableUpdates(oldRows: currentGeometry.sections.map(\.rows.count))
    updates.changes.moveItem(source.indexPath, target.indexPath)
    carryOver(rebuild(updates))
    updateContentSize()
  }

  // MARK: Counts and heights

  /// Asks for the counts and heights after the changes, and checks them against the changes.
  private func rebuild(_ updates: TableUpdates) -> TableChange {
    let old = table.geometry ?? TableGeometry(sections: [], counts: counts)
    // A view for the first section that did not come into sight may be that of another one now.
    table.firstViews = [:]
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
    geometry.headerHeight = old.headerHeight
    geometry.footerHeight = old.footerHeight
    table.geometry = geometry
    return TableChange(updates: updates, old: old, renumbering: renumbering)
  }

  /// Heights that cells and headers found for themselves stay with them. After a begin and an end
  /// alone, which ask for heights anew, they are guesses.
  private func keepHeights(
    _ section: inout TableGeometry.Section, _ origin: Int?, _ rows: RowOrigins?,
    _ old: TableGeometry, _ changes: ListUpdates
  ) {
    if let origin, !changes.reloadedSections.contains(origin), !table.forgetsViewHeights {
      section.keepViewHeights(of: old.sections[origin])
    }
    guard measuresRows, let rows else { return }
    for run in rows.runs {
      let from = run.origin.row..<run.origin.row + run.rows.count
      section.rows.adopt(old.sections[run.origin.section].rows, from, at: run.rows.lowerBound)
    }
    if changes.isEmpty { section.rows.forgetWhatIsKnown() }
  }

  // MARK: What is on screen

  private func carryOver(_ change: TableChange) {
    table.selected = change.renumbering.items(table.selected)
    table.highlighted = nil
    var kept: [VisibleRow] = []
    var gone: [VisibleRow] = []
    for var visible in table.rows {
      if let row = change.stays(visible.row) {
        visible.row = row
        kept.append(visible)
      } else {
        gone.append(visible)
      }
    }
    let reconfigured = change.renumbering.items(change.changes.reconfigured)
    table.rows = kept.sorted { $0.row < $1.row }
    table.leavingNow = gone.map {
      LeavingRow(visible: $0, animation: change.updates.departure($0.row))
    }
    carryOverSectionViews(change)
    for visible in table.rows {
      if reconfigured.contains(visible.row) { configureAnew(visible) }
      visible.cell._adopt(self, row: visible.row, place: place(of: visible.row))
      settle(visible.row, cell: visible.cell)
    }
  }

  /// Asks the data source for a cell that is there already, and hands it that one.
  private func configureAnew(_ visible: VisibleRow) {
    guard let dataSource else { return }
    table.reconfiguring = visible
    defer { table.reconfiguring = nil }
    let cell = dataSource.tableView(self, cellForRowAt: visible.row.indexPath)
    guard cell !== visible.cell else { return }
    fatalError(
      "UITableView: attempted to reconfigure row \(visible.row.indexPath) and the data source "
        + "returned another cell than the one that dequeueReusableCell(withIdentifier:for:) "
        + "gives: \(cell)")
  }

  /// Views of sections that stay go with them.
  private func carryOverSectionViews(_ change: TableChange) {
    for (views, isHeader) in [(\TableState.headers, true), (\TableState.footers, false)] {
      let before = table[keyPath: views]
      table[keyPath: views] = [:]
      for (section, shown) in before.sorted(by: { $0.key < $1.key }) {
        if let target = change.renumbering.section(section), !change.isNew(section: target) {
          table[keyPath: views][target] = shown
          if isHeader { settleHeader(target) } else { settleFooter(target) }
        } else if let view = shown.view {
          let animation = change.updates.departure(section: section)
          table.leavingViewsNow.append(LeavingSectionView(view: view, animation: animation))
          tellEnd(of: view, section, isHeader: isHeader)
        }
      }
    }
  }
}
