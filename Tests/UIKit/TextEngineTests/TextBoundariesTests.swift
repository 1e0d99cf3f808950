import Foundation
import Testing

@testable import TextEngine

/// Tests of words, sentences and characters. Source: Unicode Standard Annex #29, Text Segmentation.
@Suite struct TextBoundariesTests {
  private func parts(_ string: String, _ ranges: [Range<Int>]) -> [String] {
    let units = Array(string.utf16)
    return ranges.map { String(decoding: units[$0], as: UTF16.self) }
  }

  @Test(arguments: [
    ("two words", ["two", "words"]), ("", []), ("   ", []), ("don't stop", ["don't", "stop"]),
    ("a, b. c", ["a", "b", "c"]), ("one\ntwo\r\nthree", ["one", "two", "three"]),
    ("שלום עולם", ["שלום", "עולם"]), ("e\u{301}te\u{301} 👍🏽 x", ["e\u{301}te\u{301}", "x"]),
    ("end", ["end"]), (" 3.14 ", ["3.14"]), ("\n\nlast", ["last"]),
  ])
  func wordsAreThoseOfUnicode(string: String, words: [String]) {
    #expect(parts(string, TextBoundaries(string.units).words) == words)
  }

  @Test(arguments: [
    ("One. Two? Three", ["One.", "Two?", "Three"]), ("Dr. Who", ["Dr.", "Who"]), ("", []),
    ("A line\nanother line", ["A line", "another line"]), ("Short.", ["Short."]),
    ("שלום. עולם.", ["שלום.", "עולם."]),
  ])
  func sentencesAreThoseOfUnicode(string: String, sentences: [String]) {
    let found = parts(string, TextBoundaries(string.units).sentences)
    #expect(found == sentences)
  }

  @Test(arguments: [
    "", "abc", "e\u{301}a", "👨‍👩‍👧‍👦x🇩🇪🇫🇷", "a\r\nb", "\r\n\r\n", "क्षत्रिय\nx", "one\u{2028}two\u{85}three",
  ])
  func charactersAreThoseOfSwift(string: String) {
    let units = string.units
    let offsets = string.indices.map { $0.utf16Offset(in: string) } + [units.count]
    let expected = zip(offsets, offsets.dropFirst()).map { $0..<$1 }
    #expect(TextBoundaries.characters(of: units, in: 0..<units.count) == expected)
    for offset in 0..<units.count {
      let character = TextBoundaries.character(at: offset, of: units)
      #expect(character == expected.first { $0.contains(offset) }, "\(offset)")
    }
    #expect(TextBoundaries.character(at: units.count, of: units) == nil)
  }

  @Test func partsOfATextHaveTheirOwnCharacters() {
    let units = "abc👍def".units
    #expect(TextBoundaries.characters(of: units, in: 2..<6) == [2..<3, 3..<5, 5..<6])
    #expect(TextBoundaries.characters(of: units, in: 4..<4) == [])
  }
}
