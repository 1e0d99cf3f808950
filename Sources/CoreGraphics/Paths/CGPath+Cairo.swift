import CCairo

extension CGPath {
  /// Appends the path, in the cairo context's present user space, to its current path.
  package func add(toCairo cairo: OpaquePointer) {
    elements.add(toCairo: cairo)
  }
}

extension [PathElement] {
  func add(toCairo cairo: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in self {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
        start = point
        current = point
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
        current = point
      case .quad(let control, let point):
        let curve = CubicCurve(from: current, quadControl: control, to: point)
        cairo_curve_to(
          cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, point.x,
          point.y)
        current = point
      case .cubic(let control1, let control2, let point):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }
}
