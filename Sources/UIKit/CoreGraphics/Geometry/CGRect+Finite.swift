extension CGRect {
  /// The rectangle, or null when one of its numbers is none: Foundation traps on such in unions and
  /// intersections.
  package var ifFinite: CGRect {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      ? self : .null
  }

  /// Where x and y are least, then where only x is greatest, then where only y is, then where both are.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
