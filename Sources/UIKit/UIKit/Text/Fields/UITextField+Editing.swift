import CoreGraphics
import Foundation
import TextEngine

extension UITextField {
  // MARK: Beginning and ending

  func didBeginEditing() {
    textFieldState.isEditing = true
    textFieldState.replacesSecret = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.reset(to: NSAttributedString(string: ""))
    }
    editor.select(NSRange(location: editor.length, length: 0))
    textDidChangeLook()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    editor.commit()
    textFieldState.isEditing = false
    textFieldState.scroll = 0
    textDidChangeLook()
    interaction?.update()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  // MARK: Changes by the user

  /// Inserts typed text. A line break on its own is the return key. Others become spaces, because
  /// there is only one line.
  func insertTyped(_ text: String) {
    if text == "\n" || text == "\r" { return returnKeyPressed() }
    if textFieldState.replacesSecret || clearsOnInsertion {
      textFieldState.replacesSecret = false
      clearsOnInsertion = false
      editor.select(editor.storage.wholeRange)
    }
    editor.insert(attributed(Self.onOneLine(text)))
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf16.contains(where: TextSegment.isSeparator) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  func clearByHand() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.commit()
    editor.remove(clearedRange, kind: .cutting)
  }

  // MARK: Changes by the program

  func setText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    textFieldState.replacesSecret = false
    editor.reset(to: text)
    inputDelegate?.textDidChange(self)
    textSizeDidChange()
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    editor.storage.addAttribute(key, value: value, range: editor.storage.wholeRange)
    editor.typingAttributes[key] = value
    textSizeDidChange()
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    textFieldState.adopt(attributes)
    textFieldState.otherAttributes = attributes
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      textFieldState.otherAttributes[key] = nil
    }
    editor.storage.setAttributes(textFieldState.attributes, range: editor.storage.wholeRange)
    editor.typingAttributes = textFieldState.attributes
    textSizeDidChange()
  }

  func adjustFont() {
    let category = DynamicType.category(traitCollection)
    textFieldState.font = textFieldState.font.adjusted(to: category)
    editor.adjustFonts(to: category)
    textSizeDidChange()
  }

  // MARK: Edit actions

  func can(_ action: EditAction) -> Bool {
    let hasSelection = editor.selection.length > 0
    switch action {
    case .copy: return hasCopiableSelection && !isSecureTextEntry
    case .cut: return hasSelection && !isSecureTextEntry && isEditing
    case .delete: return hasSelection && isEditing
    case .paste: return isEditing && pastesPasteboard
    case .select: return isEditing && !hasSelection && hasText
    case .selectAll: return hasText && editor.selection.length < editor.length
    case .toggleBoldface, .toggleItalics, .toggleUnderline:
      return allowsEditingTextAttributes && isEditing && !isSecureTextEntry
    default: return false
    }
  }

  func toggle(_ style: BasicTextStyle) {
    if can(style.action) { toggleStyle(style) }
  }

  func _paste(_ text: String) {
    let text = Self.onOneLine(text)
    guard !text.isEmpty else { return }
    textFieldState.replacesSecret = false
    pasteText(text)
  }
}

extension UITextField: ReturnKeyHandling {
  /// Handles the return key: asks the delegate, then sends the actions. If one handles
  /// `editingDidEndOnExit`, the field resigns.
  func returnKeyPressed() {
    editor.commit()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}

extension UITextField: TextEditorClient {
  func editorDidChangeSelection() {
    if allowsEditingTextAttributes { takeTypingAttributes() }
    textDidChangeLook()
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorDidChangeText() {
    textSizeDidChange()
    tellOfChange()
  }
}
