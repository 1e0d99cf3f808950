import CoreGraphics
import Foundation

/// Tokens are the first characters of the field's text; whatever happens, they stay the first ones.
extension UISearchTextField {
  var _attachments: [SearchTokenAttachment] {
    var found: [SearchTokenAttachment] = []
    while found.count < _editor.length,
      let attachment = _editor.storage.attribute(.attachment, at: found.count, effectiveRange: nil)
        as? SearchTokenAttachment
    {
      found.append(attachment)
    }
    return found
  }

  var _tokenCount: Int { _attachments.count }

  var _textualPart: NSRange {
    let count = _tokenCount
    return NSRange(location: count, length: _editor.length - count)
  }

  /// The part of a range that is text.
  func _textual(_ range: NSRange) -> NSRange {
    let count = _tokenCount
    let start = max(range.location, count)
    return NSRange(location: start, length: max(range.upperBound, count) - start)
  }

  // MARK: By the program

  func _putTokens(_ attachments: [SearchTokenAttachment], in indices: Range<Int>) {
    let text = NSMutableAttributedString(string: "")
    for attachment in attachments {
      size(attachment, in: _field.font)
      text.append(attachment.text(like: _field.attributes))
    }
    change(NSRange(indices), to: text)
    _search.tokensDidChange?()
  }

  func _removeText(in range: NSRange) {
    change(_textual(range), to: NSAttributedString(string: ""))
  }

  func _setTextualPart(_ text: NSAttributedString) {
    let all = NSMutableAttributedString(string: "")
    for attachment in _attachments { all.append(attachment.text(like: _field.attributes)) }
    all.append(text)
    _setText(all)
  }

  private func change(_ range: NSRange, to text: NSAttributedString) {
    guard range.length > 0 || text.length > 0 else { return }
    inputDelegate?.textWillChange(self)
    _editor.storage.put(text, in: range)
    _editor.storageDidReplace(range, length: text.length)
    inputDelegate?.textDidChange(self)
    _sizeDidChange()
  }

  // MARK: By the user

  /// Brings the selection behind the tokens before something is typed: what is selected of them goes, if
  /// the user may delete tokens.
  func _leaveTokens() {
    let count = _tokenCount
    let selection = _editor.selection
    guard _editor.marked == nil, selection.location < count else { return }
    let rest = _textual(selection)
    guard selection.length > 0, allowsDeletingTokens else { return _editor.select(rest) }
    let going = NSRange(
      location: selection.location,
      length: min(selection.upperBound, count) - selection.location)
    _editor.replace(
      going, with: NSAttributedString(string: ""), kind: .cutting,
      select: NSRange(location: rest.location - going.length, length: rest.length))
  }

  /// Takes tokens out of the selection that the user may not delete.
  func _spareTokens() {
    if !allowsDeletingTokens { _editor.select(_textual(_editor.selection)) }
  }

  /// Lets a backspace act on tokens; whether that was all.
  func _selectsOrSparesTokens() -> Bool {
    let count = _tokenCount
    let selection = _editor.selection
    guard count > 0, _editor.marked == nil else { return false }
    if selection.length > 0 {
      _spareTokens()
      return _editor.selection.length == 0
    }
    if selection.location > count {
      // A mark that combines with the token before it is deleted alone.
      let start = _editor.deletionRange.location
      if start < count {
        _editor.select(NSRange(location: count, length: selection.location - count))
      }
      return false
    }
    if allowsDeletingTokens, selection.location > 0 {
      _editor.select(NSRange(location: selection.location - 1, length: 1))
    }
    return true
  }

  /// What the selected tokens are on the pasteboard, of those that are anything there.
  var _copiedTokens: [NSItemProvider] {
    guard allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate else {
      return []
    }
    let selection = _editor.selection
    return _attachments.indices.filter { selection.contains($0) }
      .map { delegate.searchTextField(self, itemProviderForCopying: _attachments[$0].token) }
      .filter { !$0.registeredTypeIdentifiers.isEmpty }
  }

  /// Copies the text of the selection and its tokens, each as an item. The text is the first one, which is
  /// what is pasted where only text is.
  func _copyTokensAndText() {
    let range = _textual(_editor.selection)
    let text = (_editor.string as NSString).substring(with: range)
    let tokens = _copiedTokens
    if !tokens.isEmpty {
      let words = text.isEmpty ? [] : [NSItemProvider(object: NSString(string: text))]
      UIPasteboard.general.itemProviders = words + tokens
    } else if !text.isEmpty {
      UIPasteboard.general.string = text
    }
  }

  /// Copies the text of the selection, and deletes what is selected.
  func _cutText() {
    let range = _editor.selection
    guard range.length > 0, shouldChangeText(in: TextSpan(range), replacementText: "") else {
      return
    }
    copy(nil)
    _editor.replace(
      range, with: NSAttributedString(string: ""), kind: .cutting,
      select: NSRange(location: range.location, length: 0))
  }

  func _selectToken(at point: CGPoint) -> Bool {
    let attachments = _attachments
    let index = attachments.firstIndex { attachment in
      guard let view = _tokenViews[ObjectIdentifier(attachment)] else { return false }
      return view.bounds.contains(view.convert(point, from: self))
    }
    guard let index, isFirstResponder || becomeFirstResponder() else { return false }
    selectedTextRange = TextSpan(NSRange(location: index, length: 1))
    return true
  }

  /// The actions of assistive software: a token goes as if it had been deleted by key.
  func _deleteActions() -> [UIAccessibilityCustomAction] {
    tokens.enumerated().map { index, token in
      UIAccessibilityCustomAction(name: "Delete \(token.text)") { [weak self] _ in
        guard let self, index < _tokenCount else { return false }
        _editor.replace(
          NSRange(location: index, length: 1), with: NSAttributedString(string: ""),
          kind: .cutting, select: NSRange(location: index, length: 0))
        return true
      }
    }
  }
}
