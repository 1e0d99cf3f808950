import Foundation

/// A movement of the focus that concerns a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The row that loses the focus, or nil if it isn't in the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gains the focus, or nil if it isn't in the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
