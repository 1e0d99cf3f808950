import CoreGraphics
import Foundation

/// A place at the edges of an item to which a supplementary view is fastened.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  private let sides: NSDirectionalRectEdge
  private let distance: CGPoint
  private let isFraction: Bool

  private init(_ sides: NSDirectionalRectEdge, _ distance: CGPoint, isFraction: Bool) {
    self.sides = sides
    self.distance = distance
    self.isFraction = isFraction
    super.init()
  }

  /// The middle of an edge, or the corner of two.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFraction: false)
  }

  /// As `init(edges:)`, moved by a number of points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFraction: false)
  }

  /// As `init(edges:)`, moved by fractions of the supplementary view's width and height.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFraction: true)
  }

  open var edges: NSDirectionalRectEdge { sides }
  open var offset: CGPoint { distance }
  open var isAbsoluteOffset: Bool { !isFraction }
  open var isFractionalOffset: Bool { isFraction }

  /// The place in a rectangle from 0 at leading and top to 1 at trailing and bottom.
  var unitPoint: CGPoint {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (sides.contains(start), sides.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
  }

  /// The offset in points for a view of a size.
  func offset(for size: CGSize) -> CGPoint {
    isFraction
      ? CGPoint(x: distance.x * size.width, y: distance.y * size.height) : distance
  }
}
