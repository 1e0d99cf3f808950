import UIKit

/// Elements that come and go with an update.
///
/// Where a flow layout has them begin and end isn't documented, and neither is whether it asks an
/// overridden method for that, which knows of the room, or its own memory, which doesn't. So elements that
/// are inserted begin, and those that are deleted end, at the places that this layout gave them.
extension ElasticHeaderFlowLayout {
  /// What the collection view shows, in the flow's own coordinates.
  var shownInFlow: CGRect { (collectionView?.bounds ?? .zero).offsetBy(dx: 0, dy: -room) }

  /// The places of the flow's elements below the room, by their names.
  func places(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [FlowUpdate.Element: UICollectionViewLayoutAttributes] {
    var places: [FlowUpdate.Element: UICollectionViewLayoutAttributes] = [:]
    for element in elements {
      let name = FlowUpdate.Element(
        kind: element.representedElementKind, path: element.indexPath)
      places[name] = moved(element)
    }
    return places
  }

  /// The flow's answer, or else `place`, invisible and as high as `place`.
  func fading(
    _ answer: UICollectionViewLayoutAttributes?, at place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let place else { return answer }
    let attributes = (answer ?? place).copy() as? UICollectionViewLayoutAttributes
    attributes?.center.y = place.center.y
    if answer == nil { attributes?.alpha = 0 }
    return attributes
  }

  /// A copy as the flow has it, above the room.
  func inFlow(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard room != 0, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.y -= room
    return copy
  }
}

/// An update of a collection view's items, as its layout is told of it.
struct FlowUpdate {
  /// An item, or a header or footer, by its index path.
  struct Element: Hashable {
    /// `nil` for an item.
    let kind: String?
    let path: IndexPath
  }

  /// Where elements in sight were before the update, by their names then.
  var former: [Element: UICollectionViewLayoutAttributes] = [:]
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []

  @MainActor
  mutating func begin(_ items: [UICollectionViewUpdateItem]) {
    let inserted = items.filter { [.insert, .reload].contains($0.updateAction) }
      .compactMap(\.indexPathAfterUpdate)
    let deleted = items.filter { [.delete, .reload].contains($0.updateAction) }
      .compactMap(\.indexPathBeforeUpdate)
    insertedSections = Set(inserted.filter(\.isOfSection).map(\.section))
    insertedItems = Set(inserted.filter { !$0.isOfSection })
    deletedSections = Set(deleted.filter(\.isOfSection).map(\.section))
    deletedItems = Set(deleted.filter { !$0.isOfSection })
  }

  func inserts(_ path: IndexPath) -> Bool {
    insertedItems.contains(path) || insertedSections.contains(path.section)
  }

  func deletes(_ path: IndexPath) -> Bool {
    deletedItems.contains(path) || deletedSections.contains(path.section)
  }
}

extension IndexPath {
  /// Whether an update of this path is one of the whole section.
  fileprivate var isOfSection: Bool { item == NSNotFound }
}
