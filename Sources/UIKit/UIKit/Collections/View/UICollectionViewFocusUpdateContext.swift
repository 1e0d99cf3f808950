import Foundation

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
