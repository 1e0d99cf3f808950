import CCairo

extension CGPath {
  /// Adds the path to the Cairo context's current path, in its current user space.
  package func add(toCairo cairo: OpaquePointer) {
    elements.add(toCairo: cairo)
  }
}

extension [PathElement] {
  func add(toCairo cairo: OpaquePointer) {
    forEachSegment { segment in
      switch segment {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(_, let point): cairo_line_to(cairo, point.x, point.y)
      case .cubic(let curve):
        cairo_curve_to(
          cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
          curve.to.x, curve.to.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
