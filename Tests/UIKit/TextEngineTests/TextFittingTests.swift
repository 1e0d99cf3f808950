import CoreGraphics
import Foundation
import Testing

@testable import TextEngine

/// Tests of the scale at which a text fits, on a grid of widths. Source: Apple, `UILabel.minimumScaleFactor`.
@Suite struct TextFittingTests {
  private static var text: AttributedText {
    TextLayoutTests.text(
      "Text that shrinks to fit", size: 20, mode: .byTruncatingTail)
  }

  private static func scale(
    _ width: CGFloat, _ height: CGFloat = 30, limit: Int = 1, minimum: CGFloat = 0.5
  )
    -> CGFloat
  {
    TextFitting.scale(
      of: text, in: CGSize(width: width, height: height), lineLimit: limit, minimum: minimum,
      isRightToLeft: false)
  }

  @Test func theLargestOf64StepsIsChosen() {
    let whole = TextLayout(Self.text, TextLayoutOptions()).size.width
    #expect(Self.scale(whole + 1) == 1)
    #expect(Self.scale(whole / 10) == 0.5)
    func fits(_ scale: CGFloat, _ width: CGFloat) -> Bool {
      !TextLayout(
        Self.text, TextLayoutOptions(width: width, lineLimit: 1, fontScale: scale)
      ).isTruncated
    }
    for part in stride(from: 0.55 as CGFloat, to: 0.99, by: 0.04) {
      let width = whole * part
      let scale = Self.scale(width)
      let step = (scale - 0.5) / 0.5 * 64
      #expect(abs(step - step.rounded()) < 1e-9, "\(part)")
      if step > 0 { #expect(fits(scale, width), "\(part)") }
      #expect(!fits(scale + 0.5 / 64, width), "\(part)")
    }
  }

  @Test func severalLinesHaveToFitTheHeight() {
    let whole = TextLayout(Self.text, TextLayoutOptions()).size.width
    let line: CGFloat = 20 * 2444 / 2048
    #expect(Self.scale(whole * 0.7, 2 * line, limit: 2) == 1)
    #expect(Self.scale(whole * 0.7, 2 * line - 1, limit: 2) < 1)
    #expect(Self.scale(whole * 0.7, line, limit: 2) >= 0.5)
    // A single line may be higher than its label.
    #expect(Self.scale(whole + 1, 5, limit: 1) == 1)
  }

  @Test func onlyWrappingTextsAreTruncatedInstead() {
    for (mode, expected) in [
      (LineBreakMode.byWordWrapping, LineBreakMode.byTruncatingTail),
      (.byCharWrapping, .byTruncatingTail), (.byClipping, .byClipping),
      (.byTruncatingHead, .byTruncatingHead), (.byTruncatingMiddle, .byTruncatingMiddle),
    ] {
      let text = TextLayoutTests.text("a", mode: mode).truncatingTail()
      #expect(text.runs.map(\.shape.paragraph.lineBreakMode) == [expected])
    }
  }

  @Test func heightsCountWholeLines() {
    let layout = TextLayout(TextLayoutTests.text("a\nb\nc", size: 20), TextLayoutOptions())
    let line: CGFloat = 20 * 2444 / 2048
    for (height, count) in [
      (0, 1), (line, 1), (2 * line - 0.1, 1), (2 * line, 2), (2.9 * line, 2), (3 * line, 3),
      (900, 3),
    ] as [(CGFloat, Int)] {
      #expect(layout.lineCount(fitting: height) == count, "\(height)")
    }
    #expect(TextLayout(TextLayoutTests.text(""), TextLayoutOptions()).lineCount(fitting: 9) == 0)
    let ascent: CGFloat = 20 * 1950 / 2048
    #expect(layout.firstBaseline == ascent)
    #expect(abs(layout.lastBaseline - 2 * line - ascent) < 1e-9)
  }
}
