import CCairo

/// Gradients as Cairo patterns, in the layer's coordinates.
enum GradientPattern {
  /// Returns a pattern, or `nil` for a gradient without extent, which draws nothing.
  static func make(_ gradient: GradientProperties, in bounds: CGRect) -> OpaquePointer? {
    let start = point(gradient.startPoint, in: bounds)
    let end = point(gradient.endPoint, in: bounds)
    switch gradient.type {
    case .radial: return radial(gradient, start, end)
    case .conic: return conic(gradient, start, end, bounds)
    default:
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
      addStops(gradient, to: pattern)
      return pattern
    }
  }

  private static func point(_ unit: CGPoint, in bounds: CGRect) -> SIMD2<Double> {
    SIMD2(
      Double(bounds.minX + unit.x * bounds.width), Double(bounds.minY + unit.y * bounds.height))
  }

  /// Returns the colours with their positions. If the number of positions is wrong, they are distributed
  /// evenly. Positions never decrease.
  static func stops(_ gradient: GradientProperties) -> [(place: Double, color: RGBA)] {
    var places = GradientProperties.evenLocations(gradient.colors.count)
    if let given = gradient.locations, given.count == gradient.colors.count { places = given }
    var least = 0.0
    return zip(places, gradient.colors).map { place, color in
      least = min(1, max(least, Double(place)))
      return (least, color)
    }
  }

  private static func addStops(_ gradient: GradientProperties, to pattern: OpaquePointer) {
    for (place, color) in stops(gradient) {
      cairo_pattern_add_color_stop_rgba(
        pattern, place, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  private static func radial(
    _ gradient: GradientProperties, _ center: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> OpaquePointer? {
    let radii = SIMD2(abs(end.x - center.x), abs(end.y - center.y))
    guard radii.x > 0, radii.y > 0 else { return nil }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!
    addStops(gradient, to: pattern)
    // The matrix from the layer's coordinates to those of the unit circle.
    var matrix = cairo_matrix_t(
      xx: 1 / radii.x, yx: 0, xy: 0, yy: 1 / radii.y, x0: -center.x / radii.x,
      y0: -center.y / radii.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  /// Returns a fan of patches around the centre. They are so thin that straight edges and linear colours look
  /// the same as the circle.
  private static func conic(
    _ gradient: GradientProperties, _ center: SIMD2<Double>, _ end: SIMD2<Double>,
    _ bounds: CGRect
  ) -> OpaquePointer? {
    let stops = stops(gradient)
    let first = atan2(end.y - center.y, end.x - center.x)
    let corners = CGRect(x: 0, y: 0, width: 1, height: 1).corners.map { point($0, in: bounds) }
    let reach = corners.map { (($0 - center) * ($0 - center)).sum().squareRoot() }.max()! * 1.1 + 1
    var places = Set((0...96).map { Double($0) / 96 })
    places.formUnion(stops.map(\.place))
    let fan = places.sorted()
    let pattern = cairo_pattern_create_mesh()!
    for (from, to) in zip(fan, fan.dropFirst()) {
      // The colours just after `from` and just before `to`. They differ at a stop with two colours.
      let (a, b) = (color(stops, from, after: true), color(stops, to, after: false))
      func rim(_ place: Double) -> SIMD2<Double> {
        let angle = first + place * 2 * .pi
        return center + SIMD2(cos(angle), sin(angle)) * reach
      }
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, rim(from).x, rim(from).y)
      cairo_mesh_pattern_line_to(pattern, rim(to).x, rim(to).y)
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, color) in [a, a, b, b].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }

  private static func color(
    _ stops: [(place: Double, color: RGBA)], _ place: Double, after: Bool
  ) -> RGBA {
    let before = stops.last { after ? $0.place <= place : $0.place < place }
    let next = stops.first { after ? $0.place > place : $0.place >= place }
    guard let before else { return stops[0].color }
    guard let next, next.place > before.place else { return before.color }
    return before.color.mixed(
      with: next.color, Float((place - before.place) / (next.place - before.place)))
  }
}
