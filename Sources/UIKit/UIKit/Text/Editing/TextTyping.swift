import Foundation

/// Types into a responder that takes text, as the keys of a keyboard do. Text editors
/// (``UITextInput``) are asked before each change.
@MainActor package enum TextTyping {
  package static func insert(_ text: String, into input: any UIKeyInput) {
    if let input = input as? any UITextInput {
      guard let range = input.markedTextRange ?? input.selectedTextRange,
        input.shouldChangeText(in: range, replacementText: text)
      else { return }
    }
    input.insertText(text)
  }

  package static func deleteBackward(in input: any UIKeyInput) {
    if let input = input as? any UITextInput, !mayDelete(in: input) { return }
    input.deleteBackward()
  }

  /// Returns whether the character before the caret may be deleted. Asks nobody if there is none.
  private static func mayDelete(in input: any UITextInput) -> Bool {
    guard var range = input.selectedTextRange else { return true }
    if range.isEmpty {
      let start = (input as? any TextInputHost)?.editor.deletionRange
      guard
        let before = start.map({ TextPosition($0.location) })
          ?? input.position(from: range.start, offset: -1),
        let character = input.textRange(from: before, to: range.start)
      else { return true }
      range = character
    }
    return range.isEmpty || input.shouldChangeText(in: range, replacementText: "")
  }

  /// Types a line break, or performs the return action in a single-line field.
  package static func pressReturn(in input: any UIKeyInput) {
    if let field = input as? any ReturnKeyHandling {
      field.returnKeyPressed()
    } else {
      insert("\n", into: input)
    }
  }

  /// Moves to the next or previous text field, or types a tab in a multiline text.
  static func pressTab(in input: any UIKeyInput, isBack: Bool) {
    guard let field = input as? UITextField else {
      if !isBack { insert("\t", into: input) }
      return
    }
    field.nextField(isBack: isBack)?.becomeFirstResponder()
  }

  /// Shows an input method's composition as marked text. An empty text ends the composition.
  ///
  /// - Parameter selected: The selected range, in UTF-16 units of `text`.
  package static func compose(_ text: String, selected: NSRange, in input: any UITextInput) {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return }
    if input.markedTextRange == nil, text.isEmpty { return }
    guard input.shouldChangeText(in: range, replacementText: text) else { return }
    input.setMarkedText(text, selectedRange: selected)
  }
}

/// A responder that takes text and sometimes uses keys for other purposes.
@preconcurrency @MainActor protocol KeyTaking {
  /// Handles a key that went down or repeats. Returns whether it was used, in which case it doesn't
  /// change the text.
  func takes(_ key: UIKey) -> Bool
}

/// A responder with its own action for the return key.
@preconcurrency @MainActor protocol ReturnKeyHandling {
  func returnKeyPressed()
}
