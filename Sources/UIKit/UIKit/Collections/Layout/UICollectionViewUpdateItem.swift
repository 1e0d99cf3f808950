import Foundation

/// One change of a batch of updates, for a layout that prepares its animation.
///
/// For a whole section the index path's item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// The index path of the element before the update; `nil` for an inserted one.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path of the element after the update; `nil` for a deleted one.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action
}
