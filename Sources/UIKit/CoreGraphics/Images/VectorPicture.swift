/// A vector drawing that can be drawn as a bitmap of any size: SVG, or the first page of a PDF file.
package enum VectorPicture: Sendable, Equatable {
  case svg(SVGPicture)
  case pdf(PDFPicture)

  /// The limits for files: asset catalogues contain drawings, not maps.
  package static let limits = ImageLimits(
    maximumBytes: 4 << 20, maximumPixels: 64 << 20, maximumDimension: 16384)

  /// Reads a file of either format, recognised by its first bytes.
  package init(_ data: Data) throws(ImageDecodingError) {
    self = PDFPicture.begins(data) ? .pdf(try PDFPicture(data)) : .svg(try SVGPicture(data))
  }

  /// The intrinsic size in points.
  package var size: CGSize {
    switch self {
    case .svg(let picture): picture.size
    case .pdf(let picture): picture.size
    }
  }

  /// Returns a bitmap of this many pixels.
  package func image(width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    guard Self.limits.allow(width: width, height: height) else {
      throw .tooManyPixels(width: width, height: height)
    }
    switch self {
    case .svg(let picture): return try picture.image(width: width, height: height)
    case .pdf(let picture): return try picture.image(width: width, height: height)
    }
  }
}
