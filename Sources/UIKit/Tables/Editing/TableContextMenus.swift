import CoreGraphics
import QuartzCore

/// Asks a table's delegate for the context menus of rows, and lifts their cells.
@MainActor final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  /// Gone, there is nothing to have a menu, and nobody to be told of one.
  private weak var table: UITableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row whose menu was asked for last.
  private var path: IndexPath?

  init(table: UITableView) {
    self.table = table
    super.init()
    table.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location),
      table.cellForRow(at: path) != nil
    else { return nil }
    self.path = path
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: location)
  }

  private var row: UITargetedPreview? {
    path.flatMap { table?.cellForRow(at: $0) }.flatMap { UITargetedPreview(shown: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? row
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? row
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UITableView {
  /// What shows the context menus of rows.
  public var contextMenuInteraction: UIContextMenuInteraction? { table.contextMenus?.interaction }
}
