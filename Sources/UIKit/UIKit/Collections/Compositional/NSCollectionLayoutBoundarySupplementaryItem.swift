import CoreGraphics
import Foundation

/// A header or a footer: a view at an edge of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or a footer.
  ///
  /// - Parameter absoluteOffset: The offset of the view to the right of and below its position, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize, elementKind,
      NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
  }

  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the view is outside of the content, which is moved, or over it.
  open var extendsBoundary = true
  /// Whether the view stays visible until its section has disappeared.
  open var pinToVisibleBounds = false
}
