extension CGPoint {
  /// Returns the distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }

  /// Returns the point at `fraction` of the way from this one to `end`, or beyond them for fractions below 0
  /// and above 1.
  package func mixed(with end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
