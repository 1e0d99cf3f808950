import CPixbuf
import Glibc

/// The part of Poppler's GLib interface (22.12) that draws a page. It is loaded when the first PDF file is
/// read, so programs without such files don't need the library, either to build or to run.
struct Poppler: Sendable {
  typealias Open =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
  typealias Release = @convention(c) (OpaquePointer?) -> Void
  typealias Count = @convention(c) (OpaquePointer?) -> Int32
  typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  typealias Size =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Draw = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  let makeBytes: MakeBytes
  let releaseBytes: Release
  let open: Open
  let pageCount: Count
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
      let pageCount = find("poppler_document_get_n_pages", Count.self),
      let page = find("poppler_document_get_page", Page.self),
      let size = find("poppler_page_get_size", Size.self),
      let draw = find("poppler_page_render", Draw.self),
      let release = find("g_object_unref", Release.self)
    else { return nil }
    self.makeBytes = makeBytes
    self.releaseBytes = releaseBytes
    self.open = open
    self.pageCount = pageCount
    self.page = page
    self.size = size
    self.draw = draw
    self.release = release
  }
}
