import Foundation
import Testing

@testable import TextEngine

/// Tests that a line never ends inside a user-perceived character (UAX #14, LB9; UAX #29).
@Suite struct GraphemeBreakTests {
  /// Joined emoji with and without their own glyph, skin tones, flags, keycaps, stacked accents, decomposed
  /// Hangul, and conjuncts.
  static let strings = [
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦x👨‍👩‍👧‍👦", "👩‍🐢👩‍🐢👩‍🐢", "🐢‍🐢‍🐢‍🐢‍🐢", "👍🏽👍🏿👩🏽‍🚀", "🇩🇪🇫🇷🇯🇵🇺🇸", "1️⃣2️⃣#️⃣",
    "🏳️‍🌈🏴‍☠️🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}\u{302}\u{327}a\u{308}\u{323}o\u{30b}",
    "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}", "क्षत्रिय", "நிகழ்ச்சி", "ที่นี่น้ำ",
    "a\u{200d}b\u{200d}c",
    "שָׁלוֹם עֲלֵיכֶם", "text 👩‍🐢 text 👨‍👩‍👧‍👦 text 🇩🇪",
  ]
  static let columns: [CGFloat] = Array(stride(from: 4, through: 124, by: 4))

  static let grid: [(String, LineBreakMode)] = strings.flatMap { string in
    [LineBreakMode.byWordWrapping, .byCharWrapping].map { (string, $0) }
  }

  @Test(arguments: grid)
  func linesBeginAtCharacters(string: String, mode: LineBreakMode) {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    shape.paragraph.lineBreakMode = mode
    let boundaries = Set(TextCaretTests.boundaries(string))
    for column in Self.columns {
      let layout = TextLayout(
        AttributedText(string, shape: shape), TextLayoutOptions(width: column))
      for line in layout.lines {
        #expect(
          boundaries.contains(line.range.lowerBound),
          "\(string.debugDescription) at \(column): \(layout.lines.map(\.range))")
      }
      #expect(layout.lines.map(\.range.count).reduce(0, +) == string.utf16.count)
    }
  }

  /// The selections of two halves of a text cover the same area as that of the whole, even in columns narrower
  /// than a character.
  @Test(arguments: strings)
  func selectionsCoverEachCharacterOnce(string: String) {
    for column in Self.columns {
      let geometry = TextCaretTests.geometry(string, column, false)
      let end = string.utf16.count
      let whole = geometry.selection(of: 0..<end).reduce(0) { $0 + $1.rect.width }
      let lines = geometry.layout.lines.reduce(0) { $0 + $1.glyphs.width }
      #expect(abs(whole - lines) < 0.5, "\(string.debugDescription) at \(column)")
    }
  }

  /// Wherever a finger lands, and however often an arrow key is pressed, the caret is between user-perceived
  /// characters.
  @Test(
    arguments: (strings + ["office ﬁx", "لا إله", "ﷺ", "fi ffi ffl"]).flatMap { string in
      [false, true].map { (string, $0) }
    })
  func caretsStandBetweenCharacters(string: String, isRightToLeft: Bool) {
    let boundaries = Set(TextCaretTests.boundaries(string))
    for column in [CGFloat.infinity, 60, 24] {
      let geometry = TextCaretTests.geometry(string, column, isRightToLeft)
      let size = geometry.size
      var reached = Set<Int>()
      for y in stride(from: CGFloat(1), to: size.height, by: 10) {
        for x in stride(from: CGFloat(-4), to: min(size.width, 400) + 8, by: 0.5) {
          let place = geometry.place(closestTo: CGPoint(x: x, y: y))
          reached.insert(place.offset)
          for toRight in [false, true] {
            let next = geometry.place(beside: place, toRight: toRight)
            if let next { #expect(boundaries.contains(next.offset), "\(next)") }
          }
        }
      }
      #expect(reached.isSubset(of: boundaries), "\(reached.subtracting(boundaries).sorted())")
    }
  }
}
