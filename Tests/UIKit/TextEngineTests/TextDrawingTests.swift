import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of the pixels of decorated texts: 28 points, at which a rule is 2 pixels thick.
///
/// Sources: Apple, `NSUnderlineStyle` (thick, double, patterns; `byWord`: “Draw the line only beneath or through
/// words, not whitespace”), `NSAttributedString.Key` (strokeWidth, obliqueness, baselineOffset).
@Suite struct TextDrawingTests {
  private static let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
  /// The baseline of the first line with 28 points is 1950/2048 em below the top: 26.66.
  private static let baseline = 27

  private func text(
    _ string: String, size: CGFloat = 28, foreground: any TextColor = TextDrawingTests.clear,
    _ change: (inout AttributedText.Paint) -> Void = { _ in }
  ) -> AttributedText {
    var paint = AttributedText.Paint(foreground: foreground)
    change(&paint)
    return AttributedText(
      string, shape: AttributedText.Shape(font: FontSpecification(size: size)), paint: paint)
  }

  /// Draws a text at the canvas's top left, 10 points from the left.
  private func drawn(
    _ text: AttributedText, x: CGFloat = 10, override: (any TextColor)? = nil,
    parts: TextParts = [.backgrounds, .glyphs]
  ) -> Canvas {
    let canvas = Canvas()
    TextLayout(text, TextLayoutOptions()).draw(
      text, in: canvas.context, at: CGPoint(x: x, y: 0), override: override, parts: parts)
    return canvas
  }

  private func width(_ string: String) -> Int {
    Int(TextLayout(text(string), TextLayoutOptions()).size.width.rounded())
  }

  @Test func rulesAreBelowTheBaselineOrThroughTheLetters() {
    let below = drawn(
      text("Hill") {
        $0.underline = .single
        $0.underlineColor = TestColor.red
      }
    ).covered(.red)
    // A tenth of an em below the baseline: 26.66 is 27 in whole pixels, and 29.8 is 30.
    #expect(below.rows == [30, 31])
    #expect(below.columns.first == 10)
    #expect(below.columns.count == width("Hill"))
    let through = drawn(
      text("Hill") {
        $0.strikethrough = .single
        $0.strikethroughColor = TestColor.red
      }
    ).covered(.red)
    // Half of the height of an x, 1078/2048 em, above the baseline: 27 − 7.4 is 20 in whole pixels.
    #expect(through.rows == [20, 21])
    #expect(through.columns == below.columns)
  }

  @Test(
    arguments: [
      (.single, [30, 31]), (.thick, [30, 31, 32, 33]), (.double, [30, 31, 34, 35]), ([], []),
      (.byWord, []),
    ] as [(RuleStyle, [Int])])
  func stylesHaveTheirRows(style: RuleStyle, rows: [Int]) {
    let canvas = drawn(
      text("Hill") {
        $0.underline = style
        $0.underlineColor = TestColor.red
      })
    #expect(canvas.covered(.red).rows == rows)
  }

  /// Dashes are multiples of the thickness: on, off, ….
  @Test(
    arguments: [
      (.patternDot, [2, 2]), (.patternDash, [6, 3]), (.patternDashDot, [6, 3, 2, 3]),
      (.patternDashDotDot, [6, 3, 2, 3, 2, 3]),
    ] as [(RuleStyle, [Int])])
  func patternsHaveTheirDashes(pattern: RuleStyle, dashes: [Int]) {
    let canvas = drawn(
      text("Hillside view") {
        $0.underline = pattern.union(.single)
        $0.underlineColor = TestColor.red
      })
    let end = 10 + width("Hillside view")
    var (x, expected, index): (Int, [Int], Int) = (10, [], 0)
    while x < end {
      let next = min(end, x + 2 * dashes[index % dashes.count])
      if index.isMultiple(of: 2) { expected += Array(x..<next) }
      x = next
      index += 1
    }
    #expect(canvas.covered(.red).columns == expected)
    #expect(pattern.dashes == dashes.map { CGFloat($0) })
    #expect(RuleStyle.single.dashes.isEmpty)
  }

  @Test(arguments: [
    "word", "two words", " leading", "trailing ", "a  b", "no\u{a0}break", "שלום עולם",
  ])
  func rulesByWordLeaveOutSpaces(string: String) throws {
    func columns(_ style: RuleStyle) -> [Int] {
      drawn(
        text(string) {
          $0.underline = style
          $0.underlineColor = TestColor.red
        }
      ).covered(.red).columns
    }
    let words = string.split(whereSeparator: \.isWhitespace)
    let all = columns(.single)
    let own = columns([.single, .byWord])
    let starts = own.filter { !own.contains($0 - 1) }
    #expect(starts.count == words.count)
    #expect(Set(own).isSubset(of: all))
    let spaces = string.count { $0.isWhitespace }
    #expect((own.count < all.count) == (spaces > 0))
    // A space of Inter is about a quarter of an em wide.
    #expect(abs(CGFloat(all.count - own.count) - CGFloat(spaces) * 8) <= CGFloat(3 * spaces))
  }

  @Test func backgroundsFillTheLine() {
    let text = text("Hill") { $0.background = TestColor.green }
    let area = drawn(text).covered(.green)
    #expect(area.rows == Array(0..<33))
    #expect(area.columns.first == 10)
    #expect(area.columns.count == width("Hill"))
    #expect(drawn(text, parts: .glyphs).covered(.green).columns.isEmpty)
    #expect(drawn(text, parts: .backgrounds).covered(.green).columns == area.columns)
  }

  @Test func coloursAreReadWhenTheTextIsDrawn() {
    let color = TestColor.red
    let text = text("Hill", foreground: color)
    #expect(!drawn(text).covered(.red).columns.isEmpty)
    color.cgColor = TestColor.blue.cgColor
    #expect(drawn(text).covered(.red).columns.isEmpty)
    #expect(!drawn(text).covered(.blue).columns.isEmpty)
    #expect(drawn(text, override: TestColor.green).covered(.blue).columns.isEmpty)
    #expect(!drawn(text, override: TestColor.green).covered(.green).columns.isEmpty)
  }

  @Test func textWithoutAColourIsBlack() {
    let text = AttributedText(
      "Hill", shape: AttributedText.Shape(font: FontSpecification(size: 28)))
    let canvas = drawn(text)
    #expect(!canvas.covered(.alpha).columns.isEmpty)
    for component in [Canvas.Component.red, .green, .blue] {
      #expect(canvas.covered(component).columns.isEmpty)
    }
  }

  @Test func baselinesAreOnWholePixels() {
    let whole = drawn(text("Hill", foreground: TestColor.red)).bytes
    let canvas = Canvas()
    let text = text("Hill", foreground: TestColor.red)
    TextLayout(text, TextLayoutOptions()).draw(
      text, in: canvas.context, at: CGPoint(x: 10, y: 0.3))
    #expect(canvas.bytes == whole)
    // Inter's capital letters are 20.4 pixels high, so the highest row is covered by less than half.
    #expect(canvas.covered(.red).rows.last == Self.baseline - 1)
    #expect(canvas.covered(.red).rows.first == Self.baseline - 20)
  }

  @Test(arguments: [-5, 0, 5] as [CGFloat]) func offsetsRaiseTheText(offset: CGFloat) {
    var shape = AttributedText.Shape(font: FontSpecification(size: 28))
    shape.baselineOffset = offset
    let text = AttributedText(
      "Hill", shape: shape, paint: AttributedText.Paint(foreground: TestColor.red))
    let layout = TextLayout(text, TextLayoutOptions())
    let natural: CGFloat = 28 * 2444 / 2048
    #expect(abs(layout.size.height - natural) < 1e-9)
    #expect(abs(layout.firstBaseline - 28 * 1950 / 2048 - offset) < 1e-9)
    let rows = drawn(text).covered(.red).rows
    // The line's ascent grows with the offset, so that the raised text begins at the same place.
    #expect(abs((rows.last ?? 0) - (Self.baseline - 1)) <= 1)
  }

  @Test func strokesAreOutlines() {
    func count(_ strokeWidth: CGFloat, _ component: Canvas.Component) -> Int {
      let canvas = drawn(
        text("I", foreground: TestColor.red) {
          $0.strokeWidth = strokeWidth
          $0.strokeColor = TestColor.blue
        })
      return canvas.bytes.enumerated().count { $0 % 4 == component.rawValue && $1 > 127 }
    }
    #expect(count(0, .red) > 20)
    #expect(count(0, .blue) == 0)
    #expect(count(5, .red) == 0)
    #expect(count(5, .blue) > 20)
    #expect(count(-5, .red) > 0)
    #expect(count(-5, .blue) > 20)
    #expect(count(-10, .blue) > count(-5, .blue))
  }

  @Test func obliqueTextLeansToTheRight() throws {
    func edges(_ lean: CGFloat) throws -> (Int, Int) {
      let columns = drawn(text("l", foreground: TestColor.red) { $0.obliqueness = lean })
        .covered(.red).columns
      return (try #require(columns.first), try #require(columns.last))
    }
    let (upright, right, left) = (try edges(0), try edges(0.5), try edges(-0.5))
    // The letter l is about 21 pixels high.
    #expect(abs(right.1 - upright.1 - 10) <= 1)
    #expect(abs(right.0 - upright.0) <= 1)
    #expect(abs(upright.0 - left.0 - 10) <= 1)
  }

  @Test func shadowsAreDrawnIfTheyHaveAColour() {
    func canvas(_ color: (any TextColor)?) -> Canvas {
      drawn(
        text("Hill", foreground: TestColor.red) {
          $0.shadow = TestShadow(offset: CGSize(width: 100, height: 0), color: color)
        })
    }
    let letters = drawn(text("Hill", foreground: TestColor.red)).covered(.red)
    let shadow = canvas(TestColor.blue)
    #expect(shadow.covered(.red).columns == letters.columns)
    // A shadow's edge may be darker or lighter by rounding.
    #expect(shadow.covered(.blue).columns.first == letters.columns.first.map { $0 + 100 })
    #expect(shadow.covered(.blue).columns.last == letters.columns.last.map { $0 + 100 })
    #expect(shadow.covered(.blue).rows == letters.rows)
    #expect(canvas(nil).bytes == drawn(text("Hill", foreground: TestColor.red)).bytes)
  }

  @Test func attachmentsTakeTheirPlace() throws {
    let attachment = TestAttachment(size: CGSize(width: 12, height: 9))
    let string = NSAttributedString(
      string: "\u{fffc}", attributes: [TextKey.attachment: attachment])
    let text = AttributedText(
      StyledText(string), shape: AttributedText.Shape(font: FontSpecification(size: 28)),
      paint: AttributedText.Paint(foreground: TestColor.green), linkColor: nil)
    let layout = TextLayout(text, TextLayoutOptions())
    #expect(abs(layout.size.width - 12) < 0.01)
    let area = drawn(text).covered(.green)
    #expect(area.columns == Array(10..<22))
    #expect(area.rows == Array(Self.baseline - 9..<Self.baseline))
    let drawing = try #require(attachment.drawn.first)
    #expect(drawing.index == 0)
    #expect(drawing.place.size == CGSize(width: 12, height: 9))
  }

  /// An attachment higher or deeper than the font makes its line higher.
  @Test func tallAttachmentsMakeLinesHigher() {
    let attachment = TestAttachment(size: CGSize(width: 12, height: 90))
    let string = NSAttributedString(
      string: "a\u{fffc}", attributes: [TextKey.attachment: attachment])
    let shape = AttributedText.Shape(font: FontSpecification(size: 28))
    let text = AttributedText(StyledText(string), shape: shape, linkColor: nil)
    #expect(text.runs.map(\.range) == [0..<1, 1..<2])
    let layout = TextLayout(text, TextLayoutOptions())
    let descent: CGFloat = 28 * 494 / 2048
    #expect(layout.size.height == 90 + descent)
    #expect(layout.firstBaseline == 90)
  }
}
