import CCairo
import Foundation

extension CGContext {
  /// A context that draws a PDF document, whose bytes go to `consumer` as pages end. Its unit is the
  /// point, its origin is at the bottom left of each page, y pointing up. Drawing outside of a page
  /// leaves no mark.
  ///
  /// Paths, pictures and texts stay what they are; what has a shadow, or a blend mode that Cairo does not
  /// know, becomes a picture of one pixel per point.
  ///
  /// - Parameters:
  ///   - mediaBox: a page's rectangle in points; `nil` for US letter. `nil` comes back for one that is no
  ///     page: sides are 3 to 14 400 points long.
  ///   - auxiliaryInfo: what the document says of itself (`kCGPDFContextTitle` and so on).
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

  /// The same that writes a file.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page with the state that a new context has; ends the one that is drawn on. Does nothing in
  /// a context that draws no document.
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

  /// Ends what was begun and not ended: a page has a state of its own.
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

  /// Ends the document; drawing after it leaves no mark.
  public func closePDF() {
    guard let document else { return }
    unwind()
    document.finish()
    state = GraphicsState(ctm: .identity, clipBounds: .zero)
  }

  /// Makes `rect` of the page a link to `url`.
  ///
  /// - Parameter rect: in the page's own coordinates, y up, whatever the CTM.
  public func setURL(_ url: CFURL, for rect: CGRect) { document?.link(to: url, rect) }

  /// Makes `rect` of the page, in its own coordinates, a link to the place that `addDestination(_:at:)`
  /// names.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    document?.link(to: name, rect)
  }

  /// Names a point of the page, in its own coordinates.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    document?.addDestination(name, point)
  }
}
