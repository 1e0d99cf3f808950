import CCairo

/// A Gaussian blur for shadows and blurred backdrops.
///
/// A wide blur is computed on a smaller picture: the result of a Gaussian is so smooth that a fraction of the
/// size is enough for all of it. So the cost hardly grows with sigma, and most of it is Cairo's scaling.
package enum GaussianBlur {
  /// Returns the distance in pixels over which a blur spreads: beyond three standard deviations a Gaussian's
  /// weight is too small for eight bits.
  package static func reach(sigma: CGFloat) -> CGFloat {
    (sigma * 3).rounded(.up)
  }

  /// Blurs an A8 or premultiplied ARGB32 image surface in place. The outside counts as transparent.
  package static func blur(_ surface: OpaquePointer, sigma: CGFloat) {
    guard sigma > 0.05, sigma.isFinite else { return }
    // The picture is halved repeatedly while sigma stays at least two of its pixels.
    var halvings = 0
    while halvings < 10, sigma / CGFloat(2 << halvings) >= 2 { halvings += 1 }
    guard halvings > 0 else {
      convolve(surface, sigma: sigma)
      return
    }
    var levels: [OpaquePointer] = []
    defer { for level in levels { cairo_surface_destroy(level) } }
    for _ in 0..<halvings {
      guard let half = halved(levels.last ?? surface) else { return }
      levels.append(half)
    }
    let small = levels[halvings - 1]
    // Averaging k pixels and interpolating linearly afterwards both blur: their variances, k²/12 and k²/6, are
    // subtracted.
    let k = CGFloat(1 << halvings)
    convolve(small, sigma: (sigma * sigma - k * k / 4).squareRoot() / k)
    draw(small, onto: surface, scale: k)
  }

  /// Returns the surface's blurred alpha as an A8 surface that is larger by `margin` on each side.
  static func alpha(of surface: OpaquePointer, sigma: CGFloat, margin: Int) -> OpaquePointer? {
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard
      let result = makeSurface(
        width: width + 2 * margin, height: height + 2 * margin, format: CAIRO_FORMAT_A8)
    else { return nil }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &dx, &dy)
    let cairo = cairo_create(result)
    cairo_set_source_surface(cairo, surface, Double(margin) + dx, Double(margin) + dy)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    blur(result, sigma: sigma)
    return result
  }

  /// Returns the surface at half width and height, each pixel the mean of four.
  private static func halved(_ surface: OpaquePointer) -> OpaquePointer? {
    let width = (Int(cairo_image_surface_get_width(surface)) + 1) / 2
    let height = (Int(cairo_image_surface_get_height(surface)) + 1) / 2
    guard
      let half = makeSurface(
        width: width, height: height, format: cairo_image_surface_get_format(surface))
    else { return nil }
    draw(surface, onto: half, scale: 0.5)
    return half
  }

  private static func draw(
    _ surface: OpaquePointer, onto target: OpaquePointer, scale: CGFloat
  ) {
    let cairo = cairo_create(target)
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / scale, 1 / scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    // At exactly half the size, every sample falls between four pixels.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(cairo, pattern)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
    cairo_destroy(cairo)
    cairo_surface_flush(target)
  }

  /// Blurs with the Gaussian's own weights, first in one direction and then in the other.
  private static func convolve(_ surface: OpaquePointer, sigma: CGFloat) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let channels = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
    let kernel = Kernel(sigma: sigma)
    let length = max(width, height) + 2 * kernel.reach
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: length) { line in
      let scratch = line.baseAddress!
      for y in 0..<height {
        for channel in 0..<channels {
          kernel.apply(
            to: pixels + y * stride + channel, count: width, step: channels, scratch: scratch)
        }
      }
      for x in 0..<width * channels {
        kernel.apply(to: pixels + x, count: height, step: stride, scratch: scratch)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private struct Kernel {
    /// The weights from the middle outwards, in 1/65536. Their sum over both sides is exactly that.
    var weights: [Int32]
    var reach: Int { weights.count - 1 }

    init(sigma: CGFloat) {
      let reach = Int(GaussianBlur.reach(sigma: sigma))
      let exact = (0...reach).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
      let sum = exact[0] + 2 * exact.dropFirst().reduce(0, +)
      weights = exact.map { Int32(($0 / sum * 65536).rounded()) }
      weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    }

    func apply(
      to pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
      scratch: UnsafeMutablePointer<Int32>
    ) {
      let reach = reach
      let line = scratch + reach
      for index in 0..<count { line[index] = Int32(pixels[index &* step]) }
      for index in 0..<reach {
        scratch[index] = 0
        line[count &+ index] = 0
      }
      // Pixels without any change within the radius don't change. This is true for most of a shadow's caster.
      var start = 0
      while start < count {
        let value = line[start]
        var end = start &+ 1
        while end < count, line[end] == value { end &+= 1 }
        let flatStart = start == 0 && value == 0 ? start : start &+ reach
        let flatEnd = end == count && value == 0 ? end : end &- reach
        if flatStart < flatEnd {
          blur(line, start, flatStart, pixels, step)
          blur(line, flatEnd, end, pixels, step)
        } else {
          blur(line, start, end, pixels, step)
        }
        start = end
      }
    }

    private func blur(
      _ line: UnsafeMutablePointer<Int32>, _ start: Int, _ end: Int,
      _ pixels: UnsafeMutablePointer<UInt8>, _ step: Int
    ) {
      weights.withUnsafeBufferPointer { weights in
        let reach = weights.count &- 1
        let weights = weights.baseAddress!
        var index = start
        while index < end {
          var sum: Int32 = 32768 &+ weights[0] &* line[index]
          var distance = 1
          while distance <= reach {
            sum &+= weights[distance] &* (line[index &- distance] &+ line[index &+ distance])
            distance &+= 1
          }
          pixels[index &* step] = UInt8(truncatingIfNeeded: min(255, sum &>> 16))
          index &+= 1
        }
      }
    }
  }
}
