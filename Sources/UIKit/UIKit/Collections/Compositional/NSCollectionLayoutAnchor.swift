import CoreGraphics
import Foundation
import ListEngine

/// A point at the edges of an item to which a supplementary view is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFraction
    super.init()
  }

  /// Creates an anchor in the middle of an edge, or at the corner of two.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFraction: false)
  }

  /// Creates an anchor like `init(edges:)`, moved by a number of points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFraction: false)
  }

  /// Creates an anchor like `init(edges:)`, moved by fractions of the supplementary view's width and
  /// height.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFraction: true)
  }

  var value: GroupAttachment.Anchor {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return GroupAttachment.Anchor(
      place: CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom)), offset: offset,
      isFraction: isFractionalOffset)
  }
}
