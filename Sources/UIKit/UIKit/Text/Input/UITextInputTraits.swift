import Foundation

/// The keyboard settings of a responder that takes text. All of them are optional.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard capitalizes automatically. The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// The autocorrection setting. Stored but unused, because nothing here corrects text.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// The spell checking setting. Stored but unused, because nothing here checks spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// The smart quotes setting. Stored but unused; quotes stay as typed.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// The smart dashes setting. Stored but unused; dashes stay as typed.
  var smartDashesType: UITextSmartDashesType { get set }

  /// The smart insert and delete setting. Stored but unused; spaces don't change.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get set }

  /// The look of the keyboard. By default, it follows the interface style.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether dots replace the text and it can't be copied.
  var isSecureTextEntry: Bool { get set }

  /// The meaning of the content. Stored but unused, because there is no AutoFill.
  var textContentType: UITextContentType! { get set }

  /// The rules for new passwords. Stored but unused, because nothing here creates passwords.
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
