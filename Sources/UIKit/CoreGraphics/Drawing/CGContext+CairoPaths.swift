import CCairo

extension CGContext {
  /// Fills an outline that another library adds to Cairo's path, glyphs for instance, in the fill
  /// colour and with everything else that the state says.
  ///
  /// - Parameters:
  ///   - bounds: where it can leave marks, in user space; only shadows and the like need it.
  ///   - outline: adds to the current path, in user space. May be called more than once.
  package func fill(bounds: CGRect, outline: @escaping (_ cairo: OpaquePointer) -> Void) {
    let color = state.fillColor
    let deviceBounds = bounds.applying(state.ctm)
    let shape = { (cairo: OpaquePointer) in
      cairo_new_path(cairo)
      outline(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    paint(
      Painting(
        bounds: { deviceBounds }, shape: shape,
        body: { [self] cairo in
          shape(cairo)
          setSource(color, on: cairo)
          cairo_fill(cairo)
        }, flood: flood(color)))
  }

  /// Strokes such an outline in the stroke colour, `width` points wide, with round joins.
  ///
  /// - Parameters: as for ``fill(bounds:outline:)``.
  package func stroke(
    bounds: CGRect, width: CGFloat, outline: @escaping (_ cairo: OpaquePointer) -> Void
  ) {
    let color = state.strokeColor
    let deviceBounds = bounds.applying(state.ctm)
    paint(
      Painting(
        bounds: { deviceBounds },
        body: { [self] cairo in
          cairo_new_path(cairo)
          outline(cairo)
          cairo_set_line_width(cairo, width)
          cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
          cairo_set_dash(cairo, nil, 0, 0)
          setSource(color, on: cairo)
          cairo_stroke(cairo)
        }))
  }
}
