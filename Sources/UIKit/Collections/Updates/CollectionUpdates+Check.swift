import Foundation

/// iOS's check that changes and data source agree. Both of iOS's ways to say that they do not are
/// given: the sentence of iOS 6 to 14 first, then the lists of iOS 15 and later.
extension CollectionUpdates {
  /// What is wrong when the data source counts `new` after the changes; `nil` when nothing is.
  func inconsistency(with new: [Int], _ renumbering: CollectionRenumbering) -> String? {
    impossiblePlace(new) ?? wrongSections(new)
      ?? wrongItems(new, renumbering).map {
        $0 + "\n" + listing(new)
      }
  }

  private func impossiblePlace(_ new: [Int]) -> String? {
    let removals = [("delete", deleted), ("reload", reloaded), ("move", Set(moved.keys))]
    for (verb, rows) in removals {
      for row in rows.sorted() {
        guard oldCounts.indices.contains(row.section) else {
          return "attempt to \(verb) item \(row.row) from section \(row.section), but there are "
            + "only \(oldCounts.count) sections before the update"
        }
        guard (0..<oldCounts[row.section]).contains(row.row) else {
          return "attempt to \(verb) item \(row.row) from section \(row.section) which only "
            + "contains \(oldCounts[row.section]) items before the update"
        }
      }
    }
    let doubled = deleted.intersection(moved.keys).sorted()
    if let row = doubled.first {
      return "attempt to delete and move the same item (\(row.section) - \(row.row))"
    }
    for (verb, sections) in [("delete", deletedSections), ("reload", reloadedSections)] {
      if let last = sections.last, last >= oldCounts.count {
        return "attempt to \(verb) section \(last), but there are only \(oldCounts.count) sections "
          + "before the update"
      }
    }
    return nil
  }

  private func wrongSections(_ new: [Int]) -> String? {
    let expected = oldCounts.count + insertedSections.count - deletedSections.count
    guard new.count != expected else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "collection view after the update (\(new.count)) must be equal to the number of sections "
      + "contained in the collection view before the update (\(oldCounts.count)), plus or minus "
      + "the number of sections inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted).\n" + listing(new)
  }

  private func wrongItems(_ new: [Int], _ renumbering: CollectionRenumbering) -> String? {
    for row in inserted.union(moved.values).sorted() {
      guard new.indices.contains(row.section) else {
        return "attempt to insert item \(row.row) into section \(row.section), but there are only "
          + "\(new.count) sections after the update"
      }
      guard row.row < new[row.section] else {
        return "attempt to insert item \(row.row) into section \(row.section), but there are only "
          + "\(new[row.section]) items in section \(row.section) after the update"
      }
    }
    for old in oldCounts.indices where !reloadedSections.contains(old) {
      guard let section = renumbering.section(old),
        renumbering.count(of: oldCounts[old], old: old, new: section) != new[section]
      else { continue }
      func count(_ rows: some Sequence<RowID>, in section: Int) -> Int {
        rows.count { $0.section == section }
      }
      return "Invalid update: invalid number of items in section \(section). The number of items "
        + "contained in an existing section after the update (\(new[section])) must be equal to "
        + "the number of items contained in that section before the update (\(oldCounts[old])), "
        + "plus or minus the number of items inserted or deleted from that section "
        + "(\(count(inserted, in: section)) inserted, \(count(deleted, in: old)) deleted) and plus "
        + "or minus the number of items moved into or out of that section "
        + "(\(count(moved.values, in: section)) moved in, \(count(moved.keys, in: old)) moved out)."
    }
    return nil
  }

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
