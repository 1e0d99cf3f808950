import CCairo

extension CompositorPass {
  /// Draws the content behind the layer within the layer's outline, with the effect of `backdrop`. In the
  /// subtree of a layer in perspective, only that subtree counts as the content behind.
  func drawBackdrop(
    _ backdrop: Backdrop, of properties: LayerProperties, _ transform: PlaneTransform,
    _ alpha: CGFloat, _ clip: CGRect
  ) {
    let box = transform.boundingBox(of: properties.bounds)
    let area = PixelRect(covering: box).intersection(targets[0].area)
    guard !area.isEmpty, !area.rect.intersection(clip).isEmpty else { return }
    let behind = CairoTarget(area: area)
    for target in targets {
      cairo_surface_flush(target.surface)
      behind.paint(target)
    }
    let sigma = max(0, backdrop.blurRadius) * transform.meanScale
    let blurred = ScaledBlur.blur(behind, sigma: sigma, edge: .repeated)
    Saturation.apply(backdrop.saturation, to: blurred.target.surface)
    blurred.target.setSource(backdrop.tint, alpha: 1)
    cairo_identity_matrix(blurred.target.cairo)
    cairo_set_operator(blurred.target.cairo, CAIRO_OPERATOR_OVER)
    cairo_paint(blurred.target.cairo)

    let cairo = target.cairo
    cairo_save(cairo)
    self.clip(to: properties.outline.drawable(in: clip, transform), transform)
    cairo_identity_matrix(cairo)
    let (x, y) = target.origin
    cairo_translate(cairo, Double(area.x) - x, Double(area.y) - y)
    let pattern = blurred.makePattern()
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_restore(cairo)
  }
}

/// Increases or reduces the saturation of colours, keeping their luminance.
enum Saturation {
  /// The weights of luminance for linear combinations of sRGB values (the SVG filter's `saturate`).
  private static let luminance = SIMD3<Float>(0.213, 0.715, 0.072)

  static func apply(_ saturation: CGFloat, to surface: OpaquePointer) {
    guard saturation != 1, saturation.isFinite else { return }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let s = Float(saturation.clamped(to: 0...100))
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      let row = pixels + y * stride
      for x in 0..<width {
        let pixel = row + x * 4
        let (b, g, r) = (Float(pixel[0]), Float(pixel[1]), Float(pixel[2]))
        let grey = r * luminance.x + g * luminance.y + b * luminance.z
        let most = Float(pixel[3])
        pixel[0] = UInt8((grey + (b - grey) * s).clamped(0, most) + 0.5)
        pixel[1] = UInt8((grey + (g - grey) * s).clamped(0, most) + 0.5)
        pixel[2] = UInt8((grey + (r - grey) * s).clamped(0, most) + 0.5)
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
