import Foundation

/// A move of the focus: where from, where to and which way.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  private weak var previous: (any UIFocusItem)?
  private weak var next: (any UIFocusItem)?
  private let heading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    self.previous = previous
    self.next = next
    self.heading = heading
  }

  open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }
  open weak var nextFocusedItem: (any UIFocusItem)? { next }
  /// The item's view, or the one that it stands in.
  open weak var previouslyFocusedView: UIView? { previous?.focusView }
  open weak var nextFocusedView: UIView? { next?.focusView }
  /// Empty where the app moved the focus, or where it appears.
  open var focusHeading: UIFocusHeading { heading }

  func isWithin(_ environment: any UIFocusEnvironment) -> Bool {
    [previous, next].contains { $0.map(environment.contains) ?? false }
  }
}

/// A move of the focus that concerns a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let previousPath: IndexPath?
  private let nextPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previousPath = table.focusPath(of: context.previouslyFocusedItem)
    nextPath = table.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The row that the focus leaves; nil where it isn't one of the table's.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The row that the focus comes to; nil where it isn't one of the table's.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}

/// A move of the focus that concerns a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let previousPath: IndexPath?
  private let nextPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
    previousPath = view.focusPath(of: context.previouslyFocusedItem)
    nextPath = view.focusPath(of: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }

  /// The item that the focus leaves; nil where it isn't one of the view's.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The item that the focus comes to; nil where it isn't one of the view's.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
