import CCairo

extension CGContext {
  /// Fills an outline that another library adds to Cairo's path, such as glyphs, in the fill colour and with
  /// the rest of the graphics state.
  ///
  /// - Parameters:
  ///   - bounds: The area that can be painted, in user space. It is needed for shadows and similar effects.
  ///   - outline: Adds to the current path, in user space. It may be called more than once.
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
  /// - Parameters: See ``fill(bounds:outline:)``.
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
