import CCairo

/// Softening by a Gaussian, as shadows and blurred backdrops need it.
package enum GaussianBlur {
  /// How far, in pixels, a blur spreads: beyond three standard deviations a Gaussian's weight is
  /// below what eight bits show.
  package static func reach(sigma: CGFloat) -> CGFloat {
    (sigma * 3).rounded(.up)
  }

  /// The surface's alpha, blurred, as an A8 surface that is larger by `margin` on each side.
  static func alpha(of surface: OpaquePointer, sigma: CGFloat, margin: Int) -> OpaquePointer? {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard
      let result = makeSurface(
        width: width + 2 * margin, height: height + 2 * margin, format: CAIRO_FORMAT_A8),
      let from = cairo_image_surface_get_data(surface),
      let to = cairo_image_surface_get_data(result)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let newStride = Int(cairo_image_surface_get_stride(result))
    for y in 0..<height {
      let row = from + y * stride + 3
      let newRow = to + (y + margin) * newStride + margin
      for x in 0..<width { newRow[x] = row[x * 4] }
    }
    blur(
      to, width: width + 2 * margin, height: height + 2 * margin, stride: newStride, channels: 1,
      sigma: sigma)
    cairo_surface_mark_dirty(result)
    return result
  }

  /// Blurs a premultiplied ARGB32 image surface in place; outside of it counts as transparent.
  package static func blur(_ surface: OpaquePointer, sigma: CGFloat) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    blur(
      pixels, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)), channels: 4, sigma: sigma)
    cairo_surface_mark_dirty(surface)
  }

  private static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    sigma: CGFloat
  ) {
    guard sigma > 0.05, width > 0, height > 0 else { return }
    let kernel = Kernel(sigma: sigma)
    let length = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 2 * kernel.reach) { line in
      let base = line.baseAddress!
      line.initialize(repeating: 0)
      for y in 0..<height {
        for channel in 0..<channels {
          kernel.apply(
            to: pixels + y * stride + channel, count: width, step: channels, scratch: base)
        }
      }
      line.update(repeating: 0)
      for x in 0..<width {
        for channel in 0..<channels {
          kernel.apply(
            to: pixels + x * channels + channel, count: height, step: stride, scratch: base)
        }
      }
    }
  }

  /// One direction's weights. A Gaussian in two directions is one after the other.
  private struct Kernel {
    /// From the middle outwards, in 1/65536; their sum over both sides is exactly that.
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
      scratch: UnsafeMutablePointer<UInt8>
    ) {
      let line = scratch + reach
      var isEmpty = true
      for index in 0..<count {
        let value = pixels[index * step]
        line[index] = value
        if value != 0 { isEmpty = false }
      }
      if isEmpty { return }
      for index in 0..<reach { line[count + index] = 0 }
      weights.withUnsafeBufferPointer { weights in
        for index in 0..<count {
          var sum: Int32 = 32768 &+ weights[0] &* Int32(line[index])
          for distance in 1..<weights.count {
            sum &+=
              weights[distance]
              &* (Int32(line[index - distance]) &+ Int32(line[index + distance]))
          }
          pixels[index * step] = UInt8(truncatingIfNeeded: min(255, sum >> 16))
        }
      }
    }
  }
}
