import CoreGraphics
import Foundation

/// A view attached to a cell, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a view at an anchor of its item, inside the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view whose own anchor coincides with an anchor of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; in front of cells by default.
  open var zIndex = 1

  /// Returns the frame of a supplementary view of the given size for an item with the given `frame`.
  func frame(of size: CGSize, at frame: CGRect) -> CGRect {
    let place = containerAnchor.unitPoint
    let offset = containerAnchor.offset(for: size)
    let point = CGPoint(
      x: frame.minX + place.x * frame.width + offset.x,
      y: frame.minY + place.y * frame.height + offset.y)
    let ownPlace = itemAnchor?.unitPoint ?? place
    let ownOffset = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      origin: CGPoint(
        x: point.x - ownPlace.x * size.width - ownOffset.x,
        y: point.y - ownPlace.y * size.height - ownOffset.y),
      size: size)
  }
}
