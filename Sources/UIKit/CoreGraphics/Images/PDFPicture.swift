import CCairo

/// The first page of a PDF file. Poppler draws it.
///
/// Only files in the app itself are read. The file is parsed again for each bitmap, because Poppler's documents
/// belong to one thread.
package final class PDFPicture: Sendable, Equatable {
  private let data: Data
  /// The page's size in points.
  package let size: CGSize

  /// Returns whether the data begins like a PDF file.
  static func begins(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

  package init(_ data: Data) throws(ImageDecodingError) {
    let limits = VectorPicture.limits
    guard data.count <= limits.maximumBytes else {
      throw .tooManyBytes(count: data.count, limit: limits.maximumBytes)
    }
    self.data = data
    let page = try PDFPage(data)
    let size = page.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .damaged("its page has no size")
    }
    guard max(size.width, size.height).rounded() <= CGFloat(limits.maximumDimension) else {
      throw .damaged("its page of \(size.width) × \(size.height) points is too large")
    }
    self.size = size
  }

  package static func == (a: PDFPicture, b: PDFPicture) -> Bool { a === b }

  /// Returns the page as a bitmap of this many pixels, transparent where nothing is drawn.
  /// ``VectorPicture/image(width:height:)`` limits its sides.
  func image(width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    let page = try PDFPage(data)
    guard let surface = makeSurface(width: width, height: height) else {
      throw .tooManyPixels(width: width, height: height)
    }
    let image = CGImage(cairoSurface: surface)
    let cairo = cairo_create(surface)!
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
    page.draw(in: cairo)
    return image
  }
}
