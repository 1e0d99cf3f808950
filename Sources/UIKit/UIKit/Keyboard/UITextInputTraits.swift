import Foundation

/// The wishes for the keyboard. Everything may be left out.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard shifts by itself; `sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Kept; nothing here corrects.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Kept; nothing here checks spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Kept; quotes stay as they are typed.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Kept; dashes stay as they are typed.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Kept; spaces stay as they are.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }

  /// Light or dark; by the interface style unless set.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether dots stand for the text, and it cannot be copied.
  var isSecureTextEntry: Bool { get set }

  /// The subject of the text; kept, there is nothing to fill in from.
  var textContentType: UITextContentType! { get set }

  /// Kept; nothing here makes passwords.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
