import CCairo

/// A surface that was blurred at a reduced size, which looks the same as at full size.
final class BlurredSurface: @unchecked Sendable {
  let target: CairoTarget
  /// The width of one of its pixels in pixels of the original.
  let factor: Int
  /// The distance of the first pixel from the original's, in its own pixels.
  let margin: Int

  fileprivate init(target: CairoTarget, factor: Int, margin: Int) {
    self.target = target
    self.factor = factor
    self.margin = margin
  }

  /// Returns a pattern in the original's pixels.
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
    /// The outside is transparent.
    case transparent
    /// The outermost pixels are repeated.
    case repeated
  }

  /// The largest standard deviation, wider than any screen. Larger values look the same.
  static let widest: CGFloat = 256

  /// Returns `source` blurred with a standard deviation of `sigma` pixels. The cost hardly depends on `sigma`.
  static func blur(_ source: CairoTarget, sigma: CGFloat, edge: Edge) -> BlurredSurface {
    let sigma = sigma < widest ? max(0, sigma) : widest
    var factor = 1
    while sigma / CGFloat(factor) > 4 && factor < 64 { factor *= 2 }
    // Halving blurs slightly, and so does enlarging the small image. The Gaussian adds the remaining variance.
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

  /// Returns the image at half size: each pixel is the mean of four.
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
