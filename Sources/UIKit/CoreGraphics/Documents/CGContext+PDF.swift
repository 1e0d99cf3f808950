import CCairo
import Foundation

extension CGContext {
  /// Creates a context that draws a PDF document. The bytes go to `consumer` as pages end. Its unit is the
  /// point, and its origin is at the bottom left of each page with y pointing up. Drawing outside a page has no
  /// effect.
  ///
  /// Paths, images and text are stored as such. Content with a shadow, or with a blend mode that Cairo doesn't
  /// support, becomes an image of one pixel per point.
  ///
  /// - Parameters:
  ///   - mediaBox: A page's rectangle in points, or `nil` for US letter. The result is `nil` if its sides
  ///     aren't between 3 and 14 400 points long.
  ///   - auxiliaryInfo: Information about the document (`kCGPDFContextTitle` and so on).
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard
      let output = PDFOutput(
        consumer, mediaBox: mediaBox?.pointee ?? PDFOutput.defaultMediaBox, auxiliaryInfo ?? [:])
    else { return nil }
    self.init(
      handle: cairo_reference(output.cairo), width: 0, height: 0, format: .native,
      space: .standardRGB, ctm: .identity, deviceToCairo: .identity)
    document = output
  }

  /// Creates a context that writes a PDF file.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page with the initial graphics state, and ends the current page. Does nothing if the context
  /// doesn't draw a document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = pageInfo?[kCGPDFContextMediaBox] as? Data
    let numbers = data.flatMap { data -> [Double]? in
      guard data.count == 4 * MemoryLayout<Double>.size else { return nil }
      return data.withUnsafeBytes { bytes in
        (0..<4).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: Double.self) }
      }
    }
    startPage(
      numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { startPage(mediaBox?.pointee) }

  private func startPage(_ box: CGRect?) {
    guard let document else { return }
    endPage()
    unwind()
    guard let page = document.beginPage(box) else { return }
    deviceToCairo = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    state = GraphicsState(ctm: .identity, clipBounds: page)
    Self.setMatrix(userToCairo, on: document.cairo)
  }

  /// Ends everything that was begun but not ended: a page has its own state.
  private func unwind() {
    while !layers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
  }

  public func endPDFPage() { endPage() }

  public func endPage() {
    guard let document, document.page != nil else { return }
    unwind()
    document.endPage()
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// Ends the document. Later drawing has no effect.
  public func closePDF() {
    guard let document else { return }
    unwind()
    document.finish()
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// Makes `rect` of the page a link to `url`.
  ///
  /// - Parameter rect: The rectangle in the page's own coordinates, y up, independent of the CTM.
  public func setURL(_ url: CFURL, for rect: CGRect) { document?.link(to: url, rect) }

  /// Makes `rect` of the page, in its own coordinates, a link to the destination that `addDestination(_:at:)`
  /// names.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    document?.link(to: name, rect)
  }

  /// Names a point of the page, in its own coordinates.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    document?.addDestination(name, point)
  }
}
