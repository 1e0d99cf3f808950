import CPango
import Foundation

/// The boundaries of characters, words and sentences, by Unicode's rules (UAX #29).
///
/// Offsets are in UTF-16 units. Scripts without spaces are processed without a dictionary, so a run
/// of ideographs is one word.
package struct TextBoundaries {
  /// The ranges of words in order.
  package private(set) var words: [Range<Int>] = []
  /// The ranges of sentences in order, without the spaces between them.
  package private(set) var sentences: [Range<Int>] = []

  package init(_ units: [UInt16]) {
    // Separators become spaces for Pango and end words and sentences in the same way.
    for paragraph in TextSegment.paragraphs(units) { add(TextSegment(units, paragraph), paragraph) }
  }

  private mutating func add(_ segment: TextSegment, _ range: Range<Int>) {
    guard !segment.bytes.isEmpty else { return }
    let starts = segment.bytes.indices.filter { segment.bytes[$0] & 0xc0 != 0x80 }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
    FontMap.shared.withLock { _ in
      segment.bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_get_log_attrs(
            $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), &attributes,
            Int32(attributes.count))
        }
      }
    }
    func unit(_ index: Int) -> Int {
      index < starts.count
        ? segment.unit(atByte: starts[index], end: range.upperBound) : range.upperBound
    }
    var word: Int?
    var sentence: Int?
    for (index, attribute) in attributes.enumerated() {
      // Pango also ends a word inside it, at an apostrophe.
      if attribute.is_word_end != 0, attribute.is_word_boundary != 0, let start = word {
        words.append(start..<unit(index))
        word = nil
      }
      if attribute.is_word_start != 0, word == nil { word = unit(index) }
      if attribute.is_sentence_end != 0, let start = sentence {
        sentences.append(start..<unit(index))
        sentence = nil
      }
      if attribute.is_sentence_start != 0 { sentence = unit(index) }
    }
    if let sentence { sentences.append(sentence..<range.upperBound) }
  }

  /// Returns the user-perceived characters in a range.
  package static func characters(of units: [UInt16], in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for character in String(decoding: units[range], as: UTF16.self) {
      let end = start + character.utf16.count
      result.append(start..<end)
      start = end
    }
    return result
  }

  /// Returns the character that contains an offset, or `nil` at the text's end.
  package static func character(at offset: Int, of units: [UInt16]) -> Range<Int>? {
    guard offset < units.count else { return nil }
    let paragraph = TextBoundaries.vicinity(of: offset, in: units)
    return characters(of: units, in: paragraph).first { $0.contains(offset) }
  }

  /// Returns a range around an offset that contains its whole character: the line of text with the
  /// separator after it.
  private static func vicinity(of offset: Int, in units: [UInt16]) -> Range<Int> {
    var start = offset
    while start > 0, !TextSegment.isSeparator(units[start - 1]) { start -= 1 }
    if start > 0, units[start] == 0x0a, units[start - 1] == 0x0d { start -= 1 }
    var end = offset + 1
    while end < units.count, !TextSegment.isSeparator(units[end]) { end += 1 }
    return max(0, start)..<min(units.count, end + 2)
  }
}
