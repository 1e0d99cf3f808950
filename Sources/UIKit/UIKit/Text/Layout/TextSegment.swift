import Foundation

/// A piece of a text as Pango takes it: UTF-8, with the way back to the text's own UTF-16 units.
struct TextSegment {
  /// Never contains a zero or a paragraph separator.
  private(set) var bytes: [UInt8] = []
  /// For each byte, the UTF-16 unit that its character starts at.
  private(set) var units: [Int] = []

  static let ellipsis: Unicode.Scalar = "\u{2026}"
  /// Ends a line, and no paragraph: what stands after it knows what stood before.
  static let lineSeparator: Unicode.Scalar = "\u{2028}"

  /// Half a surrogate pair becomes U+FFFD; a zero and line separators become spaces.
  init(_ text: [UInt16], _ range: Range<Int>) {
    bytes.reserveCapacity(range.count)
    units.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = text[index]
      if UTF16.isLeadSurrogate(unit), index + 1 < range.upperBound,
        UTF16.isTrailSurrogate(text[index + 1])
      {
        let high = UInt32(unit) - 0xd800
        let low = UInt32(text[index + 1]) - 0xdc00
        append(Unicode.Scalar(0x10000 + high << 10 + low)!, at: index)
        index += 2
        continue
      }
      if unit == 0 || TextSegment.isSeparator(unit) {
        append(" ", at: index)
      } else {
        append(Unicode.Scalar(unit) ?? "\u{fffd}", at: index)
      }
      index += 1
    }
  }

  mutating func append(_ scalar: Unicode.Scalar, at unit: Int) {
    for byte in UTF8.encode(scalar)! {
      bytes.append(byte)
      units.append(unit)
    }
  }

  mutating func append(_ other: TextSegment) {
    bytes += other.bytes
    units += other.units
  }

  /// The UTF-16 unit at a byte; `end` past the last.
  func unit(atByte byte: Int, end: Int) -> Int {
    byte < units.count ? units[byte] : end
  }

  /// The first byte whose character starts at or after `unit`.
  func byte(atUnit unit: Int) -> Int {
    Bisection.count(units.count) { units[$0] < unit }
  }

  /// Whether a unit ends a paragraph or a line: LF, VT, FF, CR, NEL, LS, PS.
  static func isSeparator(_ unit: UInt16) -> Bool {
    (0x0a...0x0d).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// The paragraphs of a text without their separators. CR LF is one separator; the text's last
  /// separator opens no further paragraph.
  static func paragraphs(_ text: [UInt16]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard isSeparator(text[index]) else {
        index += 1
        continue
      }
      result.append(start..<index)
      let isPair = text[index] == 0x0d && index + 1 < text.count && text[index + 1] == 0x0a
      index += isPair ? 2 : 1
      start = index
    }
    if start < text.count { result.append(start..<text.count) }
    return result
  }
}
