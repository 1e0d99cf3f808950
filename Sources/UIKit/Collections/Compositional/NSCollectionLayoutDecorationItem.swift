import Foundation

/// A view without data: the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private var kind = ""

  /// A view behind a section with its headers and footers.
  open class func background(elementKind: String) -> Self {
    let item = makeDynamic()
    item.kind = elementKind
    return item
  }

  open var elementKind: String { kind }
  /// Behind cells unless it is changed.
  open var zIndex = -1
}
