import Foundation

/// Types into whoever takes text, as the keys of a keyboard do: who edits text (``UITextInput``) is
/// asked before each change.
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

  /// Asks for the character before the caret. Where there is none nobody is asked.
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

  /// Types a line break, or does what return does where there are no lines.
  package static func pressReturn(in input: any UIKeyInput) {
    if let field = input as? any ReturnKeyHandling {
      field.returnKeyPressed()
    } else {
      insert("\n", into: input)
    }
  }

  /// Goes on to the next text field, or back; types a tab where there are lines.
  static func pressTab(in input: any UIKeyInput, isBack: Bool) {
    guard let field = input as? UITextField else {
      if !isBack { insert("\t", into: input) }
      return
    }
    field.nextField(isBack: isBack)?.becomeFirstResponder()
  }

  /// Shows what an input method composes, marked. An empty text ends the composition.
  ///
  /// - Parameter selected: UTF-16 units of `text`.
  package static func compose(_ text: String, selected: NSRange, in input: any UITextInput) {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return }
    if input.markedTextRange == nil, text.isEmpty { return }
    guard input.shouldChangeText(in: range, replacementText: text) else { return }
    input.setMarkedText(text, selectedRange: selected)
  }
}

/// Who takes text, and uses some keys for something else now and then.
@MainActor protocol KeyTaking {
  /// Whether a key that went down, or repeats, was used up, so that it does nothing to the text.
  func takes(_ key: UIKey) -> Bool
}

/// Who does something of its own when the return key is pressed.
@MainActor protocol ReturnKeyHandling {
  func returnKeyPressed()
}
