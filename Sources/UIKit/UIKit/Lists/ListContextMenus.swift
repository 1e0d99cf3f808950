import CoreGraphics
import QuartzCore

/// The questions of a table or a collection view to its delegate about the context menus of its items.
@MainActor protocol ContextMenuList: UIView {
  /// The item under a point of the list whose menu may be asked for; `nil` beside all.
  func menuPath(at point: CGPoint) -> IndexPath?
  func menuConfiguration(_ path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration?
  /// The view that is lifted when the delegate has none.
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
  /// The preview was tapped.
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Asks a list for the context menus of its items, and lifts their cells.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  /// When a preview is asked for: as the menu comes, or as it goes.
  enum Moment { case highlight, dismissal }

  /// Gone, there is nothing to have a menu, and nobody to be told of one.
  private weak var list: (any ContextMenuList)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu was asked for last; `nil` beside all items.
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
