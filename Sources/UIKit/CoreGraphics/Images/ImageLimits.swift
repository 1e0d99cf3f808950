/// How large an encoded image may be. What comes from a file or the network is not trusted: the
/// header is read and held against these before anything is allocated for pixels.
package struct ImageLimits: Sendable, Equatable {
  /// Encoded bytes.
  package var maximumBytes: Int
  /// Width times height.
  package var maximumPixels: Int
  /// Width, and height, each.
  package var maximumDimension: Int

  package init(maximumBytes: Int, maximumPixels: Int, maximumDimension: Int) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
    self.maximumDimension = maximumDimension
  }

  /// Whether pixels of these sides are taken, which must be some.
  func allow(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumDimension && height <= maximumDimension
      && width.multipliedReportingOverflow(by: height).partialValue <= maximumPixels
  }

  /// 64 MiB encoded; 64 megapixels (an iPhone's camera gives 48); 16384 in each direction, which
  /// is the largest texture of iOS's graphics processors.
  package static let `default` = ImageLimits(
    maximumBytes: 64 << 20, maximumPixels: 64 << 20, maximumDimension: 16384)

  /// Cairo's coordinates are 16-bit.
  static let largestSurfaceSide = 32767
}

/// Why bytes are no image.
package enum ImageDecodingError: Error, Sendable, Equatable {
  /// No format that is supported: PNG, JPEG, GIF, BMP, TIFF, ICO or WebP where the system's
  /// gdk-pixbuf has a loader for it.
  case unknownFormat
  /// More bytes than ``ImageLimits/maximumBytes``.
  case tooManyBytes(count: Int, limit: Int)
  /// The header asks for more pixels, or a longer side, than allowed.
  case tooManyPixels(width: Int, height: Int)
  /// The bytes end early or contradict themselves; the loader's message.
  case damaged(String)
}
