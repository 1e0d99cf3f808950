import CoreGraphics
import Foundation

/// Which parts of a layout have to be computed anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var movement: Movement?

  public override init() {
    super.init()
  }

  /// Whether the whole layout is to be forgotten, as after `reloadData()` or `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether sections and items have to be counted anew.
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

  /// `nil` when no single item was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The state of an item that a finger moves.
  struct Movement {
    let previous: [IndexPath]
    let target: [IndexPath]
    let position: CGPoint
  }

  /// Where the items were that are being moved; `nil` when none is.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// Where they are shown now.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
  /// Where the finger has their middle; zero when none is moved.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// Added to the content offset when the layout has been computed anew; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the layout expects the content size to change; the size is read anew anyhow.
  open var contentSizeAdjustment = CGSize.zero
}
