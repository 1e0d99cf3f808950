import CoreGraphics
import Foundation

/// The settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's metadata, with keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  public required init() { super.init() }
}

/// The drawing environment of a PDF renderer's actions, with one page at a time.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pages: PDFPages

  init(_ pages: PDFPages, format: UIGraphicsRendererFormat) {
    self.pages = pages
    super.init(cgContext: pages.context, format: format)
  }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { pages.bounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { pages.begin(nil) }

  /// Begins a page with its own size. The printing boxes in `pageInfo` aren't written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.begin(bounds) }

  /// Makes `rect` a link to `url`.
  ///
  /// - Parameter rect: The rectangle in the page's own coordinates, with the origin at the bottom left
  ///   and y pointing up.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a point as the destination of links. It is in the page's own coordinates.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes `rect` a link to a named point. It is in the page's own coordinates.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// A renderer for PDF documents. Text stays text, which can be searched and copied.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
///       .pdfData { context in
///         context.beginPage()
///         "A page".draw(at: CGPoint(x: 72, y: 72))
///       }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns a document of what `actions` draw.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let consumer = CGDataConsumer(data: data),
      let pages = PDFPages(consumer, bounds: format.bounds, info)
    else { return Data() }
    UIGraphicsPushContext(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format: format))
    UIGraphicsPopContext()
    pages.context.closePDF()
    return data as Data
  }

  /// Writes a document of what `actions` draw to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The pages of a document that UIKit draws, with the origin at the top left and y pointing down.
final class PDFPages {
  let context: CGContext
  /// The bounds of the current page, or of pages to come.
  private(set) var bounds: CGRect
  private let ownBounds: CGRect

  /// - Parameter bounds: The bounds of a page. An empty rectangle means US Letter.
  init?(_ consumer: CGDataConsumer, bounds: CGRect, _ info: [AnyHashable: Any]) {
    var box =
      bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
    guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return nil }
    self.context = context
    self.bounds = box
    ownBounds = box
  }

  func begin(_ rect: CGRect?) {
    var box = rect.map { $0.isEmpty ? ownBounds : $0.standardized } ?? ownBounds
    context.beginPage(mediaBox: &box)
    bounds = box
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
  }
}
