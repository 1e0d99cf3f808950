import Foundation

/// A batch of changes to a table or a collection view.
///
/// As on iOS, deletions, reloads and the sources of moves refer to the list before the changes.
/// Insertions and the targets of moves refer to the list after them. Their order doesn't matter.
package struct ListUpdates {
  package let nouns: ListNouns
  /// The number of begin-update calls without an end.
  package var depth = 0
  /// The number of items in each section before the changes.
  package let oldCounts: [Int]

  package private(set) var deletedSections: IndexSet = []
  package private(set) var insertedSections: IndexSet = []
  package private(set) var reloadedSections: IndexSet = []
  /// The new numbers of moved sections, by their old numbers.
  package private(set) var movedSections: [Int: Int] = [:]
  package private(set) var deleted: Set<RowID> = []
  package private(set) var inserted: Set<RowID> = []
  package private(set) var reloaded: Set<RowID> = []
  package private(set) var reconfigured: Set<RowID> = []
  /// The new positions of moved items, by their old positions.
  package private(set) var moved: [RowID: RowID] = [:]
  /// The completion handlers of batches inside this one.
  package var completions: [(Bool) -> Void] = []

  package init(_ nouns: ListNouns, oldCounts: [Int]) {
    self.nouns = nouns
    self.oldCounts = oldCounts
  }

  // MARK: Recording changes

  package mutating func insertItems(_ paths: [IndexPath]) { inserted.formUnion(rows(paths)) }
  package mutating func deleteItems(_ paths: [IndexPath]) { deleted.formUnion(rows(paths)) }
  package mutating func reloadItems(_ paths: [IndexPath]) { reloaded.formUnion(rows(paths)) }
  package mutating func reconfigureItems(_ paths: [IndexPath]) {
    reconfigured.formUnion(rows(paths))
  }

  package mutating func moveItem(_ from: IndexPath, _ to: IndexPath) {
    moved[rows([from])[0]] = rows([to])[0]
  }

  package mutating func insertSections(_ sections: IndexSet) {
    insertedSections.formUnion(sections)
  }
  package mutating func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
  package mutating func reloadSections(_ sections: IndexSet) {
    reloadedSections.formUnion(sections)
  }
  package mutating func moveSection(_ from: Int, _ to: Int) { movedSections[from] = to }

  private func rows(_ paths: [IndexPath]) -> [RowID] {
    paths.map { path in
      guard let row = RowID(path) else {
        fatalError(
          "Invalid index path for use with \(nouns.listClass): \(path). Index paths passed to "
            + "\(nouns.list) must contain exactly two indices specifying the section and "
            + "\(nouns.item).")
      }
      return row
    }
  }

  // MARK: Properties of a batch

  /// Whether there are no changes, only a begin and an end.
  package var isEmpty: Bool { renumbersNothing && reloadsNothing && reconfigured.isEmpty }

  /// Whether only the contents of cells change.
  package var onlyReconfigures: Bool { !reconfigured.isEmpty && renumbersNothing && reloadsNothing }

  private var reloadsNothing: Bool { reloaded.isEmpty && reloadedSections.isEmpty }

  private var renumbersNothing: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
      && inserted.isEmpty && moved.isEmpty
  }

  // MARK: Mapping old to new

  /// Returns the old number of each remaining section, by new number, with `nil` for new ones.
  /// O(sections).
  package func sectionOrigins(newCount: Int) -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCount)
    for (from, to) in movedSections where origins.indices.contains(to) { origins[to] = from }
    let targets = Set(movedSections.values)
    var kept = oldCounts.indices.lazy
      .filter { !deletedSections.contains($0) && movedSections[$0] == nil }.makeIterator()
    for new in 0..<newCount where !insertedSections.contains(new) && !targets.contains(new) {
      origins[new] = kept.next()
    }
    return origins
  }

  /// Returns the origins of the items of each section after the changes. `nil` for a section that is
  /// new or reloaded and keeps no items. O(sections + changes · log changes).
  package func itemOrigins(sections: [Int?]) -> [RowOrigins?] {
    var gone = Dictionary(grouping: deleted, by: \.section).mapValues { $0.map(\.row) }
    for row in moved.keys { gone[row.section, default: []].append(row.row) }
    let new = Dictionary(grouping: inserted, by: \.section)
    let arrivals = Dictionary(grouping: moved, by: \.value.section)
    return sections.enumerated().map { section, origin in
      let arriving = (arrivals[section] ?? []).map { (row: $0.value.row, from: $0.key) }
      guard let origin, !reloadedSections.contains(origin) else {
        return arriving.isEmpty ? nil : RowOrigins(arriving: arriving)
      }
      return RowOrigins(
        section: origin, count: oldCounts[origin], gone: gone[origin] ?? [],
        inserted: (new[section] ?? []).map(\.row), arriving: arriving)
    }
  }
}
