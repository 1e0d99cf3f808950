import CCairo

extension CGImage {
  /// Returns the image as a PNG file with straight alpha, or `nil` only if there isn't enough memory.
  package func pngData() -> Data? {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { sink in
      cairo_surface_write_to_png_stream(
        surface,
        { sink, bytes, count in
          guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, sink)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }
}
