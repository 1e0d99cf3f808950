import CoreGraphics
import Foundation
import ListEngine

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

  /// Returns the item as a value. Custom groups get the traits in their environment.
  func value(_ traits: UITraitCollection) -> GroupItem {
    let insets = contentInsets
    return GroupItem(
      size: layoutSize.value,
      insets: GroupEdges(
        leading: insets.leading, top: insets.top, trailing: insets.trailing,
        bottom: insets.bottom),
      spacing: GroupEdges(
        leading: GroupSpacing(edgeSpacing?.leading), top: GroupSpacing(edgeSpacing?.top),
        trailing: GroupSpacing(edgeSpacing?.trailing), bottom: GroupSpacing(edgeSpacing?.bottom)),
      attachments: supplementaryItems.map(\.attachment), content: content(traits))
  }

  func content(_ traits: UITraitCollection) -> GroupItem.Content { .cell }
}
