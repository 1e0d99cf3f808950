import CoreGraphics
import Foundation

extension UITableView: ContextMenuList {
  /// The interaction that shows the context menus of rows.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    tableState.recognizers.contextMenus?.interaction
  }

  func menuPath(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) == nil ? nil : $0 }
  }

  func menuConfiguration(_ path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap {
      delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
    }
  }

  func menuCell(_ path: IndexPath) -> UIView? { cellForRow(at: path) }

  func menuPreview(
    _ moment: ListContextMenus.Moment, _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview? {
    switch moment {
    case .highlight:
      delegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    case .dismissal:
      delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
