import CoreGraphics
import Foundation

/// The tokens of a search field. They are always the first characters of its text.
extension UISearchTextField {
  var tokenAttachments: [SearchTokenAttachment] {
    var found: [SearchTokenAttachment] = []
    while found.count < editor.length,
      let attachment = editor.storage.attribute(.attachment, at: found.count, effectiveRange: nil)
        as? SearchTokenAttachment
    {
      found.append(attachment)
    }
    return found
  }

  var tokenCount: Int { tokenAttachments.count }

  var textualPart: NSRange {
    let count = tokenCount
    return NSRange(location: count, length: editor.length - count)
  }

  /// Returns the part of a range that is text.
  func textual(_ range: NSRange) -> NSRange {
    let count = tokenCount
    let start = max(range.location, count)
    return NSRange(location: start, length: max(range.upperBound, count) - start)
  }

  // MARK: Changes by the program

  func putTokens(_ attachments: [SearchTokenAttachment], in indices: Range<Int>) {
    let text = NSMutableAttributedString(string: "")
    for attachment in attachments {
      size(attachment, in: textFieldState.font)
      text.append(attachment.text(like: textFieldState.attributes))
    }
    change(NSRange(indices), to: text)
    searchFieldState.tokensDidChange?()
  }

  func removeText(in range: NSRange) {
    change(textual(range), to: NSAttributedString(string: ""))
  }

  func setTextualPart(_ text: NSAttributedString) {
    let all = NSMutableAttributedString(string: "")
    for attachment in tokenAttachments {
      all.append(attachment.text(like: textFieldState.attributes))
    }
    all.append(text)
    setText(all)
  }

  private func change(_ range: NSRange, to text: NSAttributedString) {
    guard range.length > 0 || text.length > 0 else { return }
    inputDelegate?.textWillChange(self)
    editor.storage.put(text, in: range)
    editor.storageDidReplace(range, length: text.length)
    inputDelegate?.textDidChange(self)
    textSizeDidChange()
  }

  // MARK: Changes by the user

  /// Moves the selection behind the tokens before something is typed. Selected tokens are deleted if the
  /// user may delete tokens.
  func leaveTokens() {
    let count = tokenCount
    let selection = editor.selection
    guard editor.marked == nil, selection.location < count else { return }
    let rest = textual(selection)
    guard selection.length > 0, allowsDeletingTokens else { return editor.select(rest) }
    let going = NSRange(
      location: selection.location,
      length: min(selection.upperBound, count) - selection.location)
    editor.replace(
      going, with: NSAttributedString(string: ""), kind: .cutting,
      select: NSRange(location: rest.location - going.length, length: rest.length))
  }

  /// Removes tokens that the user may not delete from the selection.
  func spareTokens() {
    if !allowsDeletingTokens { editor.select(textual(editor.selection)) }
  }

  /// Applies a backspace to tokens. Returns whether that was its whole effect.
  func selectsOrSparesTokens() -> Bool {
    let count = tokenCount
    let selection = editor.selection
    guard count > 0, editor.marked == nil else { return false }
    if selection.length > 0 {
      spareTokens()
      return editor.selection.length == 0
    }
    if selection.location > count {
      // A mark that combines with the token before it is deleted alone.
      let start = editor.deletionRange.location
      if start < count {
        editor.select(NSRange(location: count, length: selection.location - count))
      }
      return false
    }
    if allowsDeletingTokens, selection.location > 0 {
      editor.select(NSRange(location: selection.location - 1, length: 1))
    }
    return true
  }

  /// The pasteboard providers of the selected tokens that have one.
  var copiedTokens: [NSItemProvider] {
    guard allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate else {
      return []
    }
    let selection = editor.selection
    return tokenAttachments.indices.filter { selection.contains($0) }
      .map { delegate.searchTextField(self, itemProviderForCopying: tokenAttachments[$0].token) }
      .filter { !$0.registeredTypeIdentifiers.isEmpty }
  }

  /// Copies the selected text and tokens, each as an item. The text is the first item, so that only the
  /// text is pasted where tokens aren't supported.
  func copyTokensAndText() {
    let range = textual(editor.selection)
    let text = (editor.string as NSString).substring(with: range)
    let tokens = copiedTokens
    if !tokens.isEmpty {
      let words = text.isEmpty ? [] : [NSItemProvider(object: NSString(string: text))]
      UIPasteboard.general.itemProviders = words + tokens
    } else if !text.isEmpty {
      UIPasteboard.general.string = text
    }
  }

  func selectToken(at point: CGPoint) -> Bool {
    let attachments = tokenAttachments
    let index = attachments.firstIndex { attachment in
      guard let view = tokenViews[ObjectIdentifier(attachment)] else { return false }
      return view.bounds.contains(view.convert(point, from: self))
    }
    guard let index, isFirstResponder || becomeFirstResponder() else { return false }
    selectedTextRange = TextSpan(NSRange(location: index, length: 1))
    return true
  }

  /// The accessibility actions that delete a token, as a key does.
  func deleteActions() -> [UIAccessibilityCustomAction] {
    tokens.enumerated().map { index, token in
      UIAccessibilityCustomAction(name: SystemText.deleteToken.text(with: token.text)) {
        [weak self] _ in
        guard let self, index < tokenCount else { return false }
        editor.remove(NSRange(location: index, length: 1), kind: .cutting)
        return true
      }
    }
  }
}
