import Foundation
import ListEngine

/// A batch of changes to a table, and their animations.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var changes: ListUpdates
  /// The animations of deleted and reloaded parts, by their positions before the changes.
  private var leaving: [RowID: Animation] = [:]
  private var leavingSections: [Int: Animation] = [:]
  /// The animations of inserted parts, by their positions after the changes.
  private var arriving: [RowID: Animation] = [:]
  private var arrivingSections: [Int: Animation] = [:]

  init(oldRows: [Int]) {
    changes = ListUpdates(.table, oldCounts: oldRows)
  }

  // MARK: Recording changes

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

  // MARK: Animations

  /// Returns the animation of a deleted or reloaded row, by its position before the changes.
  func departure(_ row: RowID) -> Animation {
    leaving[row] ?? departure(section: row.section)
  }

  func departure(section: Int) -> Animation { leavingSections[section] ?? .automatic }

  /// Returns the animation of a new row, in a section that was `origin` before.
  func arrival(_ row: RowID, sectionOrigin origin: Int?) -> Animation {
    arriving[row] ?? arrival(section: row.section, origin: origin)
  }

  /// Returns the animation of a section that was `origin` before. Its views may be new even if the
  /// section isn't.
  func arrival(section: Int, origin: Int?) -> Animation {
    if let origin, changes.reloadedSections.contains(origin) { return departure(section: origin) }
    return arrivingSections[section] ?? .automatic
  }
}

/// An update together with the table's state before it.
struct TableChange {
  let updates: TableUpdates
  let old: TableGeometry
  let renumbering: ListRenumbering

  var changes: ListUpdates { updates.changes }

  /// Returns whether a section is new or reloaded in the update.
  func isNew(section: Int) -> Bool {
    renumbering.sectionOrigins[section].map(changes.reloadedSections.contains) ?? true
  }

  /// Returns the new position of a row whose cell stays on the screen.
  func stays(_ row: RowID) -> RowID? {
    changes.reloaded.contains(row) ? nil : renumbering.item(row)
  }

  /// Returns how a row arrives: from its old position, or with an animation.
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
    /// The row existed before. If it is reloaded, a new cell shows it.
    case from(RowID, reload: UITableView.RowAnimation?)
    case new(UITableView.RowAnimation)
  }
}
