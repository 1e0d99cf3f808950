import Foundation

/// Decides whether a keyboard shifts the next letter automatically.
@MainActor enum AutoShift {
  /// Returns whether the text before the caret calls for a capital. Always false if the text can't
  /// be read or is secret.
  static func isOn(for input: any UIKeyInput) -> Bool {
    guard let input = input as? any UITextInput, !input.isSecureTextEntry,
      input.autocapitalizationType != .none, let caret = input.selectedTextRange?.start
    else { return false }
    if input.autocapitalizationType == .allCharacters { return true }
    guard let range = input.textRange(from: input.beginningOfDocument, to: caret),
      let text = input.text(in: range)
    else { return false }
    guard let last = text.last else { return true }
    if input.autocapitalizationType == .words { return last.isWhitespace }
    guard last.isWhitespace else { return false }
    if last.isNewline { return true }
    let end = text.last { !$0.isWhitespace }
    return end.map { ".!?".contains($0) } ?? true
  }
}
