/// The size limits for encoded images. Data from a file or the network isn't trusted: the header is read and
/// checked against these limits before memory for pixels is allocated.
package struct ImageLimits: Sendable, Equatable {
  /// The maximum number of encoded bytes.
  package var maximumBytes: Int
  /// The maximum number of pixels: width times height.
  package var maximumPixels: Int
  /// The maximum width, and the maximum height.
  package var maximumDimension: Int

  package init(maximumBytes: Int, maximumPixels: Int, maximumDimension: Int) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
    self.maximumDimension = maximumDimension
  }

  /// Returns whether an image with these sides is allowed. Neither side may be zero.
  func allow(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumDimension && height <= maximumDimension
      && width.multipliedReportingOverflow(by: height).partialValue <= maximumPixels
  }

  /// The default limits: 64 MiB encoded; 64 megapixels (an iPhone's camera has 48); 16384 in each direction,
  /// the largest texture of iOS's graphics processors.
  package static let `default` = ImageLimits(
    maximumBytes: 64 << 20, maximumPixels: 64 << 20, maximumDimension: 16384)

  /// The maximum side, because Cairo's coordinates are 16-bit.
  static let largestSurfaceSide = 32767
}

/// The reason why data can't be decoded.
package enum ImageDecodingError: Error, Sendable, Equatable {
  /// The format isn't supported. Supported are PNG, JPEG, GIF, BMP, TIFF, ICO, and WebP if the system's
  /// gdk-pixbuf has a loader for it.
  case unknownFormat
  /// There are more bytes than ``ImageLimits/maximumBytes``.
  case tooManyBytes(count: Int, limit: Int)
  /// The header specifies more pixels, or a longer side, than allowed.
  case tooManyPixels(width: Int, height: Int)
  /// The bytes end early or are inconsistent. The value is the loader's message.
  case damaged(String)
}
