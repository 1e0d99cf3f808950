import Foundation
import Testing

@testable import InterfaceFiles

/// Tests of what the scan rejects before the XML parser sees it.
@Suite struct InterfaceScanTests {
  private func check(
    _ bytes: some Sequence<UInt8>, limits: InterfaceParser.Limits = .init()
  ) throws(InterfaceFileError) -> InterfaceScan.Counts {
    try InterfaceScan.check(Data(bytes), limits: limits)
  }

  private func refusal(
    _ bytes: some Sequence<UInt8>, limits: InterfaceParser.Limits = .init()
  ) -> InterfaceFileError? {
    do throws(InterfaceFileError) {
      _ = try check(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("Elements, attributes and pieces are counted, whatever quotes and comments contain")
  func counts() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a b='1>"' c = "2='/>">t=&amp;<d/><!-- <e f="g"> --><![CDATA[<h i="j">]]></a>
      """
    #expect(
      try check(text.utf8)
        == InterfaceScan.Counts(elements: 2, attributes: 2, pieces: 3))
  }

  /// Seven such bytes trapped inside the parser.
  @Test("Bytes that aren't UTF-8 are reported with their position")
  func notUTF8() {
    #expect(
      refusal(Array("<v".utf8) + [0xE0] + Array("rst".utf8)) == .notUTF8(offset: 2, line: 1))
    let bad: [[UInt8]] = [
      [0], [0x80], [0xC0, 0x80], [0xE0], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
      [0xFE],
    ]
    for bytes in bad {
      for end in ["", "</a>"] {
        let file = Array("<a>\n\nb".utf8) + bytes + Array(end.utf8)
        #expect(refusal(file) == .notUTF8(offset: 6, line: 3), "\(bytes)")
      }
    }
  }

  @Test("Other encodings are rejected, declared or not, because the scan can't read them")
  func encodings() {
    let type = "<!DOCTYPE a>"
    for encoding: String.Encoding in [
      .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
    ] {
      #expect(refusal(type.data(using: encoding)!) != nil, "\(encoding)")
    }
    // "<?xml" in EBCDIC, which the parser would recognize.
    #expect(refusal([0x4C, 0x6F, 0xA7, 0x94, 0x93]) == .notUTF8(offset: 2, line: 1))
    for name in ["ISO-8859-1", "UTF-7", "utf-16", "IBM037", "UTF-8x", ""] {
      for declared in ["encoding=\"\(name)\"", "encoding = '\(name)'", "encoding\n=\t\"\(name)\""] {
        for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
          let file = mark + Array("<?xml version='1.0' \(declared)?><a/>".utf8)
          #expect(refusal(file) == .encoding(name: name.lowercased()), "\(declared)")
        }
      }
    }
    for name in ["UTF-8", "utf-8"] {
      #expect(refusal(Array("<?xml version='1.0' encoding='\(name)'?><a/>".utf8)) == nil)
    }
    #expect(refusal(Array("<?xml version='1.0'?><a/>".utf8)) == nil)
    let twice = "<?xml version='1.0' encoding='UTF-8' encoding='UTF-7'?><a/>"
    #expect(refusal(Array(twice.utf8)) == .encoding(name: "utf-8"))
  }

  @Test("A document type is found wherever it is valid, and nowhere else")
  func documentTypes() {
    for text in ["<!DOCTYPE a>", "<!doctype a>", "<!ENTITY b \"c\">", "<!>", "<!-"] {
      #expect(refusal(Array("\n\(text)<a/>".utf8)) == .documentType(line: 2), "\(text)")
      #expect(refusal(Array("<a>\n\n<b/>\(text)".utf8)) == .documentType(line: 3), "\(text)")
    }
    for text in [
      "<!-- <!DOCTYPE a> -->", "<a><![CDATA[<!DOCTYPE a>]]></a>",
    ] {
      #expect(refusal(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test("The limits are exact")
  func limits() {
    var limits = InterfaceParser.Limits()
    (limits.attributes, limits.depth, limits.elements) = (5, 6, 7)
    for count in 1...10 {
      func refusal(_ text: String) -> InterfaceFileError? {
        self.refusal(Array(text.utf8), limits: limits)
      }
      let attributes = (0..<count).map { " a\($0)='='" }.joined()
      #expect(
        refusal("\n<a\(attributes)/>")
          == (count > 5 ? .tooManyAttributes(line: 2, limit: 5) : nil))
      #expect(
        refusal(String(repeating: "<a>", count: count))
          == (count > 6 ? .tooDeep(line: 1, limit: 6) : nil))
      let many: InterfaceFileError? = count > 7 ? .tooMany(line: 1, limit: 7) : nil
      for piece in ["<a/>", "&#65;", "<!---->", "<![CDATA[]]>", "\r"] {
        #expect(refusal(String(repeating: piece, count: count)) == many, "\(piece)")
      }
      let values = "<a b='\(String(repeating: "&amp;", count: count))'/>"
      #expect(refusal(values) == many)
    }
  }

  /// `<?a?>` trapped inside the parser.
  @Test("Processing instructions are rejected, except for the declaration at the start")
  func instructions() {
    for text in [
      "<?a?><b/>", "<b><?a?></b>", "<?xml?><b/>", "\n<?xml version='1.0'?><b/>", "<b/><?a c?>",
      "<?xmlx version='1.0'?><b/>", "<?XML version='1.0'?><b/>",
    ] {
      guard case .malformed = refusal(Array(text.utf8)) else {
        Issue.record("\(text)")
        continue
      }
    }
    #expect(refusal([0xEF, 0xBB, 0xBF] + Array("<?xml version='1.0'?><b/>".utf8)) == nil)
  }

  @Test("Namespaces and markup without an end are rejected")
  func malformed() {
    for text in [
      "<a xmlns='b'/>", "<a\nxmlns:b='c'/>", "<a", "<a b='", "<a b='<'/>", "<a <b/>", "<!--",
      "<!-->", "<![CDATA[", "<?a", "</a",
    ] {
      guard case .malformed = refusal(Array(text.utf8)) else {
        Issue.record("\(text)")
        continue
      }
    }
    #expect(
      refusal(Array("<a>\n  <b c='<'/>".utf8))
        == .malformed(line: 2, column: 9, reason: "a '<' inside a tag"))
  }

  @Test("The size of a file, of its tags and of all its attributes has exact limits")
  func sizes() {
    var limits = InterfaceParser.Limits()
    for (text, part) in [("<a b='123'/>", 11), ("<!--12345-->", 11), ("<![CDATA[]]>", 11)] {
      for limit in 9...13 {
        limits.markup = limit
        let malformed = InterfaceFileError.malformed(
          line: 2, column: 13, reason: "a tag or comment of more than \(limit) bytes")
        #expect(
          refusal("\n\(text)".utf8, limits: limits) == (limit < part ? malformed : nil), "\(text)")
      }
    }
    limits = InterfaceParser.Limits()
    for limit in 3...5 {
      limits.bytes = limit
      #expect(
        refusal("<a/>".utf8, limits: limits)
          == (limit < 4 ? .tooLarge(bytes: 4, limit: limit) : nil))
    }
    limits = InterfaceParser.Limits()
    limits.elements = 4
    for count in 1...3 {
      let tag = "<a\(String(repeating: " b='='", count: 4))/>"
      #expect(
        refusal(String(repeating: tag, count: count).utf8, limits: limits)
          == (count > 2 ? .tooMany(line: 1, limit: 8) : nil))
    }
  }

  @Test("Siblings aren't nested: only what is open counts for the depth")
  func depth() {
    var limits = InterfaceParser.Limits()
    limits.depth = 2
    let pair = "<b><c/></b>"
    #expect(refusal("<a>\(String(repeating: "<b></b>", count: 9))</a>".utf8, limits: limits) == nil)
    #expect(refusal("<a>\(pair)</a>".utf8, limits: limits) == nil)
    #expect(refusal("<a><b><c></c></b></a>".utf8, limits: limits) == .tooDeep(line: 1, limit: 2))
    // The first character of an end tag's name may end a comment or a tag elsewhere.
    #expect(refusal("<a></></a>".utf8, limits: limits) == nil)
  }

  @Test("A declaration has white space after its name, of each kind, and ends the file at most")
  func declarations() {
    for space in [" ", "\t", "\n", "\r"] {
      #expect(refusal("<?xml\(space)version='1.0'?><a/>".utf8) == nil, "\(space.utf8.first ?? 0)")
    }
    for other in ["\u{B}", "\u{E}", "\u{A0}"] {
      #expect(refusal("<?xml\(other)version='1.0'?><a/>".utf8) != nil)
    }
    for text in ["<?xml", "<?xml ", "<?xml ?"] { #expect(refusal(text.utf8) != nil, "\(text)") }
    // The counts begin behind its end.
    #expect(
      (try? check("<?xml version='1.0'?><a b='?>'/>".utf8))
        == InterfaceScan.Counts(elements: 1, attributes: 1))
    let long = String(repeating: "x", count: 60)
    #expect(
      refusal("<?xml version='1.0' encoding='\(long)'?><a/>".utf8)
        == .encoding(name: String(long.prefix(40))))
  }

  @Test("What ends a comment or character data isn't read again")
  func ends() throws {
    for text in ["<!---->", "<![CDATA[]]>", "<!-- a -->", "<![CDATA[<b>]]>"] {
      #expect(
        try check("\(text)<a/>".utf8) == InterfaceScan.Counts(elements: 1, pieces: 1), "\(text)")
    }
    // A comment that ends the file at each length.
    for length in 0...5 {
      let text = "<!--" + String(repeating: "-", count: length)
      #expect((refusal(text.utf8) != nil), "\(text)")
      #expect(refusal((text + "-->").utf8) == nil, "\(text)")
    }
    #expect(
      refusal("<a b='<'/>".utf8) == .malformed(line: 1, column: 7, reason: "a '<' inside a tag"))
  }
}
