/// The nesting depth of a property list, measured before it is parsed. Foundation's parsers are recursive, so a
/// file full of brackets would overflow the stack.
struct ListNesting {
  /// Returns the largest number of lists that are open at the same time. The binary format counts as flat,
  /// because its parser has a limit.
  static func depth(of bytes: [UInt8]) -> Int {
    if bytes.starts(with: "bplist".utf8) { return 0 }
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    var scan = ListNesting(bytes)
    if first == UInt8(ascii: "<") { scan.readElements() } else { scan.readBrackets() }
    return scan.deepest
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private var deepest = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func open() {
    depth += 1
    deepest = max(deepest, depth)
  }

  private func isAt(_ text: StaticString) -> Bool {
    bytes[place...].starts(with: "\(text)".utf8)
  }

  /// Advances past the next occurrence of the text, or to the end.
  private mutating func skip(to text: StaticString) {
    while place < bytes.count, !isAt(text) { place += 1 }
    place = min(bytes.count, place + text.utf8CodeUnitCount)
  }

  /// Reads the format of Xcode's projects: words, quoted strings, and lists in parentheses and braces.
  private mutating func readBrackets() {
    var isInWord = false
    while place < bytes.count {
      let byte = bytes[place]
      // Two slashes begin a comment, except within a word such as a URL.
      if !isInWord, isAt("//") {
        skip(to: "\n")
        continue
      }
      if !isInWord, isAt("/*") {
        place += 2
        skip(to: "*/")
        continue
      }
      place += 1
      isInWord = false
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): open()
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(endingWith: byte)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
        break
      default: isInWord = true
      }
    }
  }

  private mutating func skipText(endingWith quote: UInt8) {
    while place < bytes.count, bytes[place] != quote {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private mutating func readElements() {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      if isAt("<!--") {
        skip(to: "-->")
      } else if isAt("<![CDATA[") {
        skip(to: "]]>")
      } else {
        let isEnd = isAt("</")
        skip(to: ">")
        if isEnd {
          depth -= 1
        } else if !bytes[..<place].suffix(2).starts(with: "/>".utf8) {
          open()
        }
      }
    }
  }
}
