import CoreGraphics
import Foundation
import QuartzCore

/// Asks a collection view's delegate for the context menus of items, and lifts their cells.
@MainActor final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  /// Gone, there is nothing to have a menu, and nobody to be told of one.
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu was asked for last; nil beside all items.
  private var path: IndexPath?

  init(view: UICollectionView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    path = view.indexPathForItem(at: location)
    let delegate = view.delegate
    // A menu of a selected item is one of all that are selected.
    let selected = view.indexPathsForSelectedItems ?? []
    let paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
    let configuration = delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: paths, point: location)
    return configuration
      ?? path.flatMap {
        delegate?.collectionView(view, contextMenuConfigurationForItemAt: $0, point: location)
      }
  }

  private var item: UITargetedPreview? {
    path.flatMap { view?.cellForItem(at: $0) }.flatMap { UITargetedPreview(shown: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let own = path.flatMap {
      view.delegate?.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    return own
      ?? view.delegate?.collectionView(
        view, previewForHighlightingContextMenuWithConfiguration: configuration) ?? item
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let own = path.flatMap {
      view.delegate?.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
    return own
      ?? view.delegate?.collectionView(
        view, previewForDismissingContextMenuWithConfiguration: configuration) ?? item
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// What shows the context menus of items.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    collection.contextMenus?.interaction
  }
}
