import Foundation

/// The content of a collection view. Methods with a default may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item that comes into sight, taken from the reuse queue.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The header, footer or other view that the layout has at an index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  // MARK: Index

  /// Returns the titles of the index along the trailing edge; `nil`, as without the method, means no
  /// index. The collection view asks for them again after reloads and updates.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that comes to the top when a finger is on a title; without the method the first one of
  /// the section with the title's number.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath

  // MARK: Moving

  /// Whether an item can be lifted: by default, when `collectionView(_:moveItemAt:to:)` is there.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Makes a move, which the collection view shows already, in the data.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// A default that stands for "not implemented" tells the collection view so: there is no other way to
// ask.
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

/// Is told in advance which items are likely to come into sight.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items that a scroll is about to reach.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced and that the scroll has turned away from.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
