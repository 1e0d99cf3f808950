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
