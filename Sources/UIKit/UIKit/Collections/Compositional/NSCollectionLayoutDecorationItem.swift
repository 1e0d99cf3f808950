import Foundation

/// A view without data: the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Returns a background behind a section with its headers and footers.
  open class func background(elementKind: String) -> Self {
    let item = makeDynamic()
    item.elementKind = elementKind
    return item
  }

  open private(set) var elementKind = ""
  /// The order from back to front; behind cells by default.
  open var zIndex = -1
}
