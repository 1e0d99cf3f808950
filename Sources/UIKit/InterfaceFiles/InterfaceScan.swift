import Foundation

/// A check of an XML file's bytes before the parser sees them.
///
/// The parser isn't safe with every file. It traps on bytes that aren't UTF-8 and on processing instructions without
/// data. It accepts other encodings, which a scan can't read, and expands the entities of a document type. It collects
/// all attributes of an element before it reports any. The scan therefore finds the start and end of markup, without
/// interpreting it, and rejects everything that isn't safe for the parser.
///
/// The scan and the parser may disagree about a file that isn't well-formed, but only behind the point where the parser
/// stops.
struct InterfaceScan {
  /// The number of parts in a file.
  struct Counts: Equatable, Sendable {
    var elements = 0
    var attributes = 0
    /// The number of other parts that the parser reports one by one: comments, sections of character data, character
    /// references, carriage returns.
    var pieces = 0
  }

  private let bytes: UnsafeRawBufferPointer
  private let limits: InterfaceParser.Limits
  private var position = 0
  private var depth = 0
  private var counts = Counts()

  /// Scans the file. O(bytes), with a constant number of visits to each byte.
  static func check(
    _ data: Data, limits: InterfaceParser.Limits
  ) throws(InterfaceFileError) -> Counts {
    guard data.count <= limits.bytes else {
      throw .tooLarge(bytes: data.count, limit: limits.bytes)
    }
    return try data.withUnsafeBytes { bytes in
      Result { () throws(InterfaceFileError) in
        try checkEncoding(bytes)
        var scan = InterfaceScan(bytes: bytes, limits: limits)
        return try scan.run()
      }
    }.get()
  }

  // MARK: Encoding

  /// The byte order mark in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func checkEncoding(_ bytes: UnsafeRawBufferPointer) throws(InterfaceFileError) {
    let invalid: Int?
    do {
      _ = try UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)
      invalid = bytes.firstIndex(of: 0)
    } catch {
      invalid = error.byteOffsets.lowerBound
    }
    if let invalid { throw .notUTF8(offset: invalid, line: line(of: invalid, in: bytes)) }
    // The declaration is at the very beginning, apart from a byte order mark.
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return
    }
    let declaration = String(decoding: text[..<end], as: UTF8.self).lowercased()
    let parts = declaration.components(separatedBy: "encoding")
    guard parts.count > 1 else { return }
    let value = parts[1].filter { !$0.isWhitespace }.drop { $0 == "=" }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }
    guard parts.count == 2, value == "utf-8" else {
      throw .encoding(name: String(value.prefix(40)))
    }
  }

  // MARK: Markup

  private mutating func run() throws(InterfaceFileError) -> Counts {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\r") { try countPiece() }
      position += 1
      guard byte == UInt8(ascii: "<") else { continue }
      let start = position
      try takeMarkup()
      // The parser restarts a tag or comment at every part of the file in which it doesn't end.
      guard position - start <= limits.markup else {
        throw malformed("a tag or comment of more than \(limits.markup) bytes")
      }
    }
    return counts
  }

  /// Skips the markup whose `<` is before ``position``.
  private mutating func takeMarkup() throws(InterfaceFileError) {
    if isNext("!--") {
      try countPiece()
      try skip(past: "-->", after: 3, "a comment")
    } else if isNext("![CDATA[") {
      try countPiece()
      try skip(past: "]]>", after: 8, "character data")
    } else if isNext("?") {
      // Foundation's parser traps on a processing instruction without data.
      guard isDeclaration else {
        throw malformed("a processing instruction, which Interface Builder files don't have")
      }
      try skip(past: "?>", after: 1, "the XML declaration")
    } else if isNext("!") {
      throw .documentType(line: line)
    } else if isNext("/") {
      depth -= 1
      try skip(past: ">", after: 1, "an end tag")
    } else {
      try takeStartTag()
    }
  }

  /// Whether the markup at ``position`` is the declaration `<?xml …?>` at the start of the file.
  private var isDeclaration: Bool {
    let start = bytes.starts(with: Self.mark) ? Self.mark.count : 0
    return position == start + 1 && isNext("?xml") && position + 4 < bytes.count
      && Self.isSpace(bytes[position + 4])
  }

  private mutating func takeStartTag() throws(InterfaceFileError) {
    counts.elements += 1
    guard counts.elements <= limits.elements else {
      throw .tooMany(line: line, limit: limits.elements)
    }
    var attributes = 0
    var quote: UInt8 = 0
    var last = UInt8(ascii: "<")
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "<"):
        throw malformed("a '<' inside a tag")
      case UInt8(ascii: "&"), UInt8(ascii: "\r"):
        try countPiece()
      case quote where quote != 0:
        quote = 0
      case _ where quote != 0:
        break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
      case UInt8(ascii: "="):
        attributes += 1
        counts.attributes += 1
        guard counts.attributes <= 2 * limits.elements else {
          throw .tooMany(line: line, limit: 2 * limits.elements)
        }
        guard attributes <= limits.attributes else {
          throw .tooManyAttributes(line: line, limit: limits.attributes)
        }
      case UInt8(ascii: "x") where Self.isSpace(last) && isNext("xmlns"):
        // For each name, the parser searches all namespaces.
        throw malformed("a namespace, which Interface Builder files don't have")
      case UInt8(ascii: ">"):
        position += 1
        if last != UInt8(ascii: "/") { depth += 1 }
        guard depth <= limits.depth else { throw .tooDeep(line: line, limit: limits.depth) }
        return
      default:
        break
      }
      last = byte
      position += 1
    }
    throw malformed("the file ends inside a tag")
  }

  private mutating func countPiece() throws(InterfaceFileError) {
    counts.pieces += 1
    guard counts.pieces <= limits.elements else {
      throw .tooMany(line: line, limit: limits.elements)
    }
  }

  private mutating func skip(
    past end: StaticString, after length: Int, _ name: String
  ) throws(InterfaceFileError) {
    position += length
    while position < bytes.count {
      if isNext(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw malformed("the file ends inside \(name)")
  }

  // MARK: Searching

  private func isNext(_ text: StaticString) -> Bool {
    bytes.count - position >= text.utf8CodeUnitCount
      && memcmp(bytes.baseAddress! + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  private var line: Int { Self.line(of: position, in: bytes) }

  private func malformed(_ reason: String) -> InterfaceFileError {
    let lineStart = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")) ?? -1
    return .malformed(line: line, column: position - lineStart, reason: reason)
  }

  /// Returns the line of an offset, counted from 1.
  private static func line(of offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
