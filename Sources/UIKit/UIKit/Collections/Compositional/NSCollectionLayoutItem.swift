import CoreGraphics
import Foundation

/// A part of a layout: the position of one cell, or of several in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  var attached: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates an item that fills its container, as a start for the factory methods of subclasses.
  override init() {
    layoutSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init()
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The space between the item's edges and its cell, in points. It has no effect along estimated
  /// lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open internal(set) var layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// The insets without those along estimated lengths.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
