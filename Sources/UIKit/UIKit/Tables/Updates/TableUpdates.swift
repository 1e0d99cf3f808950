import Foundation

/// Changes of a table that are made together, and how each of them is shown.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var changes: ListUpdates
  /// How what is deleted or reloaded leaves, by its place before the changes.
  private var leaving: [RowID: Animation] = [:]
  private var leavingSections: [Int: Animation] = [:]
  /// How what is inserted comes, by its place after them.
  private var arriving: [RowID: Animation] = [:]
  private var arrivingSections: [Int: Animation] = [:]

  init(oldRows: [Int]) {
    changes = ListUpdates(.table, oldCounts: oldRows)
  }

  // MARK: Entering

  mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    changes.insertItems(paths)
    for row in paths.compactMap({ RowID($0) }) { arriving[row] = animation }
  }

  mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    changes.deleteItems(paths)
    for row in paths.compactMap({ RowID($0) }) { leaving[row] = animation }
  }

  mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    changes.reloadItems(paths)
    for row in paths.compactMap({ RowID($0) }) { leaving[row] = animation }
  }

  mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    changes.insertSections(sections)
    for section in sections { arrivingSections[section] = animation }
  }

  mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    changes.deleteSections(sections)
    for section in sections { leavingSections[section] = animation }
  }

  mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    changes.reloadSections(sections)
    for section in sections { leavingSections[section] = animation }
  }

  // MARK: How they are shown

  /// How a row of before that is gone or reloaded leaves.
  func departure(_ row: RowID) -> Animation {
    leaving[row] ?? departure(section: row.section)
  }

  func departure(section: Int) -> Animation { leavingSections[section] ?? .automatic }

  /// How a new row of after comes, in a section that was `origin` before.
  func arrival(_ row: RowID, sectionOrigin origin: Int?) -> Animation {
    arriving[row] ?? arrival(section: row.section, origin: origin)
  }

  /// How a section that was `origin` before comes; its views may be new though it is not.
  func arrival(section: Int, origin: Int?) -> Animation {
    if let origin, changes.reloadedSections.contains(origin) { return departure(section: origin) }
    return arrivingSections[section] ?? .automatic
  }
}

/// An update with what it makes of the table before.
struct TableChange {
  let updates: TableUpdates
  let old: TableGeometry
  let renumbering: ListRenumbering

  var changes: ListUpdates { updates.changes }

  /// Whether a section is another after the update: it was not there, or is loaded anew.
  func isNew(section: Int) -> Bool {
    renumbering.sectionOrigins[section].map(changes.reloadedSections.contains) ?? true
  }

  /// The place after the update of a row of before whose cell stays on screen.
  func stays(_ row: RowID) -> RowID? {
    changes.reloaded.contains(row) ? nil : renumbering.item(row)
  }

  /// How a row of after comes: from where it was, or by an animation.
  func arrival(_ row: RowID) -> Arrival {
    if let origin = renumbering.origin(of: row) {
      let isReloaded = changes.reloaded.contains(origin)
      return .from(origin, reload: isReloaded ? updates.departure(origin) : nil)
    }
    return .new(
      updates.arrival(row, sectionOrigin: renumbering.sectionOrigins[row.section]))
  }

  func arrival(section: Int) -> UITableView.RowAnimation {
    updates.arrival(section: section, origin: renumbering.sectionOrigins[section])
  }

  enum Arrival {
    /// It was there, and is shown by a new cell if it is reloaded.
    case from(RowID, reload: UITableView.RowAnimation?)
    case new(UITableView.RowAnimation)
  }
}
