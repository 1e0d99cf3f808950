import UIKit

/// Elements that appear and disappear in an update.
///
/// The start and end positions in a flow layout's animations aren't documented. It also isn't documented
/// whether the flow layout calls an overridden method, which includes the header's space, or uses its own
/// stored positions, which don't. So inserted elements begin, and deleted elements end, at the positions that
/// this layout gave them.
extension ElasticHeaderFlowLayout {
  /// The visible rectangle in the flow layout's own coordinates.
  var shownInFlow: CGRect { (collectionView?.bounds ?? .zero).offsetBy(dx: 0, dy: -room) }

  /// Returns the positions of the flow layout's elements below the header's space, by element.
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

  /// Returns the flow layout's answer, or an invisible copy of `place`, at the vertical position of `place`.
  func fading(
    _ answer: UICollectionViewLayoutAttributes?, at place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let place else { return answer }
    let attributes = (answer ?? place).copy() as? UICollectionViewLayoutAttributes
    attributes?.center.y = place.center.y
    if answer == nil { attributes?.alpha = 0 }
    return attributes
  }

  /// Returns a copy in the flow layout's coordinates, without the header's space.
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

/// An update of a collection view's items, as the layout receives it.
struct FlowUpdate {
  /// An item, or a header or footer, by its index path.
  struct Element: Hashable {
    /// `nil` for an item.
    let kind: String?
    let path: IndexPath
  }

  /// The positions of visible elements before the update, by their index paths at that time.
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
  /// Whether an update with this path affects the whole section.
  fileprivate var isOfSection: Bool { item == NSNotFound }
}
