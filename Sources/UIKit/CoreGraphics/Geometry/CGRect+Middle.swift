extension CGRect {
  /// Creates a rectangle with a size around a point.
  package init(middle: CGPoint, size: CGSize) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
