import Foundation
import ListEngine

/// The common part of the diffable data sources: the content, and the ways to show another one.
@preconcurrency @MainActor
open class _DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  public override init() { super.init() }

  /// The table or collection view, or `nil` if it is gone.
  var list: (any DiffableList)? { nil }

  /// Enters the changes from one snapshot to another into the list's open batch.
  func enter(_ difference: SnapshotDifference) {}

  /// Makes the changes that `change` returns. `completion` is called when the animations have ended.
  func showChange(
    animated: Bool, _ completion: (() -> Void)?, _ change: @escaping () -> SnapshotDifference
  ) {
    guard let list else {
      _ = change()
      return
    }
    list.makeChanges(animated: animated, completion: completion) { self.enter(change()) }
    list.outlineDidChange()
  }

  // MARK: Snapshots

  /// Returns the present content, as a value that can be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  /// Shows `snapshot`. The difference from the present content is found in expected O(n) and applied as
  /// one batch, with or without animation. `completion` is called when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard list != nil else { return contents.replace(by: snapshot) }
    showChange(animated: animatingDifferences, completion) { self.contents.show(snapshot) }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows `snapshot` by reloading everything, without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents.replace(by: snapshot)
    list?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Index paths

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of an item; `nil` if there is none. O(1), except for the first call after a
  /// change.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.indexPath(for: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.sectionIdentifier(for: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item that the list asks for. Ends the program if there is none.
  func requiredItem(at indexPath: IndexPath) -> ItemIdentifierType {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("\(type(of: self)) has no item at \(indexPath)")
    }
    return item
  }

  /// Returns a cell that the provider made. Ends the program if it made none.
  func checkedCell<Cell>(
    _ cell: Cell?, at indexPath: IndexPath, for item: ItemIdentifierType
  ) -> Cell {
    guard let cell else {
      fatalError(
        "\(type(of: self)) cell provider returned nil for index path: \(indexPath), item "
          + "identifier: \(item)")
    }
    return cell
  }
}
