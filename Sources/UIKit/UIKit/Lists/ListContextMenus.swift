import CoreGraphics
import QuartzCore

/// A table or collection view that asks its delegate about the context menus of its items.
@preconcurrency @MainActor protocol ContextMenuList: UIView {
  /// Returns the item at a point of the list that may have a menu, or `nil` outside of all items.
  func menuPath(at point: CGPoint) -> IndexPath?
  func menuConfiguration(_ path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the view to lift if the delegate has none.
  func menuCell(_ path: IndexPath) -> UIView?
  func menuPreview(
    _ moment: ListContextMenus.Moment, _ configuration: UIContextMenuConfiguration,
    _ path: IndexPath?
  ) -> UITargetedPreview?
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the preview was tapped.
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Asks a list for the context menus of its items and lifts their cells.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  /// The moment at which a preview is requested: when the menu appears or disappears.
  enum Moment {
    case highlight
    case dismissal
  }

  /// The list. Without it, there are no menus to show and nothing to notify.
  private weak var list: (any ContextMenuList)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu was last requested, or `nil` outside of all items.
  private var path: IndexPath?

  init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list else { return nil }
    path = list.menuPath(at: location)
    return list.menuConfiguration(path, location)
  }

  private func preview(
    _ moment: Moment, _ configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let list else { return nil }
    return list.menuPreview(moment, configuration, path)
      ?? path.flatMap(list.menuCell).flatMap { UITargetedPreview(shown: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(.highlight, configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(.dismissal, configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuWillCommit(configuration, animator) }
}
