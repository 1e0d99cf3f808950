import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of attributed strings as values. Source of the attributes: Apple, `NSAttributedString.Key`.
@Suite struct AttributedTextTests {
  private static let shape = AttributedText.Shape(font: FontSpecification(size: 17))

  private func text(
    _ attributes: [NSAttributedString.Key: Any], linkColor: (any TextColor)? = nil
  ) -> AttributedText {
    AttributedText(
      StyledText(NSAttributedString(string: "text", attributes: attributes)), shape: Self.shape,
      linkColor: linkColor)
  }

  @Test func attributesOverrideTheShape() {
    var values = ParagraphValues()
    values.alignment = .center
    let shape = text([
      TextKey.font: TestFont(size: 30), TextKey.paragraphStyle: TestParagraphStyle(values),
      TextKey.kern: 2, TextKey.tracking: 1.5, TextKey.ligature: 0, TextKey.baselineOffset: 4.5,
    ]).runs[0].shape
    #expect(shape.font == FontSpecification(size: 30))
    #expect(shape.paragraph == values)
    #expect(shape.kern == 3.5)
    #expect(!shape.hasLigatures)
    #expect(shape.baselineOffset == 4.5)
    #expect(text([TextKey.ligature: 1]).runs[0].shape.hasLigatures)
    #expect(text([TextKey.font: "no font"]).runs[0].shape == Self.shape)
  }

  @Test func attributesOverrideThePaint() {
    let colors = (0..<5).map { TestColor(CGFloat($0) / 5, 0, 0) }
    let shadow = TestShadow(offset: .zero, color: nil)
    let paint = text([
      TextKey.foregroundColor: colors[0], TextKey.backgroundColor: colors[1],
      TextKey.underlineColor: colors[2], TextKey.strikethroughColor: colors[3],
      TextKey.strokeColor: colors[4], TextKey.underlineStyle: 9, TextKey.strikethroughStyle: 2,
      TextKey.shadow: shadow, TextKey.strokeWidth: -3, TextKey.obliqueness: 0.25,
    ]).paints[0]
    #expect(paint.foreground === colors[0])
    #expect(paint.background === colors[1])
    #expect(paint.underlineColor === colors[2])
    #expect(paint.strikethroughColor === colors[3])
    #expect(paint.strokeColor === colors[4])
    #expect(paint.underline == .double)
    #expect(paint.strikethrough == .thick)
    #expect(paint.shadow === shadow)
    #expect(paint.strokeWidth == -3)
    #expect(paint.obliqueness == 0.25)
  }

  @Test func linksAreMarkedIfTheyHaveAColour() {
    let (own, blue) = (TestColor.red, TestColor.blue)
    let attributes: [NSAttributedString.Key: Any] = [
      TextKey.link: "https://example.org", TextKey.foregroundColor: own,
    ]
    let marked = text(attributes, linkColor: blue).paints[0]
    #expect(marked.foreground === blue)
    #expect(marked.underline == .single)
    let plain = text(attributes).paints[0]
    #expect(plain.foreground === own)
    #expect(plain.underline == [])
    let other = text([TextKey.foregroundColor: own], linkColor: blue).paints[0]
    #expect(other.foreground === own)
  }

  @Test func eachCharacterShowsTheAttachment() {
    let attachment = TestAttachment(size: CGSize(width: 5, height: 6))
    let text = text([TextKey.attachment: attachment])
    #expect(text.runs.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(text.runs.allSatisfy { $0.shape.attachment == CGRect(x: 0, y: 0, width: 5, height: 6) })
    #expect(text.paints.allSatisfy { $0.attachment === attachment })
  }

  /// Numbers are of any type, and a style may be its number.
  @Test func numbersHaveManyTypes() {
    let values: [Any] = [CGFloat(2), Double(2), Float(2), 2, NSNumber(value: 2)]
    for value in values { #expect(FontSpecification.number(value) == 2) }
    #expect(FontSpecification.number("2") == nil)
    #expect(FontSpecification.number(nil) == nil)
    #expect(RuleStyle.read(2.0) == .thick)
    #expect(RuleStyle.read(nil) == nil)
    #expect(RuleStyle.read("single") == nil)
    struct Style: TextRule { let rawValue = 0x8001 }
    #expect(RuleStyle.read(Style()) == [.single, .byWord])
  }

  @Test func stylesComeBack() {
    let string = NSMutableAttributedString(string: "red and plain")
    string.addAttribute(TextKey.kern, value: 3, range: NSRange(location: 0, length: 3))
    var text = StyledText(string)
    #expect(text.string == "red and plain")
    #expect(text.runs.map(\.range) == [0..<3, 3..<13])
    #expect(text.attributed == string)
    text.changeAttributes { $0[TextKey.kern] = 1 }
    let kerns = text.runs.map { $0.attributes[TextKey.kern] as? Int }
    #expect(kerns == [1, 1])
    #expect(StyledText("", [TextKey.kern: 1]).runs.isEmpty)
    #expect(StyledText("a👍", [TextKey.kern: 1]).runs.map(\.range) == [0..<3])
    #expect(StyledText(NSAttributedString(string: "")).runs.isEmpty)
  }

  /// Each character has its own run's attributes, also next to another run, and the end has the last run's.
  @Test func runsAreFoundByOffset() {
    let string = NSMutableAttributedString(string: "abcdef")
    for (location, length) in [(1, 2), (3, 1), (4, 2)] {
      string.addAttribute(
        TextKey.kern, value: location, range: NSRange(location: location, length: length))
    }
    let text = AttributedText(StyledText(string), shape: Self.shape, linkColor: nil)
    #expect((0...7).map { text.runIndex(at: $0) } == [0, 1, 1, 2, 3, 3, 3, 3])
  }
}
