import CCairo

extension CGContext {
  /// Sets the fill pattern. The fill colour's space must be a pattern space; otherwise this does nothing.
  ///
  /// - Parameter components: The components in the base space, and alpha.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = CGColor(
      patternSpace: state.fillColor.space, pattern: pattern, components: components)
    if let color { state.fillColor = color }
  }

  /// Sets the stroke pattern. The stroke colour's space must be a pattern space; otherwise this does nothing.
  ///
  /// - Parameter components: The components in the base space, and alpha.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = CGColor(
      patternSpace: state.strokeColor.space, pattern: pattern, components: components)
    if let color { state.strokeColor = color }
  }

  /// Sets the origin of patterns, in the context's initial space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets a colour or its pattern as Cairo's source, with the state's alpha.
  func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    if color.pattern == nil {
      let (red, green, blue, alpha) = color.rgba
      cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
    } else if let pattern = cairoPattern(of: color) {
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    } else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }
  }

  /// Patterns don't move when the CTM changes: they are in the context's initial space.
  private func cairoPattern(of color: CGColor) -> OpaquePointer? {
    guard let tile = color.pattern?.tile(scale: baseCTM.meanScale, color: color.patternColor) else {
      return nil
    }
    let alpha = color.alpha * state.alpha
    guard
      let surface = alpha < 1
        ? faded(tile.image, alpha) : cairo_surface_reference(tile.image.surface)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let pattern = cairo_pattern_create_for_surface(surface)
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let tileToUser = tile.placement.concatenating(phase).concatenating(baseCTM)
      .concatenating(state.ctm.inverted())
    var matrix = tileToUser.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    return pattern
  }

  private func faded(_ image: CGImage, _ alpha: CGFloat) -> OpaquePointer? {
    guard let surface = makeSurface(width: image.width, height: image.height) else { return nil }
    let cairo = cairo_create(surface)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_destroy(cairo)
    return surface
  }
}
