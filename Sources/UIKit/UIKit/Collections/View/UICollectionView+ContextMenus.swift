import CoreGraphics
import Foundation

extension UICollectionView: ContextMenuList {
  /// The interaction that shows the context menus of items.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    collectionState.contextMenus?.interaction
  }

  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func menuConfiguration(_ path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    // A menu of a selected item applies to all selected items.
    let selected = indexPathsForSelectedItems ?? []
    let paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
    let configuration = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    return configuration
      ?? path.flatMap {
        delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
  }

  func menuCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }

  func menuPreview(
    _ moment: ListContextMenus.Moment, _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    switch moment {
    case .highlight:
      return path.flatMap {
        delegate.collectionView(
          self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
      }
        ?? delegate.collectionView(
          self, previewForHighlightingContextMenuWithConfiguration: configuration)
    case .dismissal:
      return path.flatMap {
        delegate.collectionView(
          self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
      }
        ?? delegate.collectionView(
          self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
