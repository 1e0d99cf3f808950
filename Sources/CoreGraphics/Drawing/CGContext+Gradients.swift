import CCairo

extension CGContext {
  /// Paints all of the clip, as far as the gradient and `options` reach.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    draw(gradient, pattern, options)
  }

  /// The colours go from the first circle to the second.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y,
      max(0, endRadius))
    draw(gradient, pattern, options)
  }

  private func draw(
    _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    // Cairo can go on past both ends or neither. An end that stops gets one more stop right
    // there, of no alpha, which is then what goes on.
    if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, alpha: 0, to: pattern) }
    for stop in gradient.stops { add(stop, at: stop.location, alpha: stop.alpha, to: pattern) }
    if !options.contains(.drawsAfterEndLocation) {
      add(last, at: 1, alpha: last.alpha, to: pattern)
      add(last, at: 1, alpha: 0, to: pattern)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint(
      Painting(
        bounds: { [self] in state.clipBounds }, shape: nil,
        body: { [self] cairo in
          cairo_set_source(cairo, pattern)
          cairo_paint_with_alpha(cairo, state.alpha)
        }))
  }

  private func add(
    _ stop: CGGradient.Stop, at location: CGFloat, alpha: CGFloat, to pattern: OpaquePointer?
  ) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, stop.red, stop.green, stop.blue, alpha)
  }
}
