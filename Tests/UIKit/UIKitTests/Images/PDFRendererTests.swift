import Foundation
import Testing

@testable import UIKit

/// Source: Apple, UIGraphicsPDFRenderer and “Quartz 2D Programming Guide: PDF Document Creation”. The tests
/// read the files as specified by ISO 32000-1; Cairo compresses only the pages' contents.
@MainActor @Suite struct PDFRendererTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private func count(_ pattern: String, _ data: Data) -> Int {
    let all = String(data: data, encoding: .isoLatin1) ?? ""
    let expression = try! NSRegularExpression(pattern: pattern)
    return expression.numberOfMatches(
      in: all, range: NSRange(location: 0, length: (all as NSString).length))
  }

  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test(arguments: 1...4) func everyPageIsThere(pages: Int) {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      for index in 0..<pages {
        context.beginPage()
        #expect(context.pdfContextBounds == bounds)
        UIColor.red.setFill()
        context.fill(CGRect(x: 10 * index, y: 0, width: 20, height: 20))
      }
    }
    #expect(text(data).hasPrefix("%PDF-"))
    #expect(text(data.suffix(16)).contains("%%EOF"))
    #expect(count("/Type /Page\\b(?!s)", data) == pages)
    #expect(count("/MediaBox \\[ ?0 0 300 400 ?\\]", data) >= 1)
  }

  @Test func pagesHaveTheirOwnSizes() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      let wide = CGRect(x: 0, y: 0, width: 500, height: 200)
      context.beginPage(withBounds: wide, pageInfo: [:])
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(context.pdfContextBounds == wide)
    }
    #expect(count("0 0 300 400", data) >= 1)
    #expect(count("0 0 500 200", data) >= 1)
  }

  @Test func theDocumentTellsOfItself() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: "Ponds", kCGPDFContextAuthor: "An author",
      kCGPDFContextKeywords: ["water", "life"],
    ]
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { $0.beginPage() }
    #expect(text(data).contains("/Title (Ponds)"))
    #expect(text(data).contains("/Author (An author)"))
    #expect(text(data).contains("water, life"))
  }

  @Test func textsStayTexts() {
    let plain = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      ("A page" as NSString).draw(
        at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    #expect(count("/ToUnicode", plain) == 0)
    #expect(count("/ToUnicode", data) == 1)
    #expect(count("/Subtype /Image", data) == 0)
  }

  /// Link rectangles have y pointing up, as in the file.
  @Test func linksLead() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      // Cairo 1.16 writes the links of a page only if something is drawn on it.
      context.fill(CGRect(x: 10, y: 20, width: 100, height: 30))
      context.setURL(
        URL(string: "https://example.com/it's?a=(b)")!,
        for: CGRect(x: 10, y: 20, width: 100, height: 30))
      context.setDestinationWithName("end", for: CGRect(x: 50, y: 60, width: 10, height: 10))
      context.setDestinationWithName("nowhere", for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 400))
    }
    #expect(count("/Subtype /Link", data) == 3)
    #expect(count("example\\.com", data) == 1)
    #expect(count("/Rect \\[ ?10(\\.0+)? 20(\\.0+)? 110(\\.0+)? 50(\\.0+)? ?\\]", data) == 1)
    #expect(text(data.suffix(16)).contains("%%EOF"))
  }

  @Test func theOldFunctionsDoTheSame() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old"])
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(count("/Type /Page\\b(?!s)", data as Data) == 2)
    #expect(count("0 0 612 792", data as Data) >= 1)
    let path = NSTemporaryDirectory() + "old-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIGraphicsBeginPDFContextToFile(path, bounds, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    let written = try #require(FileManager.default.contents(atPath: path))
    #expect(text(written).hasPrefix("%PDF-"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", bounds, nil))
    UIGraphicsEndPDFContext()
  }

  @Test func whatIsDrawnOutsideOfAPageLeavesNoMark() {
    let empty = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.restoreGState()
      context.beginPage()
      context.cgContext.saveGState()
      context.cgContext.endPDFPage()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(count("/Type /Page\\b(?!s)", data) == 1)
    #expect(abs(data.count - empty.count) < 8)
  }

  @Test func oddBoxesAreNoPages() {
    for box in [
      CGRect(x: 0, y: 0, width: 1e9, height: 10), CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
    ] {
      var box = box
      let consumer = CGDataConsumer(data: NSMutableData())!
      #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
    }
  }

  /// Layers look the same on a page as on a screen.
  @Test func layersAreDrawnIntoPages() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    let empty = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      layer.render(in: context.cgContext)
    }
    #expect(data.count > empty.count + 10)
    #expect(count("/Subtype /Image", data) == 0)
  }
}
