import Foundation

/// A collection view's data source that is told what to show as a whole, and finds the changes itself.
///
///     let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
///       view, path, name in
///       view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["one", "two"])
///     source.apply(snapshot)
///
/// The collection view does not keep it alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Which items the user may move, and the handlers called for it.
  public struct ReorderingHandlers {
    /// Without it no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source's snapshot changes.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after it: the time to change the backing store.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The handlers of an outline's items that expand and collapse.
  public struct SectionSnapshotHandlers<Item: Hashable>: _SectionSnapshotHandling {
    public var _handlers = _SectionSnapshotHandlers<Item>()

    public init() {}
  }

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The result of a movement under way, where that is more than one item's new place.
  var afterMovement:
    (
      contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>,
      transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    )?

  /// Becomes the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes headers, footers and other supplementary views, if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  open var reorderingHandlers = ReorderingHandlers()

  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Snapshots

  /// The present content, as a value that can be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  /// Shows `snapshot`. The difference to what is shown is found in expected O(n) and made as one
  /// batch, with or without animation. `completion` is called when the animations are over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard collectionView != nil else { return contents.replace(by: snapshot) }
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
    collectionView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Section snapshots

  /// A section's content, with items that are below others.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { contents.tree(of: section) }

  /// Shows a snapshot in one section, which is added after all others when it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    showChange(animated: animatingDifferences, completion) {
      self.contents.show(snapshot, in: section)
    }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  // MARK: Places

  /// `nil` when there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.itemIdentifier(for: indexPath)
  }

  /// O(1), except for the first call after a change.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.indexPath(for: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.sectionIdentifier(for: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { contents.count(inSection: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("\(type(of: self)) has no item at \(indexPath)")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "\(type(of: self)) cell provider returned nil for index path: \(indexPath), item "
          + "identifier: \(item)")
    }
    indent(cell, item, indexPath.section)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        "\(type(of: self)) supplementary view provider returned nil for element kind: \(kind), "
          + "index path: \(indexPath)")
    }
    return view
  }

  /// None; a subclass may have some.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    move(item, from: sourceIndexPath.section, to: section, at: destinationIndexPath.item)
  }
}

extension UICollectionView {
  /// Enters the changes from one snapshot to another into an open batch.
  func make(_ difference: SnapshotDifference) { update { $0.enter(difference) } }
}
