/// The start tag of an element, with its name in lower case and its attributes.
struct HTMLTag: Hashable {
  var name: String
  var attributes: [String: String] = [:]
}

/// Splits an HTML document into texts and tags, like the tokenizer of the HTML Standard. Any
/// sequence of bytes gives some result. Each byte is visited a limited number of times.
struct HTMLTokenizer {
  enum Token: Equatable {
    case text(String)
    case start(HTMLTag)
    case end(String)
  }

  /// The maximum number of attributes per element. Further ones are ignored.
  private static let maximumAttributes = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    // Lines end with a line feed only, and there are no zero characters.
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0, !(byte == 0x0A && last == 0x0D) {
        bytes.append(byte)
      }
      last = byte
    }
    self.bytes = bytes
  }

  /// Returns the next text or tag, or `nil` at the end.
  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      switch byte(1) {
      case UInt8(ascii: "!"): skipMarkup()
      case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        guard let letter = byte(2), letter.isASCIILetter else {
          skip(past: UInt8(ascii: ">"))
          continue
        }
        position += 2
        guard let tag = tag() else { return nil }
        return .end(tag.name)
      case .some(let letter) where letter.isASCIILetter:
        position += 1
        return tag().map { .start($0) }
      default: return text()
      }
    }
    return nil
  }

  /// Returns the text up to the end tag of an element without tags inside, such as `style`.
  mutating func rawText(of name: String) -> String {
    let start = position
    let end = [UInt8]("</".utf8) + [UInt8](name.utf8)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), position + end.count <= bytes.count,
        (0..<end.count).allSatisfy({ bytes[position + $0].asciiLowercased == end[$0] })
      {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        skip(past: UInt8(ascii: ">"))
        return text
      }
      position += 1
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Skips a line feed that comes next, as after `<pre>`.
  mutating func skipLineFeed() {
    if byte(0) == 0x0A { position += 1 }
  }

  // MARK: Parts

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  /// Returns the text up to the next `<`. A `<` at the start is text.
  private mutating func text() -> Token {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(HTMLEntities.decode(bytes[start..<position], inAttribute: false))
  }

  private mutating func skip(past end: UInt8) {
    while position < bytes.count, bytes[position] != end { position += 1 }
    if position < bytes.count { position += 1 }
  }

  /// Skips a comment, which ends with `-->`, or a declaration.
  private mutating func skipMarkup() {
    guard byte(2) == UInt8(ascii: "-"), byte(3) == UInt8(ascii: "-") else {
      skip(past: UInt8(ascii: ">"))
      return
    }
    // `<!-->` is a complete comment.
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "-"), byte(1) == UInt8(ascii: "-"),
        byte(2) == UInt8(ascii: ">")
      {
        position += 3
        return
      }
      position += 1
    }
  }

  /// Returns the tag whose name starts here, or `nil` if the document ends inside it.
  private mutating func tag() -> HTMLTag? {
    var tag = HTMLTag(name: word { !$0.isASCIISpace && $0 != UInt8(ascii: "/") && $0 != .tagEnd })
    while position < bytes.count {
      let next = bytes[position]
      if next == .tagEnd {
        position += 1
        return tag
      }
      if next.isASCIISpace || next == UInt8(ascii: "/") {
        position += 1
        continue
      }
      let (name, value) = attribute()
      if tag.attributes.count < Self.maximumAttributes, tag.attributes[name] == nil {
        tag.attributes[name] = value
      }
    }
    return nil
  }

  private mutating func attribute() -> (String, String) {
    let start = position
    let name = word {
      !$0.isASCIISpace && $0 != UInt8(ascii: "/") && $0 != .tagEnd && $0 != UInt8(ascii: "=")
    }
    // A `=` at the start belongs to the name.
    if position == start { position += 1 }
    let ownName = name.isEmpty ? String(decoding: bytes[start..<position], as: UTF8.self) : name
    skipSpaces()
    guard byte(0) == UInt8(ascii: "=") else { return (ownName, "") }
    position += 1
    skipSpaces()
    guard let first = byte(0), first != .tagEnd else { return (ownName, "") }
    var valueStart = position
    let valueEnd: Int
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      valueStart += 1
      position += 1
      while position < bytes.count, bytes[position] != first { position += 1 }
      valueEnd = position
      if position < bytes.count { position += 1 }
    } else {
      while position < bytes.count, !bytes[position].isASCIISpace, bytes[position] != .tagEnd {
        position += 1
      }
      valueEnd = position
    }
    return (ownName, HTMLEntities.decode(bytes[valueStart..<valueEnd], inAttribute: true))
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position].isASCIISpace { position += 1 }
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position].lazy.map(\.asciiLowercased), as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static var tagEnd: UInt8 { UInt8(ascii: ">") }
  /// Whether the byte is a space, tab, line feed, form feed or carriage return.
  var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D ~= self && self != 0x0B) }
  var isASCIILetter: Bool { 0x61...0x7A ~= asciiLowercased }
  var isASCIIDigit: Bool { 0x30...0x39 ~= self }
  var asciiLowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}
