import Foundation

extension TextInputHost {
  func copySelection() {
    guard editor.selection.length > 0 else { return }
    UIPasteboard.general.string = (editor.string as NSString).substring(with: editor.selection)
  }

  /// Copies and deletes the selection if the delegate allows it.
  func _cut(_ copy: () -> Void) {
    let range = editor.selection
    guard range.length > 0,
      shouldChangeText(in: TextSpan(range), replacementText: "")
    else { return }
    copy()
    editor.remove(range, kind: .cutting)
  }

  /// Whether the pasteboard contains something that can be pasted: text, or types that a
  /// configuration accepts.
  var pastesPasteboard: Bool {
    pasteConfiguration == nil ? UIPasteboard.general.hasStrings : canPastePasteboard
  }

  /// Loads the text of the first item that has one.
  func loadText(
    of providers: [NSItemProvider], _ take: @escaping @MainActor (String) -> Void
  ) {
    let provider = providers.first { $0.canLoadObject(ofClass: NSString.self) }
    provider?._loadObject(ofClass: NSString.self) { text in
      if let text = text as? NSString, text.length > 0 {
        take(String._unconditionallyBridgeFromObjectiveC(text))
      }
    }
  }

  func pasteText(_ text: String) {
    let range = editor.insertionRange
    guard shouldChangeText(in: TextSpan(range), replacementText: text) else { return }
    let pasted = attributed(text)
    editor.replace(
      editor.clamped(range), with: pasted, kind: .pasting,
      select: NSRange(location: range.location + pasted.length, length: 0))
  }

  /// Selects the word at the caret.
  func selectWord() {
    guard let caret = selectedTextRange?.start, let word = unit(.word, at: caret) else { return }
    selectedTextRange = word
  }

  /// Returns the text unit that contains a position, or that starts or ends there.
  func unit(_ unit: UITextGranularity, at place: UITextPosition) -> UITextRange? {
    tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.backward))
  }

  func selectAllText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}
