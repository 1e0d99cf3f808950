import Foundation

/// A movement of the focus, with its origin, destination and direction.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The item's view, or the view that contains it.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem?.focusView }
  open weak var nextFocusedView: UIView? { nextFocusedItem?.focusView }
  /// The direction of the movement. Empty if the app moved the focus or if it just appeared.
  open private(set) var focusHeading: UIFocusHeading

  func isWithin(_ environment: any UIFocusEnvironment) -> Bool {
    [previouslyFocusedItem, nextFocusedItem].contains { $0.map(environment.contains) ?? false }
  }
}

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

/// A movement of the focus that concerns a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
    previouslyFocusedIndexPath = view.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = view.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The item that loses the focus, or nil if it isn't in the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gains the focus, or nil if it isn't in the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
