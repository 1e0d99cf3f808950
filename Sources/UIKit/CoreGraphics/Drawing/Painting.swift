import CCairo

/// One drawing operation, divided into the parts that shadows, masks and blend modes need.
struct Painting {
  /// Returns the area that can be painted, in device space.
  var bounds: () -> CGRect
  /// Makes the painted shape Cairo's current path; `nil` if it is the whole clip.
  var shape: ((OpaquePointer) -> Void)?
  /// Draws the content with the current operator and matrix.
  var body: (OpaquePointer) -> Void
  /// Paints the shape's fill over the whole clip; `nil` without a shape.
  var flood: ((OpaquePointer) -> Void)?
}

extension CGContext {
  /// Whether drawing only needs Cairo's operator.
  private var paintsDirectly: Bool {
    state.shadow == nil && state.masks.isEmpty && !state.blendMode.reachesOutsideShape
      && state.blendMode != .plusDarker
  }

  /// Runs `body` on a prepared Cairo context if nothing else is needed. Nearly all drawing takes this path,
  /// which allocates nothing.
  func paintDirectly(_ body: (OpaquePointer) -> Void) -> Bool {
    guard paintsDirectly, let blend = state.blendMode.cairo else { return false }
    guard state.ctm.isDrawable, !state.clipBounds.isEmpty else { return true }
    let cairo = cairo
    willDraw()
    cairo_set_antialias(cairo, antialiasing)
    cairo_set_operator(cairo, blend)
    body(cairo)
    didDraw()
    return true
  }

  /// Draws with the state's blend mode, masks and shadow.
  func paint(_ painting: Painting) {
    guard state.ctm.isDrawable, !state.clipBounds.isEmpty else { return }
    let cairo = cairo
    willDraw()
    defer { didDraw() }
    cairo_set_antialias(cairo, antialiasing)
    if let blend = state.blendMode.cairo, state.shadow == nil, state.masks.isEmpty {
      guard state.blendMode.reachesOutsideShape, let shape = painting.shape,
        let flood = painting.flood
      else {
        cairo_set_operator(cairo, blend)
        painting.body(cairo)
        return
      }
      cairo_save(cairo)
      shape(cairo)
      cairo_clip(cairo)
      cairo_set_operator(cairo, blend)
      flood(cairo)
      cairo_restore(cairo)
      return
    }
    paintApart(painting, on: cairo)
  }

  /// Draws into a separate bitmap first, and then draws that into the context.
  private func paintApart(_ painting: Painting, on cairo: OpaquePointer) {
    let sigma = (state.shadow?.blur ?? 0) / 2 * baseCTM.meanScale
    let offset = (state.shadow?.offset ?? .zero).applying(baseCTM)
      .applying(deviceToCairo)
    let clip = state.clipBounds.applying(deviceToCairo)
    var reach = clip
    if state.shadow != nil {
      let spread = GaussianBlur.reach(sigma: sigma)
      let thrown = clip.offsetBy(dx: -offset.width, dy: -offset.height)
        .insetBy(dx: -spread, dy: -spread)
      reach = clip.union(thrown)
    }
    let area = reach.intersection(painting.bounds().applying(deviceToCairo)).insetBy(dx: -1, dy: -1)
      .integral
    let maximum = CGFloat(ImageLimits.largestSurfaceSide)
    guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= maximum,
      area.height <= maximum,
      let apart = makeSurface(width: Int(area.width), height: Int(area.height))
    else { return }
    defer { cairo_surface_destroy(apart) }
    cairo_surface_set_device_offset(apart, -area.minX, -area.minY)
    let inner = cairo_create(apart)!
    Self.setMatrix(userToCairo, on: inner)
    cairo_set_antialias(inner, antialiasing)
    painting.body(inner)
    for mask in state.masks { apply(mask, on: inner) }
    cairo_destroy(inner)

    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if let shadow = state.shadow {
      draw(shadow, sigma: sigma, offset: offset, of: apart, area: area, on: cairo)
    }
    draw(apart, area: area, on: cairo)
    cairo_restore(cairo)
  }

  private func apply(_ mask: GraphicsState.Mask, on cairo: OpaquePointer) {
    guard let coverage = mask.image.coverageSurface() else { return }
    defer { cairo_surface_destroy(coverage) }
    let pattern = imagePattern(
      coverage, width: mask.image.width, height: mask.image.height,
      placement: mask.placement.concatenating(deviceToCairo))
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func draw(
    _ shadow: GraphicsState.Shadow, sigma: CGFloat, offset: CGSize, of surface: OpaquePointer,
    area: CGRect, on cairo: OpaquePointer
  ) {
    let margin = Int(GaussianBlur.reach(sigma: sigma))
    guard let blurred = GaussianBlur.alpha(of: surface, sigma: sigma, margin: margin) else {
      return
    }
    defer { cairo_surface_destroy(blurred) }
    let color = shadow.color.rgba
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_operator(cairo, state.blendMode.cairo ?? CAIRO_OPERATOR_OVER)
    cairo_mask_surface(
      cairo, blurred, area.minX - CGFloat(margin) + offset.width,
      area.minY - CGFloat(margin) + offset.height)
  }

  /// Composites the separately drawn bitmap with the state's blend mode.
  private func draw(_ surface: OpaquePointer, area: CGRect, on cairo: OpaquePointer) {
    guard let blend = state.blendMode.cairo else {
      drawPlusDarker(surface, area: area, on: cairo)
      return
    }
    cairo_set_operator(cairo, blend)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    if state.blendMode.reachesOutsideShape {
      cairo_clip(cairo)
      cairo_paint(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  /// Draws with a blend mode that Cairo lacks: for premultiplied colours `max(0, S + D − (1 − …))`, that is
  /// alpha = min(1, Sa + Da) and colour = max(0, alpha − (Sa − Sc) − (Da − Dc)). It doesn't change the
  /// destination where the source is transparent.
  private func drawPlusDarker(_ source: OpaquePointer, area: CGRect, on cairo: OpaquePointer) {
    let (width, height) = (Int(area.width), Int(area.height))
    guard let result = makeSurface(width: width, height: height) else { return }
    defer { cairo_surface_destroy(result) }
    let target = cairo_get_group_target(cairo)!
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &dx, &dy)
    let copying = cairo_create(result)!
    cairo_set_source_surface(copying, target, -area.minX, -area.minY)
    cairo_set_operator(copying, CAIRO_OPERATOR_SOURCE)
    cairo_paint(copying)
    cairo_destroy(copying)
    cairo_surface_flush(source)
    let pixels = cairo_image_surface_get_data(source)!
    let stride = Int(cairo_image_surface_get_stride(source))
    var index = 0
    result.mapPixels { pixel in
      let drawn = pixels + (index / width) * stride + (index % width) * 4
      index += 1
      let (sourceAlpha, alpha) = (Int(drawn[3]), Int(pixel[3]))
      let sum = min(255, sourceAlpha + alpha)
      for channel in 0..<3 {
        let lost = (sourceAlpha - Int(drawn[channel])) + (alpha - Int(pixel[channel]))
        pixel[channel] = UInt8(max(0, sum - lost))
      }
      pixel[3] = UInt8(sum)
    }
    cairo_set_source_surface(cairo, result, area.minX, area.minY)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    cairo_fill(cairo)
  }

  func willDraw() {
    mirror?.loadIfExposed(into: surface)
  }

  func didDraw() {
    if layers.isEmpty { mirror?.storeIfExposed(from: surface) }
  }
}
