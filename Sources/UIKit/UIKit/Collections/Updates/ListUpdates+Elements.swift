import Foundation
import ListEngine

extension ListUpdates {
  /// Returns the changes for a layout: first sections, then items.
  @MainActor func items(_ renumbering: ListRenumbering) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { RowID(index, NSNotFound).indexPath }
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
    items += deleted.sorted().map { item(.delete, $0.indexPath, nil) }
    items += inserted.sorted().map { item(.insert, nil, $0.indexPath) }
    items += reloaded.sorted().map { item(.reload, $0.indexPath, renumbering.item($0)?.indexPath) }
    items += moved.sorted { $0.key < $1.key }
      .map { item(.move, $0.key.indexPath, $0.value.indexPath) }
    return items
  }
}

extension ListRenumbering {
  /// Returns the new identity of an old element: an item gets its new index path, another element the
  /// new section.
  func element(_ old: ElementID) -> ElementID? {
    guard old.category != .cell else {
      return RowID(old.path).flatMap(item).map { .item($0.indexPath) }
    }
    // An element outside of sections, such as a global header, keeps its path.
    guard old.path.count == 2 else { return old }
    return section(old.path[0]).map {
      ElementID(old.category, old.kind, IndexPath(item: old.path[1], section: $0))
    }
  }
}
