extension CGRect {
  /// The rectangle, or null when one of its numbers is none: Foundation traps on such in unions and
  /// intersections.
  package var ifFinite: CGRect {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      ? self : .null
  }
}
