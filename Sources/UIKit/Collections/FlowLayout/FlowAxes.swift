import CoreGraphics

/// The two directions of a flow: lines follow each other along the main axis, in which the content
/// scrolls; items follow each other across it.
struct FlowAxes: Equatable {
  let isVertical: Bool

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func rect(main: CGFloat, cross: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }

  func mainRange(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func mainInsets(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func crossInsets(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
