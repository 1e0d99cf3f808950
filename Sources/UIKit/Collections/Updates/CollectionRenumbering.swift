import Foundation

/// Which numbers sections and items have after a batch of changes.
///
/// Inserted ones and the targets of moves stand where the changes say; the others fill the places in
/// between in their old order.
struct CollectionRenumbering {
  private let sections: Slots
  private let movedSections: [Int: Int]
  private let movedItems: [RowID: RowID]
  private let reloadedSections: IndexSet
  /// By old section: items that leave their place.
  private let removed: [Int: [Int]]
  /// By new section: places that are taken.
  private let placed: [Int: [Int]]

  init(_ updates: CollectionUpdates) {
    movedSections = updates.movedSections
    movedItems = updates.moved
    reloadedSections = updates.reloadedSections
    sections = Slots(
      removed: updates.deletedSections.union(IndexSet(updates.movedSections.keys)).sorted(),
      placed: updates.insertedSections.union(IndexSet(updates.movedSections.values)).sorted())
    removed = Self.bySection(updates.deleted.union(updates.moved.keys))
    placed = Self.bySection(updates.inserted.union(updates.moved.values))
  }

  private static func bySection(_ rows: Set<RowID>) -> [Int: [Int]] {
    Dictionary(grouping: rows.sorted(), by: \.section).mapValues { $0.map(\.row) }
  }

  /// The new number of an old section; `nil` when it was deleted. O(log n)
  func section(_ old: Int) -> Int? { movedSections[old] ?? sections.newPlace(of: old) }

  /// The new place of an old item; `nil` when it, or its section, was deleted, or when its section
  /// was reloaded. O(log n)
  func item(_ old: RowID) -> RowID? {
    if let target = movedItems[old] { return target }
    guard !reloadedSections.contains(old.section), let section = section(old.section),
      let item = slots(old: old.section, new: section).newPlace(of: old.row)
    else { return nil }
    return RowID(section, item)
  }

  /// The new name of an element that is not an item: its section's number changes.
  func element(_ old: ElementID) -> ElementID? {
    guard old.category != .cell else {
      return RowID(old.path).flatMap(item).map { .item($0.itemPath) }
    }
    // What is not in a section, as a global header, keeps its path.
    guard old.path.count == 2 else { return old }
    return section(old.path[0]).map {
      ElementID(old.category, old.kind, IndexPath(item: old.path[1], section: $0))
    }
  }

  /// How many items a section has that had `oldCount` as `old` and is `new` now.
  func count(of oldCount: Int, old: Int, new: Int) -> Int {
    let slots = slots(old: old, new: new)
    return oldCount - slots.removed.count + slots.placed.count
  }

  private func slots(old: Int, new: Int) -> Slots {
    Slots(removed: removed[old] ?? [], placed: placed[new] ?? [])
  }
}

/// A list from which some were taken out, and into which others were put at given places.
private struct Slots {
  /// Places in the old list, ascending.
  let removed: [Int]
  /// Places in the new list, ascending.
  let placed: [Int]

  func newPlace(of old: Int) -> Int? {
    let before = Self.partition(removed.count) { removed[$0] < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    // `placed[i] - i` of those that stay come before the i-th placed one.
    return rank + Self.partition(placed.count) { placed[$0] - $0 <= rank }
  }

  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
