import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Checks lines for all widths, alignments, break modes, directions and line limits of a grid.
///
/// Sources: the Unicode Standard, UAX #14 (a line break removes nothing) and UAX #9 (lines are broken before
/// they are reordered); Apple, `NSLineBreakMode`, for which part of the last line each mode truncates.
@Suite struct TextLineGridTests {
  static let strings = [
    "I", "Hello, world", "A somewhat longer sentence that has to wrap in most columns.",
    "one\ntwo three four\n\nfive\r\nsix", "Donaudampfschifffahrtsgesellschaftskapitän",
    "שלום עולם, זה טקסט ארוך יותר", "mixed עברית and English in one line", "مرحبا بالعالم 123",
    "日本語の文章は単語の間に空白がない。", "tab\tstop\tand more", "  spaces  around  ",
    "e\u{301}te\u{301} 👨‍👩‍👧‍👦 👍🏽 🇩🇪🇫🇷", "soft\u{ad}hyphen\u{ad}ated no\u{a0}break",
  ]
  static let widths: [CGFloat] = Array(stride(from: 8, through: 248, by: 15)) + [1000, .infinity]
  static let alignments: [TextAlignment] = [.left, .center, .right, .justified, .natural]
  static let wrapping: [LineBreakMode] = [.byWordWrapping, .byCharWrapping]
  static let singleLine: [LineBreakMode] = [
    .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]
  static let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]

  private struct Case: CustomStringConvertible {
    let text: AttributedText
    let options: TextLayoutOptions
    let description: String
  }

  private static func cases(
    _ string: String, _ modes: [LineBreakMode], limits: [Int]
  ) -> [Case] {
    var result: [Case] = []
    for (mode, alignment, direction) in combinations(modes) {
      var shape = AttributedText.Shape(font: FontSpecification(size: 17))
      shape.paragraph.alignment = alignment
      shape.paragraph.lineBreakMode = mode
      shape.paragraph.baseWritingDirection = direction
      let text = AttributedText(string, shape: shape)
      for width in widths {
        for limit in limits {
          let isRightToLeft = direction == .rightToLeft
          result.append(
            Case(
              text: text,
              options: TextLayoutOptions(
                width: width, lineLimit: limit, isRightToLeft: isRightToLeft),
              description: "\(mode) \(alignment) \(direction) \(width) at most \(limit)"))
        }
      }
    }
    return result
  }

  private static func combinations(
    _ modes: [LineBreakMode]
  ) -> [(LineBreakMode, TextAlignment, WritingDirection)] {
    modes.flatMap { mode in
      alignments.flatMap { alignment in directions.map { (mode, alignment, $0) } }
    }
  }

  /// Returns a line's user-perceived characters without white space and soft hyphens, which may hang over its end.
  private static func letters(
    of line: TextLayout.Line, in text: AttributedText
  ) -> [PlacedCharacter] {
    line.glyphs.characters(of: text.units, origin: line.origin).filter { character in
      !String(decoding: text.units[character.range], as: UTF16.self).allSatisfy {
        $0.isWhitespace || $0 == "\u{ad}"
      }
    }
  }

  @Test(arguments: strings) func everyCharacterIsInOneLine(string: String) {
    for test in Self.cases(string, Self.wrapping, limits: [0]) {
      let layout = TextLayout(test.text, test.options)
      #expect(!layout.isTruncated, "\(test)")
      var next = 0
      for line in layout.lines {
        // Between the lines there are only the separators of paragraphs.
        #expect(line.range.lowerBound >= next, "\(test)")
        #expect(
          test.text.units[next..<line.range.lowerBound].allSatisfy(TextSegment.isSeparator),
          "\(test)")
        #expect(!test.text.units[line.range].contains(where: TextSegment.isSeparator), "\(test)")
        next = line.range.upperBound
      }
      #expect(test.text.units[next...].allSatisfy(TextSegment.isSeparator), "\(test)")
    }
  }

  @Test(arguments: strings) func linesAreInOrderFromTheTop(string: String) {
    for test in Self.cases(string, Self.wrapping, limits: [0, 1, 2]) {
      let layout = TextLayout(test.text, test.options)
      var bottom: CGFloat = 0
      for line in layout.lines {
        #expect(abs(line.top - bottom) < 1e-9, "\(test)")
        bottom = line.top + line.height
      }
      #expect(abs(layout.size.height - bottom) < 1e-9, "\(test)")
    }
  }

  /// Only a character that is wider than the column is drawn past its end.
  @Test(arguments: strings) func onlyASingleCharacterIsWiderThanTheColumn(string: String) {
    for test in Self.cases(string, Self.wrapping, limits: [0]) {
      for line in TextLayout(test.text, test.options).lines {
        #expect(line.width <= test.options.width, "\(test)")
        let letters = Self.letters(of: line, in: test.text)
        let width = (letters.map(\.right).max() ?? 0) - (letters.map(\.left).min() ?? 0)
        #expect(
          width <= test.options.width + 0.01 || letters.count <= 1, "\(test) \(line.range)")
      }
    }
  }

  /// Words are divided only if they don't fit in a line of their own.
  @Test(arguments: [strings[2], "one two three four five six seven", "a bb ccc dddd eeeee"])
  func wordsAreWholeInColumnsThatHoldThem(string: String) throws {
    let words = string.split(separator: " ").map(String.init)
    let shape = AttributedText.Shape(font: FontSpecification(size: 17))
    let widest = words.map {
      TextLayout(AttributedText($0, shape: shape), TextLayoutOptions()).size.width
    }.max()
    let limit = try #require(widest) + 1
    for test in Self.cases(string, [.byWordWrapping], limits: [0])
    where test.options.width >= limit {
      for line in TextLayout(test.text, test.options).lines.dropFirst() {
        #expect(test.text.units[line.range.lowerBound - 1] == 0x20, "\(test)")
      }
    }
  }

  /// A truncated text has as many lines as it may, and fits the column if an ellipsis does.
  @Test(arguments: strings) func truncatedTextsFit(string: String) {
    let shape = AttributedText.Shape(font: FontSpecification(size: 17))
    let ellipsis = TextLayout(AttributedText("…", shape: shape), TextLayoutOptions()).size.width
    for test in Self.cases(string, Self.singleLine, limits: [1, 2]) {
      let layout = TextLayout(test.text, test.options)
      var unlimited = test.options
      unlimited.lineLimit = 0
      let whole = TextLayout(test.text, unlimited)
      #expect(layout.lines.count <= test.options.lineLimit, "\(test)")
      #expect(layout.lines.count <= whole.lines.count, "\(test)")
      if whole.lines.count > test.options.lineLimit { #expect(layout.isTruncated, "\(test)") }
      guard test.text.runs[0].shape.paragraph.lineBreakMode != .byClipping,
        test.options.width > ellipsis + 1, let last = layout.lines.last, layout.isTruncated
      else { continue }
      #expect(last.glyphs.width <= test.options.width + 0.01, "\(test)")
    }
  }

  /// The space next to a line is where its alignment says.
  @Test(arguments: strings) func alignmentDividesTheFreeSpace(string: String) {
    for test in Self.cases(string, Self.wrapping, limits: [0]) where test.options.width.isFinite {
      let values = test.text.runs[0].shape.paragraph
      let isRightToLeft = test.options.isRightToLeft(values)
      for line in TextLayout(test.text, test.options).lines {
        let left = line.x
        let right = test.options.width - line.x - line.width
        #expect(left > -1e-9, "\(test)")
        #expect(right > -1e-9, "\(test)")
        switch values.alignment {
        case .left: #expect(abs(left) < 1e-9, "\(test)")
        case .right: #expect(abs(right) < 1e-9, "\(test)")
        case .center: #expect(abs(left - right) < 1e-9, "\(test)")
        case .natural, .justified:
          #expect(abs(isRightToLeft ? right : left) < 1e-9, "\(test)")
        }
      }
    }
  }
}
