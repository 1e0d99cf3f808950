import CCairo
import CPixbuf

extension CGImage {
  /// Returns the image as a JPEG file. Transparent parts are on white, because JPEG has no transparency.
  ///
  /// - Parameter quality: The quality, clamped to 0…1.
  /// - Returns: `nil` only if there isn't enough memory.
  package func jpegData(quality: CGFloat) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let target = gdk_pixbuf_get_pixels(pixbuf),
      let source = cairo_image_surface_get_data(surface)
    else { return nil }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      let row = UnsafeRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        // The colours are premultiplied, so the missing part of the alpha is added as white.
        let pixel = row[x]
        let white = 255 - (pixel >> 24)
        let at = target + y * rowBytes + x * 3
        at[0] = UInt8(min(255, (pixel >> 16 & 255) + white))
        at[1] = UInt8(min(255, (pixel >> 8 & 255) + white))
        at[2] = UInt8(min(255, (pixel & 255) + white))
      }
    }
    return Self.save(pixbuf, percent: Int((quality.clamped(to: 0...1) * 100).rounded()))
  }

  private static func save(_ pixbuf: OpaquePointer, percent: Int) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let wasSaved = "quality".withCString { quality in
      String(percent).withCString { percent in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: quality), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: percent), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", &keys, &values, nil)
      }
    }
    guard wasSaved != 0, let buffer else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}
