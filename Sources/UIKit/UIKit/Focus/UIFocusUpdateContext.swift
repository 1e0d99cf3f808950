import Foundation

/// A move of the focus: where from, where to and which way.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The item's view, or the one that it stands in.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem?.focusView }
  open weak var nextFocusedView: UIView? { nextFocusedItem?.focusView }
  /// Empty where the app moved the focus, or where it appears.
  open private(set) var focusHeading: UIFocusHeading

  func isWithin(_ environment: any UIFocusEnvironment) -> Bool {
    [previouslyFocusedItem, nextFocusedItem].contains { $0.map(environment.contains) ?? false }
  }
}

/// A move of the focus that concerns a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The row that the focus leaves; nil where it isn't one of the table's.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that the focus comes to; nil where it isn't one of the table's.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// A move of the focus that concerns a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
    previouslyFocusedIndexPath = view.focusPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = view.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The item that the focus leaves; nil where it isn't one of the view's.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that the focus comes to; nil where it isn't one of the view's.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
