import CPixbuf
import Glibc

/// The first page of an open document of Poppler's.
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
      let message = error.map { String(cString: $0.pointee.message) }
      if let error { g_error_free(error) }
      poppler.releaseBytes(copied)
      throw .damaged(message ?? "Poppler gave up")
    }
    guard let first = poppler.page(opened, 0) else {
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

  /// In points.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    poppler.size(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  /// Draws the page at its own size, with its upper left corner at the origin.
  func draw(in cairo: OpaquePointer) { poppler.draw(page, cairo) }
}

/// The part of Poppler's GLib interface (22.12) that draws a page, found when a PDF file is first met: neither
/// a program without such files nor whoever builds one has to have the library.
private struct Poppler: Sendable {
  typealias Open =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
  typealias Release = @convention(c) (OpaquePointer?) -> Void
  typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  typealias Size =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Draw = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  let makeBytes: MakeBytes
  let releaseBytes: Release
  let open: Open
  let page: Page
  let size: Size
  let draw: Draw
  let release: Release

  static let shared = Poppler()

  private init?() {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let makeBytes = find("g_bytes_new", MakeBytes.self),
      let releaseBytes = find("g_bytes_unref", Release.self),
      let open = find("poppler_document_new_from_bytes", Open.self),
      let page = find("poppler_document_get_page", Page.self),
      let size = find("poppler_page_get_size", Size.self),
      let draw = find("poppler_page_render", Draw.self),
      let release = find("g_object_unref", Release.self)
    else { return nil }
    self.makeBytes = makeBytes
    self.releaseBytes = releaseBytes
    self.open = open
    self.page = page
    self.size = size
    self.draw = draw
    self.release = release
  }
}
