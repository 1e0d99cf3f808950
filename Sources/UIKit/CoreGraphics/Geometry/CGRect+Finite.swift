extension CGRect {
  /// The rectangle, or null if it contains a NaN: Foundation traps on such rectangles in unions and
  /// intersections.
  package var ifFinite: CGRect {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      ? self : .null
  }

  /// The corners in the order (min x, min y), (max x, min y), (min x, max y), (max x, max y).
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
