import Foundation

/// The buttons above a tablet's keyboard. They are stored but not shown, because the keyboard here
/// has no such row.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the row.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The language of a keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The keyboard's language, such as `en-US`.
  open private(set) var primaryLanguage: String?

  init(language: String) {
    primaryLanguage = language
    super.init()
  }

  /// All keyboards. There is only one, with English keys.
  open class var activeInputModes: [UITextInputMode] { [english] }

  static let english = UITextInputMode(language: "en-US")

  /// Posted when the user switches keyboards. It is never posted here, because there is only one.
  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
