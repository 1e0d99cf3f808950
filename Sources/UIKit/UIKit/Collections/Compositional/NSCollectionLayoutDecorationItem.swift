import Foundation

/// A view without data: the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view behind a section with its headers and footers.
  open class func background(elementKind: String) -> Self {
    let item = makeDynamic()
    item.elementKind = elementKind
    return item
  }

  open private(set) var elementKind = ""
  /// Behind cells unless it is changed.
  open var zIndex = -1
}
