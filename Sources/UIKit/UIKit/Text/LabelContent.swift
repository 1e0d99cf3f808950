import Foundation
import TextEngine

/// The content of a label.
package enum LabelContent {
  case none
  case plain(String)
  /// Text with a font, a colour and a paragraph style everywhere.
  case attributed(StyledText)

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  var isAttributed: Bool {
    if case .attributed = self { true } else { false }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  func attributed(style: LabelStyle) -> NSAttributedString? {
    switch self {
    case .none: nil
    case .plain(let string):
      NSAttributedString(string: string, attributes: style.attributes).releasingRuns()
    case .attributed(let text): text.attributed
    }
  }

  func text(style: LabelStyle) -> AttributedText {
    switch self {
    case .none: AttributedText("", shape: style.shape)
    case .plain(let string): AttributedText(string, shape: style.shape)
    case .attributed(let text): AttributedText(text, shape: style.shape)
    }
  }

  /// Changes the attributes of an attributed text.
  mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard case .attributed(var text) = self else { return }
    text.changeAttributes(change)
    self = .attributed(text)
  }
}

/// The settings of a label's display.
package struct LabelStyle {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var font: UIFont = LabelStyle.defaultFont
  var textColor = UIColor.label
  var paragraph: ParagraphValues = {
    var values = ParagraphValues()
    values.lineBreakMode = .byTruncatingTail
    return values
  }()
  var preferredMaxLayoutWidth: CGFloat = 0
  /// The width for which Auto Layout requests the height, during the request.
  var measuredWidth: CGFloat?
  var isHighlighted = false
  var isEnabled = true

  var shape: AttributedText.Shape {
    var shape = AttributedText.Shape(font: font.specification)
    shape.paragraph = paragraph
    return shape
  }

  var attributes: [NSAttributedString.Key: Any] {
    [
      .font: font, .foregroundColor: textColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
  }

  /// Takes over the attributes of an attributed text's first character.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      paragraph.alignment = TextAlignment(style.alignment)
      paragraph.lineBreakMode = LineBreakMode(style.lineBreakMode)
    }
  }
}
