import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Compares justified lines in narrow columns with the same lines without justification: widths, words, alignments,
/// directions and letter spacing.
///
/// Sources: Apple, `NSTextAlignment.justified` (“the text is fully justified so that the last line in a paragraph is
/// natural-aligned”); F-TEXT-07 says what stretches.
@Suite struct JustificationGridTests {
  static let words = [
    "I", "incomprehensibilities", "word", "two words", "several words of several lengths",
    "incomprehensibilities of incomprehensible incompatibilities", "a  b   c    d     e      f",
    "  begun  by  spaces  ", "no\u{a0}break between\u{a0}words", "tab\tstop and\ttab",
    "קצר", "שלום עולם זה טקסט ארוך יותר", "אינקונסטיטוציונליות", "mixed עברית and English words",
    "سلسلة من الكلمات الطويلة", "日本語の文章は単語の間に空白がない。", "日本語 の文章", "abc日本語abc日本語",
    "한국어는 낱말 사이를 띄어 씁니다", "e\u{301}te\u{301} e\u{301}te\u{301}", "👩‍👩‍👧‍👦 👍🏽 👩‍👩‍👧‍👦 👍🏽",
  ]
  static let widths = Array(stride(from: 12 as CGFloat, through: 222, by: 10.5))

  /// The parts of a line that stretch.
  private enum Means {
    case spaces, ideographs, letters, nothing
  }

  private struct Line {
    let line: TextLayout.Line
    let isLast: Bool
    /// The characters without the trailing white space.
    let characters: [PlacedCharacter]
    let strings: [String]

    /// The distance from the first character's left side to the last one's right side.
    var visibleWidth: CGFloat {
      (characters.map(\.right).max() ?? 0) - (characters.map(\.left).min() ?? 0)
    }

    var means: Means {
      if strings.contains(" ") || strings.contains("\u{a0}") { return .spaces }
      let isJapanese = strings.contains { ("\u{3000}"..."\u{9fff}").contains($0) }
      if strings.count < 2 { return .nothing }
      if isJapanese { return .ideographs }
      // Joined letters stay together.
      return strings.contains { ("\u{600}"..."\u{6ff}").contains($0) } ? .nothing : .letters
    }
  }

  private func lines(
    _ string: String, width: CGFloat, alignment: TextAlignment, isRightToLeft: Bool,
    kern: CGFloat
  ) -> [Line] {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    shape.paragraph.alignment = alignment
    shape.kern = kern
    let text = AttributedText(string, shape: shape)
    let layout = TextLayout(
      text, TextLayoutOptions(width: width, isRightToLeft: isRightToLeft))
    return layout.lines.enumerated().map { index, line in
      var characters = line.glyphs.characters(of: text.units, origin: line.origin)
      func string(_ character: PlacedCharacter) -> String {
        String(decoding: text.units[character.range], as: UTF16.self)
      }
      while let last = characters.last, string(last).allSatisfy(\.isWhitespace) {
        characters.removeLast()
      }
      return Line(
        line: line, isLast: index == layout.lines.count - 1, characters: characters,
        strings: characters.map(string))
    }
  }

  /// Pango's unit is 1/1024 point. A character's edges are sums of those.
  private static let unit: CGFloat = 2.0 / 1024

  @Test(arguments: words) func linesFillTheirColumns(string: String) {
    for width in Self.widths {
      for isRightToLeft in [false, true] {
        for kern in [0, 2.5] as [CGFloat] {
          let note = "\(width), right to left: \(isRightToLeft), kern \(kern)"
          let ragged = lines(
            string, width: width, alignment: .left, isRightToLeft: isRightToLeft, kern: kern)
          let justified = lines(
            string, width: width, alignment: .justified, isRightToLeft: isRightToLeft, kern: kern)
          #expect(justified.map(\.line.range) == ragged.map(\.line.range), "\(note)")
          for (line, natural) in zip(justified, ragged) {
            check(line, natural, in: width, isRightToLeft: isRightToLeft, note)
          }
        }
      }
    }
  }

  private func check(
    _ line: Line, _ natural: Line, in width: CGFloat, isRightToLeft: Bool, _ note: String
  ) {
    let note = "\(note), \(line.strings.joined())"
    #expect(line.characters.map(\.range) == natural.characters.map(\.range), "\(note)")
    var spaces: [(growth: CGFloat, width: CGFloat)] = []
    for (index, character) in line.characters.enumerated() {
      let before = natural.characters[index]
      let growth = (character.right - character.left) - (before.right - before.left)
      let isSpace = [" ", "\u{a0}"].contains(line.strings[index])
      let mayGrow = isSpace || line.means == .ideographs || line.means == .letters
      #expect(growth > -Self.unit, "\(note)")
      #expect(mayGrow || growth < Self.unit, "\(note): \(line.strings[index])")
      if isSpace { spaces.append((growth, before.right - before.left)) }
    }
    let isStretched = !line.isLast && line.means != .nothing && natural.visibleWidth < width
    if isStretched {
      // The letter spacing extends beyond the last letter.
      #expect(abs(line.line.glyphs.width - width) < 0.01, "\(note)")
      let part =
        spaces.reduce(0) { $0 + $1.growth } / max(1e-9, spaces.reduce(0) { $0 + $1.width })
      for space in spaces {
        #expect(abs(space.growth - part * space.width) < 2 * Self.unit, "\(note): \(spaces)")
      }
    } else {
      #expect(abs(line.visibleWidth - natural.visibleWidth) < Self.unit, "\(note)")
    }
    let leading = isRightToLeft ? width - line.line.x - line.line.width : line.line.x
    #expect(abs(leading) < 1e-9, "\(note)")
  }

  /// Every other alignment moves the ragged line to its own position.
  @Test(arguments: words) func otherAlignmentsStretchNothing(string: String) {
    for width in Self.widths {
      for isRightToLeft in [false, true] {
        let ragged = lines(
          string, width: width, alignment: .left, isRightToLeft: isRightToLeft, kern: 0)
        for alignment in [TextAlignment.natural, .center, .right] {
          let placed = lines(
            string, width: width, alignment: alignment, isRightToLeft: isRightToLeft, kern: 0)
          #expect(placed.map(\.characters) == ragged.map(\.characters), "\(alignment), \(width)")
        }
      }
    }
  }
}
