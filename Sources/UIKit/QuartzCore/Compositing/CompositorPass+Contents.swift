import CCairo

extension CompositorPass {
  func drawContents(
    _ properties: LayerProperties, _ transform: PlaneTransform, _ alpha: CGFloat,
    _ isFlipped: Bool
  ) {
    guard let image = properties.contents, image.width > 0, image.height > 0 else { return }
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if isFlipped {
      cairo_translate(cairo, 0, Double(properties.bounds.minY + properties.bounds.maxY))
      cairo_scale(cairo, 1, -1)
    }
    let source = CGRect(
      x: properties.contentsRect.minX * CGFloat(image.width),
      y: properties.contentsRect.minY * CGFloat(image.height),
      width: properties.contentsRect.width * CGFloat(image.width),
      height: properties.contentsRect.height * CGFloat(image.height))
    let frame = properties.contentsFrame
    guard source.width > 0, source.height > 0, frame.width > 0, frame.height > 0,
      source.isInCairosReach, transform.boundingBox(of: frame).isInCairosReach
    else { return }
    image.withCairoSurface { surface in
      guard properties.stretchesCenter else {
        drawPatch(surface, source, frame, properties, transform, alpha)
        return
      }
      // Edges between the parts must neither show a gap nor overlap.
      if transform.keepsAxes { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
      let center = properties.contentsCenter
      let scale = properties.contentsScale > 0 ? properties.contentsScale : 1
      let columns = StretchSpan.spans(
        source: source.minX...source.maxX, center: center.minX...center.maxX,
        target: frame.minX...frame.maxX, scale: scale)
      let rows = StretchSpan.spans(
        source: source.minY...source.maxY, center: center.minY...center.maxY,
        target: frame.minY...frame.maxY, scale: scale)
      for row in rows {
        for column in columns {
          drawPatch(
            surface, CGRect(column.source, row.source), CGRect(column.target, row.target),
            properties, transform, alpha)
        }
      }
    }
  }

  /// Draws the part `source` of an image, in pixels, into `frame`.
  private func drawPatch(
    _ surface: OpaquePointer, _ source: CGRect, _ frame: CGRect, _ properties: LayerProperties,
    _ transform: PlaneTransform, _ alpha: CGFloat
  ) {
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if properties.addsLight { cairo_set_operator(cairo, CAIRO_OPERATOR_ADD) }
    cairo_rectangle(
      cairo, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    if alpha < 1 { cairo_clip(cairo) }
    let scale = CGSize(
      width: frame.width / max(source.width, 1e-3), height: frame.height / max(source.height, 1e-3))
    cairo_translate(cairo, Double(frame.minX), Double(frame.minY))
    cairo_scale(cairo, Double(scale.width), Double(scale.height))
    cairo_translate(cairo, Double(-source.minX), Double(-source.minY))
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern, filter(properties, pixelSize: transform.meanScale * min(scale.width, scale.height)))
    if alpha < 1 { cairo_paint_with_alpha(cairo, Double(alpha)) } else { cairo_fill(cairo) }
  }

  /// - Parameter pixelSize: The width of one image pixel in device pixels.
  private func filter(_ properties: LayerProperties, pixelSize: CGFloat) -> cairo_filter_t {
    if pixelSize >= 1 {
      return properties.magnificationFilter == .nearest
        ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
    }
    if properties.minificationFilter == .nearest { return CAIRO_FILTER_NEAREST }
    // Below about half size, bilinear sampling skips pixels.
    return pixelSize > 0.75 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
  }
}

extension LayerProperties {
  /// Whether the contents are drawn in parts, the middle one of which stretches.
  fileprivate var stretchesCenter: Bool {
    switch self.contentsGravity {
    case .resize, .resizeAspect, .resizeAspectFill:
      self.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1)
        && !self.contentsCenter.ifFinite.isNull
    default: false
    }
  }
}

extension CGRect {
  fileprivate init(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) {
    self.init(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}
