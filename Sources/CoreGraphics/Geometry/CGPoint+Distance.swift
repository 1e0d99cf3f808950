extension CGPoint {
  /// How far it is to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
