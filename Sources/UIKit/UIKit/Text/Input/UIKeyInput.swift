import Foundation

/// A responder that takes text. It shows the on-screen keyboard when it becomes the first
/// responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }

  /// Inserts text at the caret.
  func insertText(_ text: String)

  /// Deletes the character before the caret.
  func deleteBackward()
}

/// The colours of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key, which types a line break whatever its label is.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11

  /// The label in English.
  var title: SystemText {
    switch self {
    case .default: .returnKey
    case .go: .goKey
    case .google, .search, .yahoo: .searchKey
    case .join: .joinKey
    case .next: .nextKey
    case .route: .routeKey
    case .send: .sendKey
    case .done: .doneKey
    case .emergencyCall: .emergencyCallKey
    case .continue: .continueKey
    }
  }
}
