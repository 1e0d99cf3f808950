import Foundation
import OozeKernel

/// A piece of a text for Pango in UTF-8, with a mapping to the text's own UTF-16 units.
package struct TextSegment {
  /// The bytes, which never contain a zero or a paragraph separator.
  private(set) var bytes: [UInt8] = []
  /// For each byte, the UTF-16 unit at which its character starts.
  private(set) var units: [Int] = []

  static let ellipsis: Unicode.Scalar = "\u{2026}"
  /// The separator that ends a line but not a paragraph, so that the text before it still affects
  /// the text after it.
  static let lineSeparator: Unicode.Scalar = "\u{2028}"

  /// Creates a segment. Half a surrogate pair becomes U+FFFD, and a zero and line separators become
  /// spaces.
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

  /// Returns the UTF-16 unit at a byte, or `end` past the last one.
  func unit(atByte byte: Int, end: Int) -> Int {
    byte < units.count ? units[byte] : end
  }

  /// Returns the first byte whose character starts at or after `unit`.
  func byte(atUnit unit: Int) -> Int {
    Bisection.count(units.count) { units[$0] < unit }
  }

  /// Returns whether a unit ends a paragraph or a line: LF, VT, FF, CR, NEL, LS, PS.
  package static func isSeparator(_ unit: UInt16) -> Bool {
    (0x0a...0x0d).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Returns the paragraphs of a text without their separators. CR LF is one separator. A separator
  /// at the end of the text doesn't start another paragraph.
  package static func paragraphs(_ text: [UInt16]) -> [Range<Int>] {
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
