import Foundation
import ListEngine

/// A data source for a collection view that shows a complete snapshot and finds the changes itself.
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
/// The collection view doesn't retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Which items the user may move, and the handlers called for it.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; without it none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source's snapshot changes.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the snapshot has changed: the time to change the backing store.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The handlers for expanding and collapsing items of an outline.
  public struct SectionSnapshotHandlers<Item: Hashable>: _SectionSnapshotHandling {
    public var _handlers = _SectionSnapshotHandlers<Item>()

    public init() {}
  }

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The result of a movement in progress, if more than one item has a new place.
  var afterMovement:
    (
      contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>,
      transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    )?

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var list: (any DiffableList)? { collectionView }

  override func enter(_ difference: SnapshotDifference) {
    collectionView?.update { $0.enter(difference) }
  }

  /// A closure that makes headers, footers and other supplementary views, if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  open var reorderingHandlers = ReorderingHandlers()

  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Section snapshots

  /// Returns a section's content with its hierarchy.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { contents.tree(of: section) }

  /// Shows a snapshot in one section, which is added after all others if it doesn't exist.
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
    let item = requiredItem(at: indexPath)
    let cell = checkedCell(
      cellProvider(collectionView, indexPath, item), at: indexPath, for: item)
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

  /// Returns nil; a subclass may return titles.
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

extension UICollectionView: DiffableList {}
