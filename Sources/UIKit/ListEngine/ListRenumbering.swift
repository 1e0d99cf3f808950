import OozeKernel

/// A mapping between the numbers of sections and items before and after a batch of changes.
///
/// Inserted ones and the targets of moves have the positions that the changes give. The others fill
/// the positions in between in their old order. The changes have to agree with the counts
/// (`ListUpdates.fault`).
package struct ListRenumbering {
  /// The old number of each remaining section, by new number. `nil` for new sections.
  package let sectionOrigins: [Int?]
  /// The origins of each section's items, by new section. `nil` if all items are new.
  package let itemOrigins: [RowOrigins?]
  private var newSections: [Int: Int] = [:]
  /// The runs of each old section, in the order of the old items.
  private var runs: [Int: [(items: Range<Int>, target: RowID)]] = [:]

  /// Creates the mapping between the list before `updates` and a list of `newCount` sections after
  /// them. O(sections + changes · log changes).
  package init(_ updates: ListUpdates, newCount: Int) {
    sectionOrigins = updates.sectionOrigins(newCount: newCount)
    itemOrigins = updates.itemOrigins(sections: sectionOrigins)
    for (new, old) in sectionOrigins.enumerated() {
      if let old { newSections[old] = new }
      for run in itemOrigins[new]?.runs ?? [] {
        let old = run.origin.row..<run.origin.row + run.rows.count
        runs[run.origin.section, default: []].append((old, RowID(new, run.rows.lowerBound)))
      }
    }
    for section in runs.keys {
      runs[section]?.sort { $0.items.lowerBound < $1.items.lowerBound }
    }
  }

  /// Returns the new number of an old section, or `nil` if it was deleted. O(1).
  package func section(_ old: Int) -> Int? { newSections[old] }

  /// Returns the new position of an old item, or `nil` if it or its section was deleted, or if its
  /// section was reloaded. O(log runs).
  package func item(_ old: RowID) -> RowID? {
    guard let runs = runs[old.section] else { return nil }
    let index = Bisection.count(runs.count) { runs[$0].items.upperBound <= old.row }
    guard index < runs.count, runs[index].items.contains(old.row) else { return nil }
    let target = runs[index].target
    return RowID(target.section, target.row + old.row - runs[index].items.lowerBound)
  }

  /// Returns the old position of a new item, or `nil` if it is inserted. O(log runs).
  package func origin(of new: RowID) -> RowID? { itemOrigins[new.section]?.origin(of: new.row) }

  /// Returns the new positions of the items that remain.
  package func items(_ old: Set<RowID>) -> Set<RowID> { Set(old.compactMap(item)) }

  /// Returns the values of the items that remain, by their new positions.
  package func items<Value>(_ old: [RowID: Value]) -> [RowID: Value] {
    Dictionary(
      uniqueKeysWithValues: old.compactMap { row, value in item(row).map { ($0, value) } })
  }
}
