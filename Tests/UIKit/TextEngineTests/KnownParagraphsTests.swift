import CoreGraphics
import Foundation
import OozeKernel
import Testing

@testable import TextEngine

/// Compares layouts that reuse paragraphs after an edit with complete layouts.
@Suite struct KnownParagraphsTests {
  private static let pieces = ["a", "\n", " ", "word ", "", "ש", "👍🏽", "\r\n", "two\nlines\n"]

  private static func text(_ units: [UInt16], bold: Range<Int>? = nil) -> AttributedText {
    let string = String(decoding: units, as: UTF16.self)
    let styled = NSMutableAttributedString(string: string)
    if let bold {
      styled.addAttribute(
        TextKey.font, value: TestFont(size: 23),
        range: NSRange(location: bold.lowerBound, length: bold.count))
    }
    return AttributedText(
      StyledText(styled), shape: AttributedText.Shape(font: FontSpecification(size: 17)),
      linkColor: nil)
  }

  private static let start = (0..<12).map { "paragraph \($0) takes two or three lines in a column" }
    .joined(separator: "\n")

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func editsGiveTheCompleteLayout(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var units = Self.start.units
    let options = TextLayoutOptions(width: 180)
    var known = Self.text(units)
    var layout = TextLayout(known, options)
    for step in 0..<60 {
      let lower = random.below(units.count + 1)
      let upper = min(units.count, lower + random.below(9))
      let piece = Self.pieces[random.below(Self.pieces.count)]
      units.replaceSubrange(lower..<upper, with: piece.utf16)
      let edited = Self.text(units)
      let paragraphs = KnownParagraphs(of: known, in: layout, before: edited)
      let incremental = TextLayout(edited, options, known: paragraphs)
      let fresh = TextLayout(edited, options)
      #expect(
        TextRegionTests.numbers(incremental) == TextRegionTests.numbers(fresh), "step \(step)")
      #expect(incremental.size == fresh.size, "step \(step)")
      #expect(incremental.brokenParagraphs <= 4, "step \(step)")
      (known, layout) = (edited, incremental)
    }
  }

  /// One letter breaks one paragraph, wherever it is, and none is broken without a change.
  @Test func aLetterBreaksItsParagraph() {
    let options = TextLayoutOptions(width: 180)
    let units = Self.start.units
    let text = Self.text(units)
    let layout = TextLayout(text, options)
    #expect(layout.brokenParagraphs == 12)
    for offset in [0, 1, 40, units.count / 2, units.count - 1, units.count] {
      var changed = units
      changed.insert(0x78, at: offset)
      let edited = Self.text(changed)
      let known = KnownParagraphs(of: text, in: layout, before: edited)
      #expect(TextLayout(edited, options, known: known).brokenParagraphs == 1, "\(offset)")
    }
    let same = KnownParagraphs(of: text, in: layout, before: text)
    #expect(TextLayout(text, options, known: same).brokenParagraphs == 0)
  }

  /// A change of attributes without a change of characters breaks the paragraphs that it touches.
  @Test func attributesBreakTheirParagraphs() {
    let options = TextLayoutOptions(width: 180)
    let units = Self.start.units
    let text = Self.text(units)
    let layout = TextLayout(text, options)
    let second = Self.start.utf16.firstIndex(of: 0x0a)!.utf16Offset(in: Self.start) + 1
    for (bold, count) in [
      (0..<5, 1), (second..<second + 3, 1), (second - 3..<second + 3, 2),
      (second - 1..<second, 0), (0..<units.count, 12),
    ] {
      let edited = Self.text(units, bold: bold)
      let known = KnownParagraphs(of: text, in: layout, before: edited)
      let incremental = TextLayout(edited, options, known: known)
      let fresh = TextLayout(edited, options)
      #expect(TextRegionTests.numbers(incremental) == TextRegionTests.numbers(fresh), "\(bold)")
      if count > 0 { #expect(incremental.brokenParagraphs == count, "\(bold)") }
    }
  }
}
