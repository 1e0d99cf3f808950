/// Reads a line word by word, and tracks the position for the errors that it throws.
struct WordReader {
  private let line: Int
  private let bytes: ArraySlice<UInt8>
  /// The start of the next word, or of the space before it.
  private var place: Int

  /// Creates a reader of a line.
  ///
  /// - Parameter line: The line's number, from 1.
  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.line = line
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The next word, without taking it; empty at the end of the line.
  var next: ArraySlice<UInt8> {
    let start = self.start
    return bytes[start..<(bytes[start...].firstIndex(of: space) ?? bytes.endIndex)]
  }

  var isAtEnd: Bool { start == bytes.endIndex }

  /// Takes the word if it is the next one. Returns whether it was.
  mutating func take(_ word: String) -> Bool {
    guard next.elementsEqual(word.utf8) else { return false }
    advance()
    return true
  }

  mutating func expect(_ word: String) throws(GenomeTextError) {
    guard take(word) else { throw error(expected: "“\(word)”") }
  }

  mutating func expectEnd() throws(GenomeTextError) {
    guard isAtEnd else { throw error(expected: "the end of the line") }
  }

  /// Takes a word and converts it to a value.
  mutating func value<Value>(
    _ expected: String, _ read: (ArraySlice<UInt8>) -> Value?
  ) throws(GenomeTextError) -> Value {
    guard let value = read(next) else { throw error(expected: expected) }
    advance()
    return value
  }

  mutating func number() throws(GenomeTextError) -> Float {
    try value("a number", DecimalText.number)
  }

  mutating func identifier() throws(GenomeTextError) -> GeneID {
    try value("a whole number up to \(GenomeLimits.largestID)", DecimalText.wholeNumber)
  }

  /// Takes one of the names of some values.
  mutating func choice<Value>(
    _ what: String, _ values: [Value], named name: (Value) -> String
  ) throws(GenomeTextError) -> Value {
    let word = next
    guard let value = values.first(where: { word.elementsEqual(name($0).utf8) }) else {
      throw error(expected: "\(what): " + values.map(name).joined(separator: ", "))
    }
    advance()
    return value
  }

  /// Takes a gene's identifier, or the one after the largest.
  mutating func nextIdentifier() throws(GenomeTextError) -> GeneID {
    take("\(GenomeLimits.largestID + 1)") ? GenomeLimits.largestID + 1 : try identifier()
  }

  /// Takes the rest of the line as a value.
  mutating func rest<Value>(
    _ expected: String, _ read: (ArraySlice<UInt8>) -> Value?
  ) throws(GenomeTextError) -> Value {
    guard let value = read(bytes[start...]) else { throw error(expected: expected) }
    place = bytes.endIndex
    return value
  }

  /// Returns an error at the next word.
  func error(expected: String) -> GenomeTextError {
    let shown = next.prefix(24).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
    let word = String(decoding: shown, as: UTF8.self)
    let dots = next.count > shown.count ? "…" : ""
    return GenomeTextError(
      line: line, column: start - bytes.startIndex + 1, expected: expected,
      found: isAtEnd ? "the end of the line" : "“\(word)\(dots)”")
  }

  private let space = UInt8(ascii: " ")

  /// The start of the next word.
  private var start: Int { bytes[place...].firstIndex { $0 != space } ?? bytes.endIndex }

  private mutating func advance() { place = next.endIndex }
}
