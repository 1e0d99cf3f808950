import Foundation

/// iOS's consistency checks of an update, with its messages. A failed check ends the program, as the
/// exception does there, in release builds too.
///
/// Collection views print both of iOS's messages about counts that don't agree: first the sentence of
/// iOS 6 to 14, then the lists of iOS 15 and later.
extension ListUpdates {
  /// Returns the fault if the data source reports `new` counts after the changes, or `nil` if there is
  /// none. O(sections + changes · log changes).
  package func fault(newCounts new: [Int]) -> String? {
    if let fault = faultBefore { return fault }
    guard let fault = faultOfSections(new.count) ?? faultOfCounts(new) ?? faultOfPlaces(new) else {
      return nil
    }
    return nouns.listsChanges ? fault + "\n" + listing(new) : fault
  }

  // MARK: Faults before the changes

  /// A section or item that doesn't exist before the changes, or that is changed twice.
  private var faultBefore: String? { faultOfSectionsBefore ?? faultOfItemsBefore }

  private var faultOfSectionsBefore: String? {
    let count = oldCounts.count
    let sections = [
      ("delete", Array(deletedSections)), ("reload", Array(reloadedSections)),
      ("move", movedSections.keys.sorted()),
    ]
    for (what, sections) in sections {
      guard let section = sections.first(where: { !oldCounts.indices.contains($0) }) else {
        continue
      }
      return "attempt to \(what) section \(section), but there are only \(count) sections before "
        + "the update"
    }
    return deletedSections.first { reloadedSections.contains($0) || movedSections[$0] != nil }
      .map {
        "attempt to perform a delete and a \(reloadedSections.contains($0) ? "reload" : "move")"
          + " of the same section (\($0))"
      }
  }

  private var faultOfItemsBefore: String? {
    let changes = [
      ("delete", deleted), ("reload", reloaded), ("reconfigure", reconfigured),
      ("move", Set(moved.keys)),
    ]
    for (what, rows) in changes {
      for row in rows.sorted() {
        let start = "attempt to \(what) \(nouns.item) \(row.row) from section \(row.section)"
        guard oldCounts.indices.contains(row.section) else {
          return start + ", but there are only \(oldCounts.count) sections before the update"
        }
        guard (0..<oldCounts[row.section]).contains(row.row) else {
          return start + " which only contains \(oldCounts[row.section]) \(nouns.item)s before "
            + "the update"
        }
      }
    }
    return deleted.sorted().first { reloaded.contains($0) || moved[$0] != nil }.map {
      reloaded.contains($0)
        ? "attempt to delete and reload the same index path (\($0.description))"
        : "attempt to perform a delete and a move from the same index path (\($0.description))"
    }
  }

  // MARK: Faults after the changes

  private func faultOfSections(_ newCount: Int) -> String? {
    let expected = oldCounts.count - deletedSections.count + insertedSections.count
    guard newCount == expected else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(nouns.list) after the update (\(newCount)) must be equal to the number of sections "
        + "contained in the \(nouns.list) before the update (\(oldCounts.count)), plus or minus "
        + "the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    let targets = movedSections.values.sorted()
    for (what, sections) in [("insert", Array(insertedSections)), ("move", targets)] {
      guard let section = sections.first(where: { $0 < 0 || $0 >= newCount }) else { continue }
      return "attempt to \(what) section \(section) but there are only \(newCount) sections after "
        + "the update"
    }
    if let twice = zip(targets, targets.dropFirst()).first(where: ==) {
      return "attempt to move multiple sections to the same section (\(twice.0))"
    }
    return targets.first(where: insertedSections.contains)
      .map { "attempt to perform an insert and a move to the same section (\($0))" }
  }

  private func faultOfCounts(_ new: [Int]) -> String? {
    func counts(_ rows: some Sequence<RowID>) -> [Int: Int] {
      rows.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
    let (inserted, deleted) = (counts(inserted), counts(deleted))
    let (movedIn, movedOut) = (counts(moved.values), counts(moved.keys))
    for (section, origin) in sectionOrigins(newCount: new.count).enumerated() {
      guard let origin, !reloadedSections.contains(origin) else { continue }
      let insertions = inserted[section] ?? 0
      let deletions = deleted[origin] ?? 0
      let coming = movedIn[section] ?? 0
      let going = movedOut[origin] ?? 0
      guard new[section] != oldCounts[origin] + insertions - deletions + coming - going else {
        continue
      }
      return "Invalid update: invalid number of \(nouns.item)s in section \(section). The "
        + "number of \(nouns.item)s contained in an existing section after the update (\(new[section])) "
        + "must be equal to the number of \(nouns.item)s contained in that section before the "
        + "update (\(oldCounts[origin])), plus or minus the number of \(nouns.item)s inserted or "
        + "deleted from that section (\(insertions) inserted, \(deletions) deleted) and plus or "
        + "minus the number of \(nouns.item)s moved into or out of that section (\(coming) moved "
        + "in, \(going) moved out)."
    }
    return nil
  }

  /// Returns a section or item that doesn't exist after the changes, or that two items move to.
  private func faultOfPlaces(_ new: [Int]) -> String? {
    let targets = moved.values.sorted()
    for (what, places) in [("insert", inserted.sorted()), ("move", targets)] {
      for row in places {
        let start =
          "attempt to \(what) \(nouns.item) \(row.row) into section \(row.section), but there are "
          + "only "
        guard new.indices.contains(row.section) else {
          return start + "\(new.count) sections after the update"
        }
        guard (0..<new[row.section]).contains(row.row) else {
          return start + "\(new[row.section]) \(nouns.item)s in section \(row.section) after the "
            + "update"
        }
      }
    }
    if let twice = zip(targets, targets.dropFirst()).first(where: ==) {
      return "attempt to perform multiple moves to the same index path (\(twice.0.description))"
    }
    return targets.first(where: inserted.contains).map {
      "attempt to perform an insert and a move to the same index path (\($0.description))"
    }
  }

  // MARK: The lists of iOS 15

  private func listing(_ new: [Int]) -> String {
    func described(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts) }"
    }
    func place(_ row: RowID) -> String { "(\(row.section) - \(row.row))" }
    var lines = deletedSections.map { "Delete section (\($0))" }
    lines += insertedSections.map { "Insert section (\($0))" }
    lines += reloadedSections.map { "Reload section (\($0))" }
    lines += movedSections.sorted { $0.key < $1.key }
      .map { "Move section (\($0.key)) to (\($0.value))" }
    lines += deleted.sorted().map { "Delete item \(place($0))" }
    lines += inserted.sorted().map { "Insert item \(place($0))" }
    lines += reloaded.sorted().map { "Reload item \(place($0))" }
    lines += moved.sorted { $0.key < $1.key }
      .map { "Move item \(place($0.key)) to \(place($0.value))" }
    return "Invalid batch updates detected: the number of sections and/or items returned by the "
      + "data source before and after performing the batch updates are inconsistent with the "
      + "updates.\nData source before updates = \(described(oldCounts))\n"
      + "Data source after updates = \(described(new))\nUpdates = [\n\t"
      + lines.joined(separator: ",\n\t") + "\n]"
  }
}

extension RowID {
  /// The index path in the format of iOS's messages.
  fileprivate var description: String { "{length = 2, path = \(section) - \(row)}" }
}
