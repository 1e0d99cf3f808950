import Foundation

extension TextInputHost {
  func _copySelection() {
    guard _editor.selection.length > 0 else { return }
    UIPasteboard.general.string = (_editor.string as NSString).substring(with: _editor.selection)
  }

  /// Copies and deletes, if the delegate allows that.
  func _cut() {
    let range = _editor.selection
    guard range.length > 0,
      shouldChangeText(in: TextSpan(range), replacementText: "")
    else { return }
    _copySelection()
    _editor.replace(
      range, with: NSAttributedString(string: ""), kind: .cutting,
      select: NSRange(location: range.location, length: 0))
  }

  func _pasteText(_ text: String) {
    let range = _editor.insertionRange
    guard shouldChangeText(in: TextSpan(range), replacementText: text) else { return }
    let pasted = _attributed(text)
    _editor.replace(
      _editor.clamped(range), with: pasted, kind: .pasting,
      select: NSRange(location: range.location + pasted.length, length: 0))
  }

  /// Selects the word at the caret.
  func _selectWord() {
    guard let caret = selectedTextRange?.start else { return }
    let range =
      tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.backward))
    if let range { selectedTextRange = range }
  }

  func _selectAllText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}
