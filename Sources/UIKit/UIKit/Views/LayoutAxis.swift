import CoreGraphics

/// A direction in which elements follow each other.
enum LayoutAxis {
  case horizontal
  case vertical

  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func set(_ length: CGFloat, in size: inout CGSize) {
    if self == .horizontal { size.width = length } else { size.height = length }
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func range(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    self == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  func insets(_ insets: UIEdgeInsets) -> LayoutEnds {
    self == .horizontal
      ? LayoutEnds(start: insets.left, end: insets.right)
      : LayoutEnds(start: insets.top, end: insets.bottom)
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> LayoutEnds {
    self == .horizontal
      ? LayoutEnds(start: insets.leading, end: insets.trailing)
      : LayoutEnds(start: insets.top, end: insets.bottom)
  }
}

/// Lengths at the two ends along an axis, such as insets.
struct LayoutEnds: Equatable {
  var start: CGFloat = 0
  var end: CGFloat = 0
}
