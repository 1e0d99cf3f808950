import Foundation
import Testing
@testable import TextEngine

/// Tests of invariants on grids of texts, widths, line limits and break modes.
@Suite struct TextLayoutTests {
  static let texts = [
    "", "I", "Hello, world", "A somewhat longer sentence that has to wrap in most columns.",
    "one\ntwo\nthree", "trailing\n", "\n\n", "Donaudampfschifffahrtsgesellschaftskapitän",
    "שלום עולם, זה טקסט ארוך יותר", "mixed עברית and English in one line",
    "日本語の文章は単語の間に空白がない。", "tab\tstop", "  spaces  around  ", "\u{0}\u{D}\u{A}x",
  ]
  static let modes: [LineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]
  static let widths: [CGFloat] = [0, 1, 20, 50, 87.5, 120, 200, 320, 1000, .infinity]

  static func text(
    _ string: String, size: CGFloat = 17, mode: LineBreakMode = .byWordWrapping,
    alignment: TextAlignment = .natural
  ) -> AttributedText {
    var shape = AttributedText.Shape(font: FontSpecification(size: size))
    shape.paragraph.lineBreakMode = mode
    shape.paragraph.alignment = alignment
    return AttributedText(string, shape: shape)
  }

  @Test(arguments: texts)
  func noLineIsWiderThanItsColumn(string: String) {
    for mode in Self.modes {
      for limit in [0, 1, 2, 3] {
        for width in Self.widths {
          let layout = TextLayout(
            Self.text(string, mode: mode), TextLayoutOptions(width: width, lineLimit: limit))
          #expect(layout.size.width <= width, "\(mode) \(limit) \(width)")
          #expect(layout.lines.allSatisfy { $0.width <= width }, "\(mode) \(limit) \(width)")
          #expect(limit == 0 || layout.lines.count <= limit, "\(mode) \(limit) \(width)")
          #expect(layout.lines.isEmpty == string.isEmpty, "\(mode) \(limit) \(width)")
        }
      }
    }
  }

  @Test(arguments: texts)
  func aWiderColumnNeedsNoMoreLines(string: String) {
    var previous = Int.max
    for width in stride(from: 10 as CGFloat, through: 400, by: 7.25) {
      let count = TextLayout(Self.text(string), TextLayoutOptions(width: width)).lines.count
      #expect(count <= previous, "\(width)")
      previous = count
    }
  }

  @Test(arguments: texts)
  func linesCoverTheTextInOrderWhenNothingIsCut(string: String) {
    for width in Self.widths where width >= 20 {
      let layout = TextLayout(Self.text(string), TextLayoutOptions(width: width))
      #expect(!layout.isTruncated)
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound >= end)
        end = line.range.upperBound
      }
      #expect(end <= string.utf16.count)
    }
  }

  @Test(arguments: texts)
  func linesStackWithoutGaps(string: String) {
    for width in Self.widths {
      let layout = TextLayout(Self.text(string), TextLayoutOptions(width: width))
      var bottom: CGFloat = 0
      for line in layout.lines {
        #expect(abs(line.top - bottom) < 1e-9)
        #expect(line.baseline > line.top)
        #expect(line.baseline < line.top + line.height)
        bottom = line.top + line.height
      }
      #expect(abs(layout.size.height - bottom) < 1e-9)
    }
  }

  @Test(arguments: texts)
  func theTextsOwnSizeHoldsItWithoutTruncation(string: String) {
    for scale in [1, 2, 3] as [CGFloat] {
      for mode in Self.modes {
        let text = Self.text(string, mode: mode)
        let size = TextLayout(text, TextLayoutOptions()).size(scale: scale)
        let limit = TextLayout(text, TextLayoutOptions()).lines.count
        let layout = TextLayout(text, TextLayoutOptions(width: size.width, lineLimit: limit))
        #expect(!layout.isTruncated, "\(mode) \(scale)")
        #expect(layout.lines.count == limit, "\(mode) \(scale)")
      }
    }
  }

  @Test func truncationKeepsWhatItsNameSays() throws {
    let string = "The quick brown fox jumps over the lazy dog"
    func pieces(_ mode: LineBreakMode) -> [Int] {
      let layout = TextLayout(
        Self.text(string, mode: mode), TextLayoutOptions(width: 150, lineLimit: 1))
      #expect(layout.isTruncated)
      return layout.lines[0].glyphs.pieces.map(\.unit)
    }
    // Each piece by the character at its start, and the ellipsis by the first character that it
    // hides.
    let tail = pieces(.byTruncatingTail)
    try #require(tail.count == 2)
    #expect(tail[0] == 0)
    #expect(tail[1] > 10)
    let head = pieces(.byTruncatingHead)
    try #require(head.count == 2)
    #expect(head[0] == 0)
    #expect(head[1] > 20)
    let middle = pieces(.byTruncatingMiddle)
    try #require(middle.count == 3)
    #expect(middle[0] == 0)
    #expect(middle[1] > 4)
    #expect(middle[2] > middle[1] + 10)
  }

  @Test func aLongWordBreaksWithoutAHyphen() {
    let layout = TextLayout(Self.text(Self.texts[7]), TextLayoutOptions(width: 100))
    #expect(layout.lines.count > 2)
    let glyphs = layout.lines.flatMap(\.glyphs.pieces).reduce(0) {
      $0 + Int($1.glyphs.pointee.num_glyphs)
    }
    #expect(glyphs == Self.texts[7].count)
  }

  @Test func aFollowingParagraphIsAnnouncedByAnEllipsis() {
    let one = Self.text("one", mode: .byTruncatingTail)
    let two = Self.text("one\ntwo", mode: .byTruncatingTail)
    let options = TextLayoutOptions(width: 300, lineLimit: 1)
    #expect(!TextLayout(one, options).isTruncated)
    #expect(TextLayout(two, options).isTruncated)
    #expect(TextLayout(two, options).size.width > TextLayout(one, options).size.width)
  }

  @Test(arguments: [TextAlignment.left, .center, .right, .natural, .justified])
  func alignmentMirrors(alignment: TextAlignment) {
    for string in Self.texts where !string.isEmpty {
      for width in [50, 120, 320] as [CGFloat] {
        let text = Self.text(string, alignment: alignment)
        for isRightToLeft in [false, true] {
          let layout = TextLayout(
            text, TextLayoutOptions(width: width, isRightToLeft: isRightToLeft))
          for line in layout.lines {
            let left = line.x
            let right = width - line.x - line.width
            switch alignment {
            case .left: #expect(abs(left) < 1e-9)
            case .right: #expect(abs(right) < 1e-9)
            case .center: #expect(abs(left - right) < 1e-9)
            case .natural, .justified: #expect(abs(isRightToLeft ? right : left) < 1e-9)
            }
          }
        }
      }
    }
  }

  static let shortening: [LineBreakMode] = [
    .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  ]

  /// A truncated line has exactly the width of the same letters with an ellipsis. Nothing fills the
  /// column, neither at an end nor between the letters.
  @Test(arguments: shortening)
  func aShortenedLineIsAsWideAsWhatItShows(mode: LineBreakMode) {
    let string = "Amoeba proteus and Paramecium caudatum"
    let units = Array(string.utf16)
    func letters(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    var leftOver: CGFloat = 0
    for size in [11, 17, 53] as [CGFloat] {
      for column in stride(from: 4 * size, through: 8 * size, by: size / 4) {
        let line = TextLayout(
          Self.text(string, size: size, mode: mode), TextLayoutOptions(width: column, lineLimit: 1)
        ).lines[0]
        let starts = line.glyphs.pieces.map(\.unit)
        let shown =
          switch mode {
          case .byTruncatingHead: "…" + letters(starts[1]..<units.count)
          case .byTruncatingTail: letters(0..<starts[1]) + "…"
          default: letters(0..<starts[1]) + "…" + letters(starts[2]..<units.count)
          }
        let written = TextLayout(Self.text(shown, size: size), TextLayoutOptions())
        // Kerning next to the ellipsis, and the tracking at its ends, are less than a tenth of an
        // em.
        #expect(abs(line.width - written.size.width) < 0.1 * size, "\(shown) in \(column)")
        let pieces = line.glyphs.pieces.reduce(0) { $0 + $1.width }
        #expect(abs(line.width - pieces) < 0.03 * size, "\(shown) in \(column)")
        leftOver = max(leftOver, (column - line.width) / size)
      }
    }
    // Somewhere on the grid, the next letter was too wide by about half an em.
    #expect(leftOver > 0.4)
  }

  /// Truncated lines are aligned like complete ones, in every direction, mode and column.
  @Test(arguments: [TextAlignment.left, .center, .right, .natural, .justified], shortening)
  func alignmentHoldsForShortenedLines(alignment: TextAlignment, mode: LineBreakMode) {
    for string in ["Amoeba proteus and Paramecium caudatum", Self.texts[8], Self.texts[9]] {
      for column in stride(from: 60, through: 160, by: 12.5) as StrideThrough<CGFloat> {
        for isRightToLeft in [false, true] {
          let layout = TextLayout(
            Self.text(string, size: 23, mode: mode, alignment: alignment),
            TextLayoutOptions(width: column, lineLimit: 1, isRightToLeft: isRightToLeft))
          #expect(layout.isTruncated)
          let line = layout.lines[0]
          let (left, right) = (line.x, column - line.x - line.width)
          #expect(left > -1e-9)
          #expect(right > -1e-9)
          switch alignment {
          case .left: #expect(abs(left) < 1e-9)
          case .right: #expect(abs(right) < 1e-9)
          case .center: #expect(abs(left - right) < 1e-9)
          case .natural, .justified: #expect(abs(isRightToLeft ? right : left) < 1e-9)
          }
        }
      }
    }
  }

  @Test func justifiedLinesFillTheColumnButForTheLast() {
    let layout = TextLayout(
      Self.text(Self.texts[3], alignment: .justified), TextLayoutOptions(width: 200))
    #expect(layout.lines.count > 1)
    // Pango rounds the share of each space to its unit of 1/1024 point.
    for line in layout.lines.dropLast() { #expect(abs(line.width - 200) < 0.1) }
    #expect(layout.lines.last!.width < 199)
  }

  @Test func indentsNarrowLines() {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    for (first, rest) in [(30, 10), (10, 30), (0, 0), (20, 20)] as [(CGFloat, CGFloat)] {
      shape.paragraph.firstLineHeadIndent = first
      shape.paragraph.headIndent = rest
      for tail in [-15, 0, 180] as [CGFloat] {
        shape.paragraph.tailIndent = tail
        let layout = TextLayout(
          AttributedText(Self.texts[3], shape: shape), TextLayoutOptions(width: 200))
        let end = tail > 0 ? tail : 200 + tail
        #expect(layout.lines.count > 2)
        for (index, line) in layout.lines.enumerated() {
          #expect(line.x == (index == 0 ? first : rest))
          #expect(line.x + line.width <= end)
        }
      }
    }
  }

  @Test func lineHeightsFollowTheParagraph() {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    let natural: CGFloat = 20.287109375
    func height(_ string: String) -> CGFloat {
      TextLayout(AttributedText(string, shape: shape), TextLayoutOptions()).size.height
    }
    #expect(height("a") == natural)
    #expect(height("a\nb") == 2 * natural)
    shape.paragraph.lineSpacing = 4
    #expect(height("a") == natural)
    #expect(height("a\nb\nc") == 3 * natural + 8)
    shape.paragraph.paragraphSpacing = 10
    shape.paragraph.paragraphSpacingBefore = 5
    #expect(height("a\nb") == 2 * natural + 4 + 15)
    shape.paragraph = ParagraphValues()
    shape.paragraph.minimumLineHeight = 30
    #expect(height("a\nb") == 60)
    shape.paragraph.maximumLineHeight = 25
    #expect(height("a\nb") == 50)
    shape.paragraph = ParagraphValues()
    shape.paragraph.lineHeightMultiple = 2
    #expect(height("a\nb") == 4 * natural)
  }

  @Test func theTallestFontOfALineDecides() {
    let string = NSMutableAttributedString(string: "small BIG")
    string.addAttribute(
      TextKey.font, value: TestFont(size: 34), range: NSRange(location: 6, length: 3))
    let shape = AttributedText.Shape(font: FontSpecification(size: 17))
    let layout = TextLayout(
      AttributedText(StyledText(string), shape: shape, linkColor: nil), TextLayoutOptions())
    #expect(layout.size.height == 2 * 20.287109375)
    #expect(layout.lines[0].glyphs.pieces.count == 2)
  }

  @Test func kerningWidens() {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    let width = TextLayout(AttributedText("abcde", shape: shape), TextLayoutOptions()).size.width
    shape.kern = 2
    let wide = TextLayout(AttributedText("abcde", shape: shape), TextLayoutOptions()).size.width
    // Pango omits half of the spacing at both ends of the line.
    #expect(wide - width >= 8)
    #expect(wide - width <= 10)
  }

  @Test func digitsCanHaveOneWidth() {
    var shape = AttributedText.Shape(font: FontSpecification(size: 17))
    func width(_ string: String) -> CGFloat {
      TextLayout(AttributedText(string, shape: shape), TextLayoutOptions()).size.width
    }
    #expect(width("111") < width("888"))
    shape.font.features["tnum"] = 1
    #expect(width("111") == width("888"))
    shape.font.family = .monospaced
    #expect(width("iii") == width("mmm"))
  }

  @Test func theSameTextIsLaidOutOnce() {
    let text = Self.text("cached once, asked for twice")
    let options = TextLayoutOptions(width: 91)
    #expect(TextLayout.cached(text, options) === TextLayout.cached(text, options))
    #expect(
      TextLayout.cached(text, options)
        !== TextLayout.cached(text, TextLayoutOptions(width: 91, lineLimit: 1)))
  }
}
