import Foundation

/// The identity of an element in a collection view: an item, or a view of another kind at an index
/// path.
struct ElementID: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind; empty for cells.
  let kind: String
  let path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    self.path = path
  }

  static func item(_ path: IndexPath) -> ElementID { ElementID(.cell, nil, path) }

  /// Orders cells by index path, followed by the other elements.
  static func precedes(_ a: ElementID, _ b: ElementID) -> Bool {
    (a.category.rawValue, a.path, a.kind) < (b.category.rawValue, b.path, b.kind)
  }
}
