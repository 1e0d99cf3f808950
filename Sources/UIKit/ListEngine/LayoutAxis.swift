import Foundation

/// A direction in which elements follow each other.
package enum LayoutAxis: Sendable {
  case horizontal
  case vertical

  package var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  package func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }

  package func set(_ length: CGFloat, in size: inout CGSize) {
    if self == .horizontal { size.width = length } else { size.height = length }
  }

  package func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  package func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  package func range(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    self == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }
}
