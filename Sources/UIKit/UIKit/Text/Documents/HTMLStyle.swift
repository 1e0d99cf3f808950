import CoreGraphics
import Foundation
import TextEngine

/// The style of a piece of a document's text, as far as attributes can express it.
struct HTMLStyle: Hashable {
  /// The default font size of documents on iOS, which is Times New Roman with 12 points.
  static let defaultFontSize = 12.0

  /// The minimum and maximum font sizes, in points.
  private static let fontSizes = 1.0...1000.0

  var families = ["Times New Roman"]
  var fontSize = defaultFontSize
  /// The weight, from 100 to 900.
  var weight = 400
  var isItalic = false
  var color = CSSColor.black
  var background: CSSColor?
  var isUnderlined = false
  var isStruckThrough = false
  var baselineOffset = 0.0
  var link: String?
  var isPreformatted = false
  var isHidden = false
  var lineHeight = CSSValues.LineHeight.normal
  var textIndent = 0.0
  var paragraph: ParagraphValues = {
    var paragraph = ParagraphValues()
    paragraph.tabStops = []
    // As in recorded texts from iOS.
    paragraph.defaultTabInterval = 36
    return paragraph
  }()

  /// Returns the style of an element inside an element with this style.
  func child(_ values: CSSValues, isBlock: Bool) -> HTMLStyle {
    var style = self
    if let size = values.fontSize {
      let points = size.points(fontSize: fontSize)
      style.fontSize = points.clamped(Self.fontSizes.lowerBound, Self.fontSizes.upperBound)
    }
    if let families = values.families { style.families = families }
    switch values.weight {
    case .number(let number): style.weight = number
    case .bolder: style.weight = weight < 350 ? 400 : weight < 550 ? 700 : 900
    case .lighter: style.weight = weight < 550 ? 100 : weight < 750 ? 400 : 700
    case nil: break
    }
    if let isItalic = values.isItalic { style.isItalic = isItalic }
    if let color = values.color { style.color = color }
    if let background = values.background {
      style.background = background.alpha > 0 ? background : self.background
    }
    // An underline of an element continues under everything inside it.
    if let decoration = values.decoration {
      if decoration == .underline || decoration == .both { style.isUnderlined = true }
      if decoration == .lineThrough || decoration == .both { style.isStruckThrough = true }
    }
    switch values.baseline {
    // WebKit shifts the text by a third or a fifth of the surrounding font size.
    case .above: style.baselineOffset += fontSize / 3 + 1
    case .below: style.baselineOffset -= fontSize / 5 + 1
    case .normal, nil: break
    }
    style.baselineOffset = style.baselineOffset.clamped(to: -1000...1000)
    if let isPreformatted = values.isPreformatted { style.isPreformatted = isPreformatted }
    if values.display == CSSValues.Display.none { style.isHidden = true }
    if let lineHeight = values.lineHeight { style.lineHeight = lineHeight }
    if let indent = values.textIndent {
      style.textIndent = indent.points(fontSize: style.fontSize)
    }
    style.setParagraph(values, isBlock: isBlock)
    return style
  }

  private mutating func setParagraph(_ values: CSSValues, isBlock: Bool) {
    if let alignment = values.alignment { paragraph.alignment = alignment }
    if let direction = values.direction { paragraph.baseWritingDirection = direction }
    if isBlock || values.lineHeight != nil {
      let height =
        switch lineHeight {
        case .normal: 0.0
        case .factor(let factor): factor * fontSize
        case .length(let length): length.points(fontSize: fontSize)
        }
      paragraph.minimumLineHeight = height.clamped(to: 0...10_000)
    }
    guard isBlock else { return }
    func points(_ length: CSSLength?) -> Double { length?.points(fontSize: fontSize) ?? 0 }
    paragraph.paragraphSpacing = max(0, points(values.marginBottom))
    paragraph.paragraphSpacingBefore = max(0, points(values.marginTop))
    let indent = paragraph.headIndent + points(values.marginLeft)
    paragraph.headIndent = indent.clamped(to: 0...10_000)
    let end = paragraph.tailIndent - points(values.marginRight)
    paragraph.tailIndent = end.clamped(to: -10_000...0)
    paragraph.firstLineHeadIndent = max(0, paragraph.headIndent + textIndent)
    paragraph.tabStops = []
  }

  /// Lays out a list item, with its marker before the text, on one line with what follows.
  mutating func makeListEntry() {
    let indent = paragraph.headIndent
    paragraph.firstLineHeadIndent = max(0, indent - Self.listIndent)
    paragraph.tabStops = [
      TabStop(location: max(0, indent - 25), alignment: .left),
      TabStop(location: indent, alignment: .natural),
    ]
  }

  /// The indent of lists in points. iOS has tabs at 11 and 36.
  static let listIndent: CGFloat = 36
}
