import Foundation
import Testing

@testable import UIKit

/// Tests of documents of all kinds: type detection, character encodings and rejected documents.
@Suite struct TextDocumentTests {
  private typealias Kind = NSAttributedString.DocumentType

  private func string(
    _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
  ) throws -> String {
    try NSAttributedString(data: data, options: options, documentAttributes: nil).string
  }

  @Test(arguments: [
    "<!DOCTYPE html><b>a</b>", "  <html><b>a</b>", "<HTML><body><b>a</b></body></HTML>",
  ])
  func htmlIsKnownByItsStart(html: String) throws {
    #expect(try string(Data(html.utf8)) == "a")
  }

  @Test func plainTextStaysAsItIs() throws {
    let content = "<b>a</b> &amp; ü\n  b"
    #expect(try string(Data(content.utf8)) == content)
    #expect(try string(Data(content.utf8), [.documentType: Kind.plain]) == content)
    #expect(try string(Data(content.utf8), [.documentType: "NSPlainText"]) == content)
  }

  /// As on iOS, HTML without a declared encoding is Windows Latin.
  @Test func encodings() throws {
    let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: Kind.html]
    #expect(try string(Data("ü–".utf8), html) == "Ã¼â€“")
    #expect(try string(Data([0xFC, 0x96]), html) == "ü–")
    #expect(try string(Data("<meta charset=\"utf-8\">ü–".utf8), html) == "ü–")
    #expect(try string(Data([0xEF, 0xBB, 0xBF] + Array("ü".utf8)), html) == "ü")
    #expect(try string(Data([0xFF, 0xFE, 0xFC, 0x00, 0x61, 0x00]), html) == "üa")
    #expect(try string(Data([0xFE, 0xFF, 0x00, 0xFC, 0x00]), html) == "ü")
    let unicode = try #require("<b>ü</b>".data(using: .unicode))
    #expect(
      try string(
        unicode, html.merging([.characterEncoding: String.Encoding.unicode.rawValue]) { $1 }) == "ü"
    )
    #expect(
      try string(
        Data("ü".utf8), html.merging([.characterEncoding: NSNumber(value: 4)]) { $1 }) == "ü")
  }

  @Test func attributesAndDefaults() throws {
    var about: NSDictionary?
    let text = try NSAttributedString(
      data: Data("<b>a</b>".utf8),
      options: [
        .documentType: Kind.html, .characterEncoding: String.Encoding.utf8.rawValue,
        .defaultAttributes: [
          NSAttributedString.Key.kern: 3.0, .foregroundColor: UIColor.red,
        ] as [NSAttributedString.Key: Any],
      ], documentAttributes: AutoreleasingUnsafeMutablePointer(&about))
    #expect(about?["DocumentType"] as? String == Kind.html.rawValue)
    #expect(about?["CharacterEncoding"] as? Int == 4)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.kern] as? Double == 3)
    #expect(
      attributes[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func richTextIsRefused() throws {
    let data = Data("{\\rtf1\\ansi a}".utf8)
    let refusal = TextDocumentError.unsupported(type: Kind.rtf.rawValue)
    #expect(throws: refusal) { try string(data) }
    #expect(throws: refusal) { try string(data, [.documentType: Kind.rtf]) }
    #expect(throws: TextDocumentError.unsupported(type: Kind.rtfd.rawValue)) {
      try string(data, [.documentType: Kind.rtfd])
    }
    let error = refusal as NSError
    #expect(error.domain == NSCocoaErrorDomain)
    #expect(error.code == 65806)
    #expect(error.localizedDescription.contains("NSRTF"))
  }

  /// If reading fails, the string doesn't change.
  @Test func readingIntoAString() throws {
    let text = NSMutableAttributedString(string: "old")
    #expect(throws: TextDocumentError.self) {
      try text.read(from: Data(), options: [.documentType: Kind.rtf], documentAttributes: nil)
    }
    #expect(text.string == "old")
    try text.read(
      from: Data("<b>new</b>".utf8), options: [.documentType: Kind.html], documentAttributes: nil)
    #expect(text.string == "new")
    #expect(
      try NSMutableAttributedString(data: Data("x".utf8), documentAttributes: nil).string == "x")
  }

  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, expected) in [("a.html", "x"), ("a.txt", "<i>x</i>"), ("a.unknown", "<i>x</i>")] {
      let file = folder.appendingPathComponent(name)
      try Data("<i>x</i>".utf8).write(to: file)
      #expect(try NSAttributedString(url: file, documentAttributes: nil).string == expected)
    }
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        url: folder.appendingPathComponent("none.html"), documentAttributes: nil)
    }
    let far = try #require(URL(string: "https://a.b/c.html"))
    #expect(throws: TextDocumentError.notAFile(url: "https://a.b/c.html")) {
      try NSAttributedString(url: far, documentAttributes: nil)
    }
  }

  @Test func depthHasALimit() throws {
    let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: Kind.html]
    let limit = HTMLElements.deepest
    let fits = String(repeating: "<div>", count: limit) + "a"
    #expect(try string(Data(fits.utf8), html) == "a")
    #expect(throws: TextDocumentError.tooDeep(limit: limit)) {
      try string(Data(("<div>" + fits).utf8), html)
    }
  }

  @Test func sizeHasALimit() throws {
    let data = Data(count: TextDocument.largest + 1)
    #expect(throws: TextDocumentError.tooLarge(bytes: data.count, limit: TextDocument.largest)) {
      try string(data)
    }
  }

  private static let pieces = [
    "<", ">", "/", "b", "<p>", "</p>", "<li>", "</li>", "<ul>", "</ul>", "<ol start=9", "&", "&#",
    "&#x",
    ";", "\"", "'", "=", " ", "\n", "<!--", "-->", "<style>", "</style>", "{", "}", ":", "<b>",
    "</b>",
    "<i>", "</i>", "<a href='", "<table>", "<td>", "</td>", "</table>", "<div style='", "color:#",
    "font:", "9px", "/", "<pre>", "</pre>", "<br>", "\u{0}", "\r\n", "é", "👨‍👩‍👧", "<svg>", "</svg>",
  ]

  /// Any sequence of pieces gives a text, or a document that is too deep. Runs cover the whole text.
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
  func brokenDocuments(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      let html = (0..<random.next(60)).map { _ in Self.pieces[random.next(Self.pieces.count)] }
        .joined()
      let text = try HTMLReader.read(html, defaults: [:])
      var covered = 0
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
        attributes, range, _ in
        #expect(range.location == covered)
        #expect(attributes[.font] is UIFont && attributes[.paragraphStyle] is NSParagraphStyle)
        covered += range.length
      }
      #expect(covered == text.length, "\(html.debugDescription)")
      #expect(!text.string.contains("\u{0}"))
    }
  }

  @Test(arguments: [4, 6, 9] as [UInt64])
  func randomBytes(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<100 {
      let data = Data((0..<random.next(400)).map { _ in UInt8(random.next(256)) })
      for kind in [Kind.html, .plain] {
        for text in [
          try string(data, [.documentType: kind]),
          try string(
            data, [.documentType: kind, .characterEncoding: String.Encoding.utf8.rawValue]),
        ] {
          // No encoding uses less than a byte for a UTF-16 unit.
          if kind == .plain { #expect(text.utf16.count <= data.count) }
        }
      }
    }
  }
}
