import CoreGraphics
import Foundation

extension UITextField {
  // MARK: Beginning and ending

  func _didBeginEditing() {
    _field.isEditing = true
    _field.replacesSecret = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      _editor.reset(to: NSAttributedString(string: ""))
    }
    _editor.select(NSRange(location: _editor.length, length: 0))
    _textDidChangeLook()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func _didEndEditing() {
    _editor.commit()
    _field.isEditing = false
    _field.scroll = 0
    _textDidChangeLook()
    _interaction?.update()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  // MARK: Changes by the user

  func _shouldChange(_ range: UITextRange, _ text: String) -> Bool {
    guard let range = _range(range) else { return false }
    return editorShouldReplace(range, with: text)
  }

  /// A line break is the return key; others become spaces, for there is one line.
  func _insert(_ text: String) {
    if text == "\n" || text == "\r" { return _returnKeyPressed() }
    if _field.replacesSecret || clearsOnInsertion {
      _field.replacesSecret = false
      _field.clearsOnInsertion = false
      _editor.select(NSRange(location: 0, length: _editor.length))
    }
    _editor.insert(_attributed(Self.onOneLine(text)))
  }

  func _deleteBackward() {
    if _field.replacesSecret {
      _field.replacesSecret = false
      _editor.select(NSRange(location: 0, length: _editor.length))
    }
    _editor.deleteBackward()
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf16.contains(where: TextSegment.isSeparator) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  func _clearByHand() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    _editor.commit()
    _editor.replace(
      _clearedRange, with: NSAttributedString(string: ""), kind: .cutting,
      select: NSRange(location: _clearedRange.location, length: 0))
  }

  // MARK: Changes by the program

  func _setText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    _field.replacesSecret = false
    _editor.reset(to: text)
    inputDelegate?.textDidChange(self)
    _sizeDidChange()
  }

  func _filled(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: _field.attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }

  func _restyle(_ key: NSAttributedString.Key, _ value: Any) {
    _editor.storage.addAttribute(
      key, value: value, range: NSRange(location: 0, length: _editor.length))
    _editor.typingAttributes[key] = value
    _sizeDidChange()
  }

  func _setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { _field.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { _field.textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      _field.alignment = style.alignment
      _field.baseDirection = style.baseWritingDirection
    }
    _field.otherAttributes = attributes
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      _field.otherAttributes[key] = nil
    }
    _editor.storage.setAttributes(
      _field.attributes, range: NSRange(location: 0, length: _editor.length))
    _editor.typingAttributes = _field.attributes
    _sizeDidChange()
  }

  func _adjustFont() {
    font = _field.font.adjusted(to: DynamicType.category(traitCollection))
  }

  // MARK: Edit actions

  func _can(_ action: EditAction) -> Bool {
    let hasSelection = _editor.selection.length > 0
    switch action {
    case .copy: return _hasCopiableSelection && !isSecureTextEntry
    case .cut: return hasSelection && !isSecureTextEntry && isEditing
    case .delete: return hasSelection && isEditing
    case .paste: return isEditing && UIPasteboard.general.hasStrings
    case .select: return isEditing && !hasSelection && hasText
    case .selectAll: return hasText && _editor.selection.length < _editor.length
    default: return false
    }
  }

  func _paste() {
    guard let text = UIPasteboard.general.string.map(Self.onOneLine), !text.isEmpty else { return }
    _field.replacesSecret = false
    _pasteText(text)
  }
}

extension UITextField: ReturnKeyHandling {
  /// Asks the delegate, then tells those who wait for it; the field gives up the keyboard when
  /// somebody handles `editingDidEndOnExit`.
  func _returnKeyPressed() {
    _editor.commit()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}

extension UITextField: TextEditorClient {
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    _mayReplace(range, with: text)
  }

  func editorDidChangeSelection() {
    _textDidChangeLook()
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorDidChangeText() {
    _sizeDidChange()
    _tellOfChange()
  }
}
