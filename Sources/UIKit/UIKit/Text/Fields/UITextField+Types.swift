import CoreGraphics
import Foundation

extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing ended.
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

/// Sizes of text fields (quoted).
enum TextFieldMetrics {
  static let clearButton: CGFloat = 19
  static let clearButtonMargin: CGFloat = 5
  static let cornerRadius: CGFloat = 5

  /// From the bounds to the text, left and right.
  static func inset(_ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  /// The height of a field beyond its line, above and below together.
  static func padding(_ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 1.667
    case .line, .bezel: 5
    case .roundedRect: 13.667
    }
  }
}

/// The state of a text field besides its text.
struct TextFieldState {
  var font = UIFont.systemFont(ofSize: 17)
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  /// Whether the next keystroke begins a new secret.
  var replacesSecret = false
  var isEditing = false
  /// By how much the text is pulled to the left, in points.
  var scroll: CGFloat = 0
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var focusEffect: UIFocusEffect?
  /// Attributes of the whole text beyond font, colour and paragraph.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]
  var baseDirection = NSWritingDirection.natural

  var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = .byTruncatingTail
    values.baseWritingDirection = baseDirection
    return values
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
