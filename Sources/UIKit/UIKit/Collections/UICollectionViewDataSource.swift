import Foundation

/// Provides the content of a collection view. Methods with a default are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell of an item that becomes visible, taken from the reuse queue.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the header, footer or other view that the layout has at an index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  // MARK: Index

  /// Returns the titles of the index along the trailing edge; `nil`, as without the method, means no
  /// index. The collection view asks for them again after reloads and updates.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item that is scrolled to the top when a finger is on a title; without the method the first
  /// one of the section with the title's index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath

  // MARK: Moving

  /// Whether an item can be lifted: by default, if `collectionView(_:moveItemAt:to:)` is implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Makes a move, which the collection view already shows, in the data.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// A default implementation tells the collection view that the method isn't implemented, since a protocol
// requirement can't be tested for.
extension UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.noteMissing(.canMove)
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.noteMissing(.move) }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "the layout has supplementary views of kind \(kind), and \(type(of: self)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
}

/// Receives the items that are likely to become visible.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that scrolling is about to reach.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that were announced but that are no longer in the direction of scrolling.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
