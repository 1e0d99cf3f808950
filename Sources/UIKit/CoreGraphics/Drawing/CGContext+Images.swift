import CCairo

extension CGContext {
  /// Draws `image` in `rect` with its top at the larger y of user space: upright in a context with y up, upside
  /// down in UIKit's, as on iOS. An image mask is painted in the fill colour.
  ///
  /// - Parameter byTiling: Whether the image is repeated over the whole clip, each copy as large as `rect` and
  ///   one of them there.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard !rect.isEmpty, !rect.isInfinite, state.alpha > 0 || state.blendMode != .normal else {
      return
    }
    let placement = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let outline = PathBuilder.rect(rect).applying(state.ctm)
    let drawing: (OpaquePointer, [PathElement]?) -> Void = { [self] cairo, outline in
      let pattern = imagePattern(
        image.surface, width: image.width, height: image.height, placement: placement)
      defer { cairo_pattern_destroy(pattern) }
      if byTiling { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
      draw(pattern, isMask: image.isMask, inside: outline, on: cairo)
    }
    paint(
      Painting(
        bounds: { [self] in
          byTiling ? state.clipBounds : CGPath(elements: outline).boundingBox
        },
        shape: byTiling ? nil : { [self] in place(outline, on: $0) },
        body: { drawing($0, byTiling ? nil : outline) },
        flood: { drawing($0, nil) }))
  }

  private func draw(
    _ pattern: OpaquePointer?, isMask: Bool, inside outline: [PathElement]?,
    on cairo: OpaquePointer
  ) {
    if let outline, !isMask, state.alpha == 1 {
      place(outline, on: cairo)
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let outline {
      place(outline, on: cairo)
      cairo_clip(cairo)
    }
    if isMask {
      setSource(state.fillColor, on: cairo)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }

  /// Returns a pattern of `surface`.
  ///
  /// - Parameter placement: The transform from the unit square, with the image's top at y = 1, to the space in
  ///   which the pattern is used.
  func imagePattern(
    _ surface: OpaquePointer, width: Int, height: Int, placement: CGAffineTransform
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    let toImage = placement.inverted().concatenating(
      CGAffineTransform(
        a: CGFloat(width), b: 0, c: 0, d: -CGFloat(height), tx: 0, ty: CGFloat(height)))
    var matrix = toImage.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
    // Otherwise the image's border would be mixed with transparency when it is scaled.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
