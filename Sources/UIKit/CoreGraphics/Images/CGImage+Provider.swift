import CCairo

extension CGImage {
  /// Creates an image from the provider's bytes. Returns `nil` for invalid sizes and layouts, for unsupported
  /// ones (floats, CMYK, indexed), and if there are too few bytes.
  ///
  /// - Parameters:
  ///   - decode: Two numbers for each colour component, which 0 and the maximum value represent.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
        bitmapInfo: bitmapInfo),
      let surface = Self.surface(
        width: width, height: height, format: format, bytesPerRow: bytesPerRow,
        provider: provider, decode: Self.decodeTables(decode, count: space.numberOfComponents))
    else { return nil }
    self.init(
      surface: surface, format: format, space: space, provider: provider,
      bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates an image mask. Samples of 0 (black) let paint through, and samples of the maximum block it.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: .monochrome,
        bitmapInfo: []),
      let surface = Self.surface(
        width: width, height: height, format: format, bytesPerRow: bytesPerRow,
        provider: provider, decode: Self.decodeTables(decode, count: 1))
    else { return nil }
    surface.mapPixels { pixel in
      pixel[3] = 255 - pixel[0]
      (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
    }
    self.init(
      surface: surface, format: format, space: nil, isMask: true, provider: provider,
      bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate)
  }

  private static func surface(
    width: Int, height: Int, format: PixelFormat, bytesPerRow: Int, provider: CGDataProvider,
    decode: [[UInt8]]?
  ) -> OpaquePointer? {
    let maximum = ImageLimits.largestSurfaceSide
    guard (1...maximum).contains(width), (1...maximum).contains(height) else { return nil }
    let rowBytes = (width * format.bitsPerPixel + 7) / 8
    guard bytesPerRow >= rowBytes, bytesPerRow < 1 << 32,
      provider.bytes.count >= bytesPerRow * (height - 1) + rowBytes,
      let surface = makeSurface(width: width, height: height)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = cairo_image_surface_get_data(surface)!
    provider.bytes.withUnsafeBytes { buffer in
      let base = buffer.bindMemory(to: UInt8.self).baseAddress!
      for y in 0..<height {
        format.unpack(
          base + y * bytesPerRow, to: pixels + y * stride, width: width, decode: decode)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  private static func decodeTables(
    _ decode: UnsafePointer<CGFloat>?, count: Int
  ) -> [[UInt8]]? {
    guard let decode else { return nil }
    return (0..<count).map { component in
      let (low, high) = (decode[component * 2], decode[component * 2 + 1])
      return (0...255).map { value in
        let mapped = low + CGFloat(value) / 255 * (high - low)
        return UInt8(((mapped.isNaN ? 0 : mapped).clamped(to: 0...1) * 255).rounded())
      }
    }
  }
}

/// Returns a cleared premultiplied ARGB32 surface, or `nil` if there isn't enough memory.
func makeSurface(
  width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32
) -> OpaquePointer? {
  let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
  guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
    cairo_surface_destroy(surface)
    return nil
  }
  return surface
}

extension OpaquePointer {
  /// Calls `body` with each BGRA pixel of an image surface, which it may change.
  func mapPixels(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(self)
    guard let pixels = cairo_image_surface_get_data(self) else { return }
    let stride = Int(cairo_image_surface_get_stride(self))
    let width = Int(cairo_image_surface_get_width(self))
    for y in 0..<Int(cairo_image_surface_get_height(self)) {
      var pixel = pixels + y * stride
      for _ in 0..<width {
        body(pixel)
        pixel += 4
      }
    }
    cairo_surface_mark_dirty(self)
  }
}
