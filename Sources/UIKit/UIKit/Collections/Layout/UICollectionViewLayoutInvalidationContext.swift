import CoreGraphics
import Foundation

/// The parts of a layout that have to be computed again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var movement: Movement?

  public override init() {
    super.init()
  }

  /// Whether the whole layout is invalidated, as after `reloadData()` or `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether sections and items have to be counted again.
  open internal(set) var invalidateDataSourceCounts = false

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The index paths of invalidated items; `nil` if no single item was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The state of a moved item.
  struct Movement {
    let previous: [IndexPath]
    let target: [IndexPath]
    let position: CGPoint
  }

  /// The previous index paths of the items that the user moves; `nil` if there are none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The index paths at which they are now shown.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
  /// The centre of the moved items under the finger; zero when none is moved.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// An offset added to the content offset when the layout has been computed again; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size that the layout expects; the size is read again in any case.
  open var contentSizeAdjustment = CGSize.zero
}
