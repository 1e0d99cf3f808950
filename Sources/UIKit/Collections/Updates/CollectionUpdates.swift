import Foundation

/// Changes of a collection view that are made together.
///
/// As on iOS, deletions, reloads and the sources of moves are meant in the collection before the
/// changes, insertions and the targets of moves in the one after them, whatever their order.
struct CollectionUpdates {
  /// Begin-update calls that are still open.
  var depth = 0
  /// Items by section before the changes.
  let oldCounts: [Int]

  private(set) var deletedSections: IndexSet = []
  private(set) var insertedSections: IndexSet = []
  private(set) var reloadedSections: IndexSet = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deleted: Set<RowID> = []
  private(set) var inserted: Set<RowID> = []
  private(set) var reloaded: Set<RowID> = []
  private(set) var moved: [RowID: RowID] = [:]
  private(set) var reconfigured: Set<RowID> = []
  /// What the completion handlers of batches within this one wait for.
  var completions: [(Bool) -> Void] = []

  init(oldCounts: [Int]) {
    self.oldCounts = oldCounts
  }

  mutating func insertItems(_ paths: [IndexPath]) { inserted.formUnion(rows(paths)) }
  mutating func deleteItems(_ paths: [IndexPath]) { deleted.formUnion(rows(paths)) }
  mutating func reloadItems(_ paths: [IndexPath]) { reloaded.formUnion(rows(paths)) }
  mutating func reconfigureItems(_ paths: [IndexPath]) { reconfigured.formUnion(rows(paths)) }

  mutating func moveItem(_ from: IndexPath, _ to: IndexPath) {
    moved[rows([from])[0]] = rows([to])[0]
  }

  mutating func insertSections(_ sections: IndexSet) { insertedSections.formUnion(sections) }
  mutating func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
  mutating func reloadSections(_ sections: IndexSet) { reloadedSections.formUnion(sections) }
  mutating func moveSection(_ from: Int, _ to: Int) { movedSections[from] = to }

  private func rows(_ paths: [IndexPath]) -> [RowID] {
    paths.map { path in
      guard let row = RowID(path) else {
        preconditionFailure("an item's index path has a section and an item, unlike \(path)")
      }
      return row
    }
  }

  /// Whether nothing but cells' contents changes.
  var onlyReconfigures: Bool { !reconfigured.isEmpty && renumbersNothing && reloads.isEmpty }

  private var renumbersNothing: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
      && inserted.isEmpty && moved.isEmpty
  }

  private var reloads: [RowID] {
    reloaded.sorted() + reloadedSections.map { RowID($0, NSNotFound) }
  }

  // MARK: For the layout

  /// The changes as a layout is told them: sections first, items after them.
  @MainActor func items(_ renumbering: CollectionRenumbering) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { RowID(index, NSNotFound).itemPath }
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    var items = deletedSections.map { item(.delete, section($0), nil) }
    items += insertedSections.map { item(.insert, nil, section($0)) }
    items += reloadedSections.map {
      item(.reload, section($0), renumbering.section($0).map(section))
    }
    items += movedSections.sorted { $0.key < $1.key }
      .map { item(.move, section($0.key), section($0.value)) }
    items += deleted.sorted().map { item(.delete, $0.itemPath, nil) }
    items += inserted.sorted().map { item(.insert, nil, $0.itemPath) }
    items += reloaded.sorted().map { item(.reload, $0.itemPath, renumbering.item($0)?.itemPath) }
    items += moved.sorted { $0.key < $1.key }
      .map { item(.move, $0.key.itemPath, $0.value.itemPath) }
    return items
  }
}
