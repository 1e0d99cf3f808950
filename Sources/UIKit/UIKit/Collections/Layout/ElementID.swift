import Foundation

/// The meaning of a view in a collection view: an item, or a kind of other view at a place.
struct ElementID: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  let path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    self.path = path
  }

  static func item(_ path: IndexPath) -> ElementID { ElementID(.cell, nil, path) }

  /// Cells in their order, then the others.
  static func precedes(_ a: ElementID, _ b: ElementID) -> Bool {
    (a.category.rawValue, a.path, a.kind) < (b.category.rawValue, b.path, b.kind)
  }
}
