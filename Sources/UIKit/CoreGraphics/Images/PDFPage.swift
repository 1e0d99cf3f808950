import CPixbuf

/// The first page of an open Poppler document.
final class PDFPage {
  private let poppler: Poppler
  private let bytes: OpaquePointer
  private let document: OpaquePointer
  private let page: OpaquePointer

  init(_ data: Data) throws(ImageDecodingError) {
    guard let poppler = Poppler.shared else {
      throw .damaged("PDF files need Poppler: install libpoppler-glib8")
    }
    self.poppler = poppler
    let copied = data.withUnsafeBytes { poppler.makeBytes($0.baseAddress, UInt($0.count)) }
    guard let copied else { throw .damaged("no memory for it") }
    var error: UnsafeMutablePointer<GError>?
    let opened = poppler.open(copied, nil, &error)
    guard let opened else {
      poppler.releaseBytes(copied)
      throw .damaged(takeMessage(of: error) ?? "Poppler gave up")
    }
    // Asked for a page that isn't there, Poppler prints a line.
    guard poppler.pageCount(opened) > 0, let first = poppler.page(opened, 0) else {
      poppler.release(opened)
      poppler.releaseBytes(copied)
      throw .damaged("it has no page")
    }
    (bytes, document, page) = (copied, opened, first)
  }

  deinit {
    poppler.release(page)
    poppler.release(document)
    poppler.releaseBytes(bytes)
  }

  /// The size in points.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    poppler.size(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  /// Draws the page at its own size, with its upper left corner at the origin.
  func draw(in cairo: OpaquePointer) { poppler.draw(page, cairo) }
}
