import Foundation

/// The buttons above a tablet's keyboard. The keyboard here has no such row, so they are kept and not
/// shown.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the row.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A keyboard's language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language of the keyboard, as `en-US`.
  open private(set) var primaryLanguage: String?

  init(language: String) {
    primaryLanguage = language
    super.init()
  }

  /// All keyboards: there is one, with the keys of English.
  open class var activeInputModes: [UITextInputMode] { [english] }

  static let english = UITextInputMode(language: "en-US")

  /// Posted when the user chooses another keyboard, of which there is none.
  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
