import CCairo
import Foundation

/// A PDF document under construction.
final class PDFOutput {
  let cairo: OpaquePointer
  /// The rectangle of a page that doesn't specify one, in points.
  let mediaBox: CGRect
  private let surface: OpaquePointer
  private let consumer: CGDataConsumer
  private var isFinished = false
  /// The rectangle of the current page.
  private(set) var page: CGRect?
  /// The page that has ended but isn't written yet, because destinations may still be added to it.
  private var ended: CGRect?
  private var linkedNames: Set<String> = []
  private var knownNames: Set<String> = []

  /// US letter.
  static let defaultMediaBox = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// The lengths of a page's sides that readers of the format accept, in points (ISO 32000-1, Annex C.2).
  private static let sides: ClosedRange<CGFloat> = 3...14_400

  init?(_ consumer: CGDataConsumer, mediaBox: CGRect, _ info: CFDictionary) {
    guard let box = Self.usable(mediaBox) else { return nil }
    self.mediaBox = box
    self.consumer = consumer
    let write: cairo_write_func_t = { closure, bytes, count in
      let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure!).takeUnretainedValue()
      let written = consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return written ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    surface = cairo_pdf_surface_create_for_stream(
      write, Unmanaged.passUnretained(consumer).toOpaque(), Double(box.width), Double(box.height))
    cairo = cairo_create(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    set(info)
  }

  deinit {
    finish()
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  private static func usable(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, sides.contains(rect.width),
      sides.contains(rect.height)
    else { return nil }
    return rect
  }

  private func set(_ info: CFDictionary) {
    func set(_ field: cairo_pdf_metadata_t, _ key: CFString) {
      let text = info[key] as? String ?? (info[key] as? [String])?.joined(separator: ", ")
      guard let text, !text.isEmpty else { return }
      cairo_pdf_surface_set_metadata(surface, field, text)
    }
    set(CAIRO_PDF_METADATA_TITLE, kCGPDFContextTitle)
    set(CAIRO_PDF_METADATA_AUTHOR, kCGPDFContextAuthor)
    set(CAIRO_PDF_METADATA_SUBJECT, kCGPDFContextSubject)
    set(CAIRO_PDF_METADATA_KEYWORDS, kCGPDFContextKeywords)
    set(CAIRO_PDF_METADATA_CREATOR, kCGPDFContextCreator)
  }

  /// Begins a page with the size of `rect`, or of the document if `rect` isn't valid. Returns the page's
  /// rectangle, or `nil` if the document is finished.
  func beginPage(_ rect: CGRect?) -> CGRect? {
    guard !isFinished else { return nil }
    endPage()
    writeEnded()
    let box = rect.flatMap(Self.usable) ?? mediaBox
    cairo_pdf_surface_set_size(surface, Double(box.width), Double(box.height))
    cairo_save(cairo)
    page = box
    return box
  }

  func endPage() {
    guard page != nil else { return }
    ended = page
    page = nil
    cairo_restore(cairo)
  }

  private func writeEnded() {
    guard ended != nil else { return }
    ended = nil
    cairo_show_page(cairo)
  }

  // MARK: Links

  /// - Parameter rect: The rectangle in the page's coordinates, y up.
  func link(to url: URL, _ rect: CGRect) {
    guard let page else { return }
    tag(CAIRO_TAG_LINK, "uri=\(quoted(url.absoluteString)) " + attribute(rect, on: page))
  }

  func link(to name: String, _ rect: CGRect) {
    guard let page, !name.isEmpty else { return }
    linkedNames.insert(name)
    tag(CAIRO_TAG_LINK, "dest=\(quoted(name)) " + attribute(rect, on: page))
  }

  func addDestination(_ name: String, _ point: CGPoint) {
    guard let page = page ?? ended, !name.isEmpty, knownNames.insert(name).inserted else { return }
    tag(
      CAIRO_TAG_DEST,
      "name=\(quoted(name)) x=\(number(point.x - page.minX)) y=\(number(page.maxY - point.y))")
  }

  private func tag(_ name: String, _ attributes: String) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
    cairo_restore(cairo)
  }

  private func attribute(_ rect: CGRect, on page: CGRect) -> String {
    let rect = rect.standardized.intersection(page)
    guard !rect.isNull else { return "rect=[0 0 0 0]" }
    let numbers = [rect.minX - page.minX, page.maxY - rect.maxY, rect.width, rect.height]
    return "rect=[\(numbers.map(number).joined(separator: " "))]"
  }

  private func number(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.4f", Double(value)) : "0"
  }

  private func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.filter { $0.value >= 32 }.map { String($0) }.joined()
    return "'"
      + plain.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'") + "'"
  }

  /// Writes the rest. A link to a destination that was never added leads to the last page, because Cairo fails
  /// on a document with a broken link.
  func finish() {
    guard !isFinished else { return }
    endPage()
    if let ended {
      for name in linkedNames.subtracting(knownNames).sorted() {
        addDestination(name, CGPoint(x: ended.minX, y: ended.maxY))
      }
    }
    writeEnded()
    isFinished = true
    cairo_surface_finish(surface)
  }
}
