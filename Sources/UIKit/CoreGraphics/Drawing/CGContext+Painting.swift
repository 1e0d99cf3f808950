import CCairo

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  public func strokePath() { stroke(takePath()) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    switch mode {
    case .fill: fill(elements, .winding)
    case .eoFill: fill(elements, .evenOdd)
    case .stroke: stroke(elements)
    case .fillStroke:
      fill(elements, .winding)
      stroke(elements)
    case .eoFillStroke:
      fill(elements, .evenOdd)
      stroke(elements)
    }
  }

  public func fill(_ rect: CGRect) {
    currentPath = CGMutablePath()
    guard !rect.isNull, mayShow(state.fillColor.alpha) else { return }
    let isDone = paintDirectly { cairo in
      cairo_new_path(cairo)
      cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
      setSource(state.fillColor, on: cairo)
      cairo_fill(cairo)
    }
    if !isDone { fill(PathBuilder.rect(rect).applying(state.ctm), .winding) }
  }

  /// Fills all rectangles as one shape, so that overlaps are painted once.
  public func fill(_ rects: [CGRect]) {
    currentPath = CGMutablePath()
    fill(
      rects.flatMap { PathBuilder.rect($0.standardized) }.applying(state.ctm), .winding)
  }

  public func fillEllipse(in rect: CGRect) {
    currentPath = CGMutablePath()
    fill(PathBuilder.ellipse(in: rect).applying(state.ctm), .winding)
  }

  public func stroke(_ rect: CGRect) {
    currentPath = CGMutablePath()
    stroke(PathBuilder.rect(rect).applying(state.ctm))
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  public func strokeEllipse(in rect: CGRect) {
    currentPath = CGMutablePath()
    stroke(PathBuilder.ellipse(in: rect).applying(state.ctm))
  }

  /// Strokes a line between each pair of points: first and second, third and fourth, …
  public func strokeLineSegments(between points: [CGPoint]) {
    currentPath = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes everything inside `rect` transparent (black if the bitmap has no alpha), regardless of alpha, blend
  /// mode and shadow.
  public func clear(_ rect: CGRect) {
    currentPath = CGMutablePath()
    guard handle != nil, state.ctm.isDrawable else { return }
    willDraw()
    let cairo = cairo
    place(PathBuilder.rect(rect).applying(state.ctm), on: cairo)
    cairo_set_antialias(cairo, antialiasing)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    didDraw()
  }

  // MARK: Shapes

  private func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    let color = state.fillColor
    guard mayShow(color.alpha) else { return }
    let body = { [self] (cairo: OpaquePointer) in
      place(elements, rule, on: cairo)
      setSource(color, on: cairo)
      cairo_fill(cairo)
    }
    if paintDirectly(body) { return }
    paint(
      Painting(
        bounds: { CGPath(elements: elements).boundingBox },
        shape: { [self] in place(elements, rule, on: $0) }, body: body, flood: flood(color)))
  }

  private func stroke(_ elements: [PathElement]) {
    guard !elements.isEmpty, state.ctm.isDrawable else { return }
    let color = state.strokeColor
    guard mayShow(color.alpha) else { return }
    let body = { [self] (cairo: OpaquePointer) in
      place(elements, on: cairo)
      cairo_set_line_width(cairo, effectiveLineWidth)
      cairo_set_line_cap(cairo, state.lineCap.cairo)
      cairo_set_line_join(cairo, state.lineJoin.cairo)
      cairo_set_miter_limit(cairo, state.miterLimit)
      let dashes = state.dashLengths.map(\.native)
      cairo_set_dash(cairo, dashes, Int32(dashes.count), state.dashPhase)
      setSource(color, on: cairo)
      cairo_stroke(cairo)
    }
    if paintDirectly(body) { return }
    paint(
      Painting(
        bounds: { [self] in
          // Miters and square caps extend by more than half the width.
          let reach =
            effectiveLineWidth / 2
            * max(1.5, state.lineJoin == .miter ? state.miterLimit : 1)
          let extent = CGSize(
            width: reach * (abs(state.ctm.a) + abs(state.ctm.c)),
            height: reach * (abs(state.ctm.b) + abs(state.ctm.d)))
          return CGPath(elements: elements).boundingBox.insetBy(
            dx: -extent.width, dy: -extent.height)
        },
        shape: { [self] cairo in
          let user = CGPath(elements: elements.applying(state.ctm.inverted()))
          place(stroked(user).elements.applying(state.ctm), .winding, on: cairo)
        },
        body: body,
        flood: flood(color)))
  }

  /// Returns a closure that paints the whole clip in a colour.
  func flood(_ color: CGColor) -> (OpaquePointer) -> Void {
    { [self] cairo in
      setSource(color, on: cairo)
      cairo_paint(cairo)
    }
  }

  /// Returns whether paint with this alpha is visible. An invisible fill must not make a lazy context allocate
  /// its bitmap.
  private func mayShow(_ alpha: CGFloat) -> Bool {
    state.blendMode != .normal || alpha * state.alpha > 0
  }

  /// Makes `elements`, which are in device space, Cairo's current path.
  func place(_ elements: [PathElement], on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    Self.setMatrix(deviceToCairo, on: cairo)
    elements.add(toCairo: cairo)
    Self.setMatrix(userToCairo, on: cairo)
  }

  private func place(_ elements: [PathElement], _ rule: CGPathFillRule, on cairo: OpaquePointer) {
    place(elements, on: cairo)
    cairo_set_fill_rule(cairo, rule.cairo)
  }
}
