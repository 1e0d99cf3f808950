import CoreGraphics
import Foundation

/// Opens a PDF document as the current context; its bytes are in `data` when it has ended.
///
/// - Parameters:
///   - bounds: of a page, in points; an empty rectangle is US letter.
///   - documentInfo: what the document says of itself, by `kCGPDFContextTitle` and the like.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  _ = openDocument(consumer, bounds, documentInfo)
}

/// Opens a PDF document as the current context that writes a file. Returns whether it can be written.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  return openDocument(consumer, bounds, documentInfo)
}

/// Ends the document that was opened last. Does nothing when there is none.
public func UIGraphicsEndPDFContext() {
  guard let pages = openPages, UIGraphicsGetCurrentContext() === pages.context else { return }
  GraphicsStack.current.documents.removeLast()
  pages.context.closePDF()
  UIGraphicsPopContext()
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { openPages?.begin(nil) }

/// Begins a page of its own size. Of `pageInfo` the boxes for printing are not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  openPages?.begin(bounds)
}

/// The rectangle of the page that is drawn on; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { openPages?.bounds ?? .zero }

/// Makes `rect`, in the page's own coordinates (y up), a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  openPages?.context.setURL(url, for: rect)
}

/// Names a point, in the page's own coordinates (y up), for links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  openPages?.context.addDestination(name, at: point)
}

/// Makes `rect`, in the page's own coordinates (y up), a link to a named point.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  openPages?.context.setDestination(name, for: rect)
}

/// The pages of the document that the thread opened last.
private var openPages: PDFPages? { GraphicsStack.current.documents.last }

private func openDocument(
  _ consumer: CGDataConsumer, _ bounds: CGRect, _ info: [AnyHashable: Any]?
) -> Bool {
  guard let pages = PDFPages(consumer, bounds: bounds, info ?? [:]) else { return false }
  GraphicsStack.current.documents.append(pages)
  UIGraphicsPushContext(pages.context)
  return true
}
