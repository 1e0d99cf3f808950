import CoreGraphics
import Foundation
import TextEngine

extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The conditions for showing an overlay view.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// An `NSNumber` with the raw value of a ``DidEndEditingReason``.
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// The dimensions of text fields (quoted).
enum TextFieldMetrics {
  static let clearButton: CGFloat = 19
  static let clearButtonMargin: CGFloat = 5
  static let cornerRadius: CGFloat = 5

  /// Returns the distance from the bounds to the text at the left and right.
  static func inset(_ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  /// Returns the height that a field adds to its line, above and below together.
  static func padding(_ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 1.667
    case .line, .bezel: 5
    case .roundedRect: 13.667
    }
  }
}

/// The state of a text field, apart from its text.
struct TextFieldState {
  var font = UIFont.systemFont(ofSize: 17)
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  /// The colour and font of a plain placeholder that ``PlaceholderLabel`` sets.
  var placeholderColor: UIColor?
  var placeholderFont: UIFont?
  /// Whether the next keystroke replaces the secret.
  var replacesSecret = false
  var isEditing = false
  /// The distance in points by which the text is scrolled to the left.
  var scroll: CGFloat = 0
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The attributes of the whole text, apart from font, colour and paragraph style.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]
  var baseDirection = NSWritingDirection.natural

  var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = TextAlignment(alignment)
    values.lineBreakMode = .byTruncatingTail
    values.baseWritingDirection = WritingDirection(baseDirection)
    return values
  }

  /// Takes over the font, the colour and the paragraph style of a text.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      baseDirection = style.baseWritingDirection
    }
  }

  var attributes: [NSAttributedString.Key: Any] {
    let own: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
    return own.merging(otherAttributes) { own, _ in own }
  }
}

extension UITextField.ViewMode {
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
