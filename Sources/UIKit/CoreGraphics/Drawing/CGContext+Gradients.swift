import CCairo

extension CGContext {
  /// Paints the whole clip, as far as the gradient and `options` extend.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    // Cairo can extend both ends or neither. An end that stops gets another stop at the same place with alpha
    // 0, which is then extended.
    if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, alpha: 0, to: pattern) }
    add(gradient, from: 0, to: pattern)
    if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, alpha: 0, to: pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint(pattern)
  }

  /// Draws the colours from the first circle to the second; later circles cover earlier ones.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard let first = gradient.stops.first else { return }
    let circles = RadialCircles(
      center: startCenter, radius: max(0, startRadius), endCenter: endCenter,
      endRadius: max(0, endRadius))
    // Later circles cover earlier ones. So a circle that shouldn't be drawn has to be left out: a transparent
    // one would hide those below.
    var start: CGFloat = 0
    if options == .drawsBeforeStartLocation {
      start = circles.start(covering: boundingBoxOfClipPath)
    }
    let center = startCenter.mixed(with: endCenter, start)
    let pattern = cairo_pattern_create_radial(
      center.x, center.y, circles.radius(at: start), endCenter.x, endCenter.y,
      max(0, endRadius))
    defer { cairo_pattern_destroy(pattern) }
    if options == .drawsAfterEndLocation { add(first, at: 0, alpha: 0, to: pattern) }
    add(gradient, from: start, to: pattern)
    cairo_pattern_set_extend(
      pattern,
      options.contains(.drawsAfterEndLocation) ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    paint(pattern)
  }

  private func paint(_ pattern: OpaquePointer?) {
    paint(
      Painting(
        bounds: { [self] in state.clipBounds },
        body: { [self] cairo in
          cairo_set_source(cairo, pattern)
          cairo_paint_with_alpha(cairo, state.alpha)
        }))
  }

  /// Adds all stops, and repeats the outermost colours at the very ends.
  ///
  /// - Parameter start: The gradient's location at which the pattern begins, at or before 0.
  private func add(_ gradient: CGGradient, from start: CGFloat, to pattern: OpaquePointer?) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    add(first, at: 0, to: pattern)
    for stop in gradient.stops {
      add(stop, at: (stop.location - start) / (1 - start), to: pattern)
    }
    add(last, at: 1, to: pattern)
  }

  private func add(
    _ stop: CGGradient.Stop, at location: CGFloat, alpha: CGFloat? = nil,
    to pattern: OpaquePointer?
  ) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, stop.red, stop.green, stop.blue, alpha ?? stop.alpha)
  }
}

/// The circles of a radial gradient: the first at 0, the last at 1.
private struct RadialCircles {
  let center: CGPoint
  let radius: CGFloat
  let endCenter: CGPoint
  let endRadius: CGFloat

  func radius(at t: CGFloat) -> CGFloat { max(0, radius + (endRadius - radius) * t) }

  /// Returns the start, at or before 0, such that nothing earlier is visible inside `area`.
  func start(covering area: CGRect) -> CGFloat {
    // Backwards, circles that shrink end in a point.
    if endRadius > radius { return -radius / (endRadius - radius) }
    let move = center.distance(to: endCenter)
    let growth = radius - endRadius
    guard area.isFiniteBox, move > 0 || growth > 0 else { return 0 }
    let farthest = area.corners.map { center.distance(to: $0) }.max() ?? 0
    // Circles that grow faster than they move cover the area; others leave it.
    let steps =
      growth > move
      ? (farthest - radius) / (growth - move) : 2 * (farthest + radius) / max(move, growth)
    return -steps.clamped(to: 0...1000)
  }
}
