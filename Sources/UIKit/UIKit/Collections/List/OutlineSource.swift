import Foundation

/// A data source that knows the hierarchy of its items, like that of section snapshots.
@preconcurrency @MainActor protocol OutlineSource: AnyObject {
  func isItemExpanded(at path: IndexPath) -> Bool
  /// Returns the number of an item's ancestors.
  func levelOfItem(at path: IndexPath) -> Int
  /// Expands or collapses an item on behalf of the user.
  func toggleItem(at path: IndexPath)
  /// Called when the consequences of one item's movement for others may be shown.
  func movementDidEnd()
}

extension UICollectionView {
  func isExpanded(_ cell: UICollectionViewCell, _ path: IndexPath) -> Bool {
    guard cell is UICollectionViewListCell, let source = dataSource as? any OutlineSource,
      self.path(of: cell) != nil || collectionState.requested != nil
    else { return false }
    return source.isItemExpanded(at: dataPath(path))
  }

  /// Updates the levels and the expansion of visible cells.
  func outlineDidChange() {
    guard let source = dataSource as? any OutlineSource else { return }
    for (element, shown) in collectionState.shown where element.category == .cell {
      guard let cell = shown.view as? UICollectionViewListCell else { continue }
      let level = source.levelOfItem(at: dataPath(element.path))
      if level != cell.listCellState.outlineLevel {
        cell.listCellState.outlineLevel = level
        cell.contentRoomDidChange()
      }
      cell.setNeedsUpdateConfiguration()
    }
  }
}
