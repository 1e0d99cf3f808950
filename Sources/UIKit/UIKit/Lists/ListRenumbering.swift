/// Which numbers sections and items have after a batch of changes, and which they had before.
///
/// Inserted ones and the targets of moves stand where the changes say; the others fill the places in
/// between in their old order. The changes have to agree with the counts (`ListUpdates.fault`).
struct ListRenumbering {
  /// The old numbers of sections that stay, by their new ones; `nil` for new sections.
  let sectionOrigins: [Int?]
  /// By new section: where its items come from; `nil` where all are new.
  let itemOrigins: [RowOrigins?]
  private var newSections: [Int: Int] = [:]
  /// By old section: runs in the order of the old items.
  private var runs: [Int: [(items: Range<Int>, target: RowID)]] = [:]

  /// Between the list before `updates` and one of `newCount` sections after them.
  /// O(sections + changes · log changes).
  init(_ updates: ListUpdates, newCount: Int) {
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

  /// The new number of an old section; `nil` when it was deleted. O(1).
  func section(_ old: Int) -> Int? { newSections[old] }

  /// The new place of an old item; `nil` when it, or its section, was deleted, or when its section
  /// was reloaded. O(log runs).
  func item(_ old: RowID) -> RowID? {
    guard let runs = runs[old.section] else { return nil }
    let index = Bisection.count(runs.count) { runs[$0].items.upperBound <= old.row }
    guard index < runs.count, runs[index].items.contains(old.row) else { return nil }
    let target = runs[index].target
    return RowID(target.section, target.row + old.row - runs[index].items.lowerBound)
  }

  /// The old place of a new item; `nil` for one that was not there. O(log runs).
  func origin(of new: RowID) -> RowID? { itemOrigins[new.section]?.origin(of: new.row) }

  /// The new places of those that stay.
  func items(_ old: Set<RowID>) -> Set<RowID> { Set(old.compactMap(item)) }

  /// Values of items under their new places, of those that stay.
  func items<Value>(_ old: [RowID: Value]) -> [RowID: Value] {
    Dictionary(
      uniqueKeysWithValues: old.compactMap { row, value in item(row).map { ($0, value) } })
  }
}
