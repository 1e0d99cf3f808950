import CCairo

/// Draws the flat parts of a layer. The target's matrix maps from the layer's coordinates.
extension CompositorPass {
  func drawBackground(_ properties: LayerProperties, _ outline: CornerPath, _ alpha: CGFloat) {
    if let pattern = properties.backgroundPattern { drawPattern(pattern, outline, alpha) }
    guard let color = properties.backgroundColor, color.alpha > 0 else { return }
    outline.add(to: target.cairo)
    target.setSource(color, alpha: Double(alpha))
    cairo_fill(target.cairo)
  }

  private func drawPattern(
    _ pattern: BackgroundPattern, _ outline: CornerPath, _ alpha: CGFloat
  ) {
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    outline.add(to: cairo)
    cairo_clip(cairo)
    var matrix = pattern.placement.cairo
    cairo_transform(cairo, &matrix)
    pattern.tile.withCairoSurface { cairo_set_source_surface(cairo, $0, 0, 0) }
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
    cairo_paint_with_alpha(cairo, Double(alpha * pattern.alpha))
  }

  /// Draws the border between the outline and a smaller outline inside it.
  func drawBorder(_ properties: LayerProperties, _ outline: CornerPath, _ alpha: CGFloat) {
    guard properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0 else {
      return
    }
    let cairo = target.cairo
    outline.add(to: cairo)
    if properties.borderWidth * 2 < min(outline.rect.width, outline.rect.height) {
      outline.inset(by: properties.borderWidth).add(to: cairo)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    target.setSource(color, alpha: Double(alpha))
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Clips to a layer's outline. Clips with whole pixels are much cheaper, so an edge that misses a pixel only
  /// by rounding is moved to it.
  func clip(to outline: CornerPath, _ transform: PlaneTransform) {
    let cairo = target.cairo
    let box = transform.boundingBox(of: outline.rect)
    let pixels = PixelRect(covering: box).rect
    let misses = [
      box.minX - pixels.minX, box.minY - pixels.minY, box.maxX - pixels.maxX,
      box.maxY - pixels.maxY,
    ].map(abs).max()!
    if outline.isRectangle, transform.keepsAxes, misses < 1e-3 {
      cairo_identity_matrix(cairo)
      let (x, y) = target.origin
      cairo_rectangle(
        cairo, Double(pixels.minX) - x, Double(pixels.minY) - y, Double(pixels.width),
        Double(pixels.height))
      cairo_clip(cairo)
      _ = target.setTransform(transform)
    } else {
      outline.add(to: cairo)
      cairo_clip(cairo)
    }
  }

  func drawShape(_ shape: ShapeProperties, _ alpha: CGFloat) {
    guard let path = shape.path, shape.pathValue?.drawableBox.isNull == false else { return }
    let cairo = target.cairo
    if let color = shape.fillColor, color.alpha > 0 {
      cairo_new_path(cairo)
      path.add(toCairo: cairo)
      cairo_set_fill_rule(
        cairo,
        shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      target.setSource(color, alpha: Double(alpha))
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0,
      shape.lineWidth < 1e6
    else { return }
    let start = max(0, shape.strokeStart)
    let end = min(1, shape.strokeEnd)
    guard start < end else { return }
    cairo_new_path(cairo)
    path.add(toCairo: cairo)
    if start > 0 || end < 1 { PathTrimmer.trim(cairo, from: Double(start), to: Double(end)) }
    cairo_set_line_width(cairo, Double(shape.lineWidth))
    cairo_set_miter_limit(cairo, Double(shape.miterLimit.clamped(to: 1...1e4)))
    cairo_set_line_cap(cairo, shape.lineCap.cairo)
    cairo_set_line_join(cairo, shape.lineJoin.cairo)
    setDashes(shape)
    target.setSource(color, alpha: Double(alpha))
    cairo_stroke(cairo)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  /// Sets the dash pattern. A pattern with a negative number, or with only zeros, is ignored: the line is
  /// solid.
  private func setDashes(_ shape: ShapeProperties) {
    guard abs(shape.lineDashPhase) < 1e6 else { return }
    let lengths = shape.lineDashPattern.map { Double($0) }
    guard lengths.allSatisfy({ $0 >= 0 && $0 < 1e6 }), lengths.contains(where: { $0 > 1e-3 })
    else { return }
    cairo_set_dash(target.cairo, lengths, Int32(lengths.count), Double(shape.lineDashPhase))
  }

  func drawGradient(
    _ gradient: GradientProperties, _ properties: LayerProperties, _ outline: CornerPath,
    _ alpha: CGFloat
  ) {
    let bounds = properties.bounds
    guard !gradient.colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    outline.add(to: cairo)
    cairo_clip(cairo)
    guard let pattern = GradientPattern.make(gradient, in: bounds) else { return }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    if alpha < 1 { cairo_paint_with_alpha(cairo, Double(alpha)) } else { cairo_paint(cairo) }
  }
}

extension CAShapeLayerLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    default: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    default: CAIRO_LINE_JOIN_MITER
    }
  }
}
