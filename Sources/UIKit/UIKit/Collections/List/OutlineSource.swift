import Foundation

/// A data source that knows which items are below which, as the one of section snapshots does.
@MainActor protocol OutlineSource: AnyObject {
  func isItemExpanded(at path: IndexPath) -> Bool
  /// How many items are above an item.
  func levelOfItem(at path: IndexPath) -> Int
  /// Expands or collapses an item because the user wants it.
  func toggleItem(at path: IndexPath)
  /// The consequences of one item's movement for others may be shown now.
  func movementDidEnd()
}

extension UICollectionView {
  func isExpanded(_ cell: UICollectionViewCell, _ path: IndexPath) -> Bool {
    guard cell is UICollectionViewListCell, let source = dataSource as? any OutlineSource,
      self.path(of: cell) != nil || collectionState.requested != nil
    else { return false }
    return source.isItemExpanded(at: dataPath(path))
  }

  /// Cells in sight show which of them are expanded, and how deep they are.
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
