import CoreGraphics
import Foundation

/// Begins a PDF document and makes it the current context. `data` contains the document after it
/// ends.
///
/// - Parameters:
///   - bounds: The bounds of a page, in points. An empty rectangle means US Letter.
///   - documentInfo: The document's metadata, with keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  _ = openDocument(consumer, bounds, documentInfo)
}

/// Begins a PDF document that is written to a file and makes it the current context. Returns whether
/// the file can be written.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  return openDocument(consumer, bounds, documentInfo)
}

/// Ends the most recent document. Does nothing if there is none.
public func UIGraphicsEndPDFContext() {
  guard let pages = openPages, UIGraphicsGetCurrentContext() === pages.context else { return }
  GraphicsStack.current.documents.removeLast()
  pages.context.closePDF()
  UIGraphicsPopContext()
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { openPages?.begin(nil) }

/// Begins a page with its own size. The printing boxes in `pageInfo` aren't written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  openPages?.begin(bounds)
}

/// Returns the bounds of the current page, or zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { openPages?.bounds ?? .zero }

/// Makes `rect` a link. It is in the page's own coordinates, with y pointing up.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  openPages?.context.setURL(url, for: rect)
}

/// Names a point as the destination of links. It is in the page's own coordinates, with y pointing
/// up.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  openPages?.context.addDestination(name, at: point)
}

/// Makes `rect` a link to a named point. It is in the page's own coordinates, with y pointing up.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  openPages?.context.setDestination(name, for: rect)
}

/// The pages of the thread's most recent document.
private var openPages: PDFPages? { GraphicsStack.current.documents.last }

private func openDocument(
  _ consumer: CGDataConsumer, _ bounds: CGRect, _ info: [AnyHashable: Any]?
) -> Bool {
  guard let pages = PDFPages(consumer, bounds: bounds, info ?? [:]) else { return false }
  GraphicsStack.current.documents.append(pages)
  UIGraphicsPushContext(pages.context)
  return true
}
