import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
  func beginTableUpdates() {
    if table.updates == nil {
      table.updates = TableUpdates(oldRows: currentGeometry.sections.map(\.rows.count))
    }
    table.updates?.depth += 1
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
    guard var updates = table.updates else { return }
    updates.depth -= 1
    table.updates = updates
    guard updates.depth == 0 else {
      // An inner batch ends with the outer one.
      if let completion { RenderLoop.current.schedule(after: 0) { completion(true) } }
      return
    }
    table.updates = nil
    let old = table.geometry
    let origins = rebuild(updates, old)
    carryOver(updates, origins)
    animate(updates, completion)
  }

  // MARK: Counts and heights

  /// Rows after the change by their rows before it.
  private struct Origins {
    var sections: [Int?] = []
    /// Only of sections in which something changed; the others keep their numbers.
    var rows: [Int: [RowID?]] = [:]
  }

  private func rebuild(_ updates: TableUpdates, _ old: TableGeometry?) -> Origins {
    let asked = askSections()
    var sections = asked
    var origins = Origins(sections: updates.sectionOrigins(newCount: asked.count))
    let expected =
      updates.oldRows.count - updates.deletedSections.count + updates.insertedSections.count
    precondition(
      asked.count == expected,
      "Invalid update: the table has \(asked.count) sections after it, but had "
        + "\(updates.oldRows.count), of which \(updates.deletedSections.count) were deleted, and "
        + "\(updates.insertedSections.count) were inserted")
    for (new, origin) in origins.sections.enumerated() {
      guard let origin, let old else { continue }
      guard !updates.reloadedSections.contains(origin) else { continue }
      let rows = updates.rowOrigins(newSection: new, oldSection: origin)
      precondition(
        rows.count == asked[new].rows.count,
        "Invalid update: section \(new) has \(asked[new].rows.count) rows after it, but had "
          + "\(updates.oldRows[origin]), and the insertions, deletions and moves make that "
          + "\(rows.count)")
      origins.rows[new] = rows
      keepHeights(&sections[new], rows, old, updates)
    }
    table.geometry = TableGeometry(sections: sections, counts: counts)
    table.geometry?.headerHeight = old?.headerHeight ?? 0
    table.geometry?.footerHeight = old?.footerHeight ?? 0
    return origins
  }

  /// Heights that cells found for themselves stay with their rows.
  private func keepHeights(
    _ section: inout TableGeometry.Section, _ rows: [RowID?], _ old: TableGeometry,
    _ updates: TableUpdates
  ) {
    guard measuresRows, !updates.isEmpty else { return }
    for (row, origin) in rows.enumerated() {
      guard let origin, old.isKnown(origin), !updates.reloaded.contains(origin) else { continue }
      section.rows.set(old.sections[origin.section].rows[origin.row], at: row)
    }
  }

  // MARK: What is on screen

  private func carryOver(_ updates: TableUpdates, _ origins: Origins) {
    var target: [RowID: RowID] = [:]
    let wanted = Set(table.rows.map(\.row)).union(table.selected)
    for (new, rows) in origins.rows {
      for (row, origin) in rows.enumerated() {
        if let origin, wanted.contains(origin) { target[origin] = RowID(new, row) }
      }
    }
    table.selected = Set(table.selected.compactMap { target[$0] })
    table.highlighted = nil
    var kept: [VisibleRow] = []
    var gone: [VisibleRow] = []
    for var visible in table.rows {
      if let row = target[visible.row], !updates.reloaded.contains(visible.row) {
        visible.row = row
        kept.append(visible)
      } else {
        gone.append(visible)
      }
    }
    table.rows = kept.sorted { $0.row < $1.row }
    for visible in gone { fadeOut(visible, animated: updates.isAnimated) }
    for visible in table.rows {
      visible.cell._adopt(self, row: visible.row, place: place(of: visible.row))
      // Without an announced change, too: begin and end alone ask for heights anew.
      settle(visible.row, cell: visible.cell)
    }
    for section in table.headers.keys.sorted() { dismissHeader(section) }
    for section in table.footers.keys.sorted() { dismissFooter(section) }
  }

  private func fadeOut(_ visible: VisibleRow, animated: Bool) {
    delegate?.tableView(self, didEndDisplaying: visible.cell, forRowAt: visible.row.indexPath)
    let cell = visible.cell
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      cell.removeFromSuperview()
      reuse.put(cell)
      return
    }
    UIView.animate(withDuration: TableMetrics.updateDuration) {
      cell.alpha = 0
    } completion: { [weak self] _ in
      cell.removeFromSuperview()
      cell.alpha = 1
      self?.reuse.put(cell)
    }
  }

  private func animate(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
    let before = Set(table.rows.map { ObjectIdentifier($0.cell) })
    guard updates.isAnimated, window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation {
        updateContentSize()
        layOutTable()
      }
      completion?(true)
      return
    }
    // Content that shrinks moves the offset with the rows.
    UIView.animate(withDuration: TableMetrics.updateDuration) {
      self.updateContentSize()
      self.layOutTable()
    } completion: { finished in
      completion?(finished)
    }
    for visible in table.rows where !before.contains(ObjectIdentifier(visible.cell)) {
      UIView.performWithoutAnimation { visible.cell.alpha = 0 }
      UIView.animate(withDuration: TableMetrics.updateDuration) { visible.cell.alpha = 1 }
    }
  }
}
