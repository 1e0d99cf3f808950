import CoreGraphics

extension Stage {
  /// The state of the text that has the keyboard focus, for code that types into it.
  package struct EditedText {
    /// The caret's frame in points of the screen.
    package let caret: CGRect
    /// The text that copying would copy.
    package let selected: String
    package let isComposing: Bool
    /// HTML's input mode for a suitable keyboard.
    package let inputMode: String
  }

  package var editedText: EditedText? {
    makeCurrent()
    guard let input = application.textInput else { return nil }
    let range = input.selectedTextRange
    var caret = CGRect.zero
    if let range {
      let view = input.textInputView
      caret = view.convert(input.caretRect(for: range.start), to: nil)
    }
    return EditedText(
      caret: caret,
      selected: input.isSecureTextEntry ? "" : range.flatMap { input.text(in: $0) } ?? "",
      isComposing: input.markedTextRange != nil,
      inputMode: Self.inputMode(input.keyboardType))
  }

  /// Returns whether the tab key, or shift-tab, does something in the application. Otherwise it leaves the
  /// screen.
  package func takesTab(isBack: Bool) -> Bool {
    makeCurrent()
    return application.keepsTab(isBack: isBack)
  }

  private static func inputMode(_ type: UIKeyboardType) -> String {
    switch type {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    default: "text"
    }
  }

  /// Inserts text without a key, in place of the composition.
  package func insert(_ text: String) {
    typing { input in
      if text == "\n" {
        TextTyping.pressReturn(in: input)
      } else {
        TextTyping.insert(text, into: input)
      }
    }
  }

  /// Shows the text that an input method composes.
  ///
  /// - Parameter selected: The selected range in UTF-16 units of `text`.
  package func compose(_ text: String, selected: Range<Int>) {
    typing { input in
      guard let input = input as? any UITextInput else { return }
      TextTyping.compose(
        text, selected: NSRange(location: selected.lowerBound, length: selected.count), in: input)
    }
  }

  /// Sets the device's clipboard to `text`, and pastes it if there is a target.
  package func paste(_ text: String) {
    UIPasteboard.general.receive(text)
    typing { input in
      guard let responder = input as? UIResponder else { return }
      responder.pasteIfPossible()
    }
  }

  private func typing(_ body: (any UIKeyInput) -> Void) {
    act { if let input = application.keyInput { body(input) } }
  }
}
