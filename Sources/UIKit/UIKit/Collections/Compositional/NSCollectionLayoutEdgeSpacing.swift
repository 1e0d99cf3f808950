import Foundation

/// The space around an item, outside of its size. An edge without a spacing has none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  private let edges: [NSCollectionLayoutSpacing?]

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }
}
