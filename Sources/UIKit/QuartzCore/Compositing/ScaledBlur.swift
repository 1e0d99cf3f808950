import CCairo

/// A surface that was blurred at a reduced size, which nobody can tell from the full one.
final class BlurredSurface: @unchecked Sendable {
  let target: CairoTarget
  /// How many pixels of the original one of these is.
  let factor: Int
  /// How far the first pixel lies before the original's, in these pixels.
  let margin: Int

  fileprivate init(target: CairoTarget, factor: Int, margin: Int) {
    self.target = target
    self.factor = factor
    self.margin = margin
  }

  /// A pattern in the original's pixels.
  func makePattern() -> OpaquePointer {
    let pattern = cairo_pattern_create_for_surface(target.surface)!
    let scale = 1 / Double(factor)
    var matrix = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(margin), y0: Double(margin))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    return pattern
  }
}

enum ScaledBlur {
  enum Edge {
    /// Nothing lies outside.
    case transparent
    /// The outermost pixels go on for ever.
    case repeated
  }

  /// Wider than any screen: what is blurred more looks the same.
  static let widest: CGFloat = 256

  /// `source` blurred by a gaussian of `sigma` pixels. Costs about the same whatever `sigma` is.
  static func blur(_ source: CairoTarget, sigma: CGFloat, edge: Edge) -> BlurredSurface {
    let sigma = sigma < widest ? max(0, sigma) : widest
    var factor = 1
    while sigma / CGFloat(factor) > 4 && factor < 64 { factor *= 2 }
    // Halving blurs a little by itself, and so does drawing the small picture large: what is left of
    // the variance is the gaussian's.
    let f = Double(factor)
    let extra = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    let small = (max(0.01, Double(sigma * sigma) - extra)).squareRoot() / f
    let margin = Int(GaussianBlur.reach(sigma: CGFloat(small)))
    var picture = source
    var done = 1
    while done < factor {
      picture = half(picture, edge)
      done *= 2
    }
    let padded = pad(picture, by: margin, edge)
    GaussianBlur.blur(padded.surface, sigma: CGFloat(small))
    return BlurredSurface(target: padded, factor: factor, margin: margin)
  }

  /// Each pixel is the mean of four.
  private static func half(_ picture: CairoTarget, _ edge: Edge) -> CairoTarget {
    let result = CairoTarget(
      area: PixelRect(
        x: 0, y: 0, width: (picture.area.width + 1) / 2, height: (picture.area.height + 1) / 2))
    cairo_scale(result.cairo, 0.5, 0.5)
    fill(result, with: picture, x: 0, y: 0, CAIRO_FILTER_BILINEAR, edge)
    return result
  }

  private static func pad(_ picture: CairoTarget, by margin: Int, _ edge: Edge) -> CairoTarget {
    let area = PixelRect(x: 0, y: 0, width: picture.area.width, height: picture.area.height)
    let result = CairoTarget(area: area.inset(by: -margin))
    fill(result, with: picture, x: Double(margin), y: Double(margin), CAIRO_FILTER_NEAREST, edge)
    return result
  }

  private static func fill(
    _ target: CairoTarget, with picture: CairoTarget, x: Double, y: Double,
    _ filter: cairo_filter_t, _ edge: Edge
  ) {
    cairo_set_source_surface(target.cairo, picture.surface, x, y)
    let pattern = cairo_get_source(target.cairo)
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, edge == .repeated ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_set_operator(target.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(target.cairo)
  }
}
