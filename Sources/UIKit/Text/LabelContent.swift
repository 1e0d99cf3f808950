import Foundation

/// The content of a label.
package enum LabelContent {
  case none
  case plain(String)
  /// With font, colour and paragraph style everywhere.
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isAttributed: Bool {
    if case .attributed = self { true } else { false }
  }

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .plain(let string): string.isEmpty
    case .attributed(let string): string.length == 0
    }
  }

  func attributed(style: LabelStyle) -> NSAttributedString? {
    switch self {
    case .none: nil
    case .plain(let string): NSAttributedString(string: string, attributes: style.attributes)
    case .attributed(let string): string
    }
  }

  func text(style: LabelStyle) -> AttributedText {
    switch self {
    case .none: AttributedText("", shape: style.shape)
    case .plain(let string): AttributedText(string, shape: style.shape)
    case .attributed(let string): AttributedText(string, shape: style.shape)
    }
  }

  /// The same content with an attributed text changed.
  func changing(_ change: (NSMutableAttributedString) -> Void) -> LabelContent {
    guard case .attributed(let string) = self else { return self }
    let copy = NSMutableAttributedString(attributedString: string)
    change(copy)
    return .attributed(copy)
  }
}

/// How a label shows it.
package struct LabelStyle {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var font: UIFont = LabelStyle.defaultFont
  var textColor = UIColor.label
  var paragraph: ParagraphValues = {
    var values = ParagraphValues()
    values.lineBreakMode = .byTruncatingTail
    return values
  }()
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontForContentSizeCategory = false
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedTextColor: UIColor?
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

  /// `string` with this style where it has none of its own.
  func filling(_ string: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string.string, attributes: attributes)
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  /// Takes over what the first character of an attributed text has.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      paragraph.alignment = style.alignment
      paragraph.lineBreakMode = style.lineBreakMode
    }
  }
}
