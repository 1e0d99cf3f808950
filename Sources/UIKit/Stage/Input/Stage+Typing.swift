import CoreGraphics

extension Stage {
  /// A text that has the keyboard, as who types needs to know it.
  package struct EditedText {
    /// In points of the screen.
    package let caret: CGRect
    /// The text that copying would copy.
    package let selected: String
    package let isComposing: Bool
    /// HTML's word for the keys that suit it.
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

  /// Whether the tab key does something in the application, or leaves the screen; with shift.
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

  /// Types text that no key stands for, in place of what is composed.
  package func insert(_ text: String) {
    typing { input in
      if text == "\n" {
        TextTyping.pressReturn(in: input)
      } else {
        TextTyping.insert(text, into: input)
      }
    }
  }

  /// Shows what an input method composes.
  ///
  /// - Parameter selected: UTF-16 units of `text`.
  package func compose(_ text: String, selected: Range<Int>) {
    typing { input in
      guard let input = input as? any UITextInput else { return }
      TextTyping.compose(
        text, selected: NSRange(location: selected.lowerBound, length: selected.count), in: input)
    }
  }

  /// Makes `text` what the device's clipboard holds, and pastes it where something takes it.
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
