import CoreGraphics
import Foundation
import TextEngine

extension UITextView {
  // MARK: Beginning and ending

  func didBecomeFirstResponder() {
    if isEditable {
      textViewState.isEditing = true
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    interaction?.update()
    tiles.setNeedsDisplay()
  }

  func didResignFirstResponder() {
    editor.commit()
    interaction?.update()
    tiles.setNeedsDisplay()
    guard textViewState.isEditing else { return }
    textViewState.isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  func setText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    editor.reset(to: text)
    inputDelegate?.textDidChange(self)
    followCaret()
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    editor.typingAttributes[key] = value
    typingDidChange()
    _textStorage.addAttribute(key, value: value, range: _textStorage.wholeRange)
  }

  func changeParagraphs(in range: NSRange, _ change: (inout ParagraphValues) -> Void) {
    let range = (editor.string as NSString).paragraphRange(for: editor.clamped(range))
    var styles: [(NSParagraphStyle, NSRange)] = []
    _textStorage.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
      var values = (value as? NSParagraphStyle)?.values ?? ParagraphValues()
      change(&values)
      styles.append((NSParagraphStyle(values: values), range))
    }
    _textStorage.beginEditing()
    for (style, range) in styles {
      _textStorage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    _textStorage.endEditing()
  }

  func adjustFonts() {
    let category = DynamicType.category(traitCollection)
    textViewState.font = textViewState.font.adjusted(to: category)
    editor.adjustFonts(to: category)
    typingDidChange()
  }

  /// Called when the storage was changed by any code.
  func storageDidChange(_ range: NSRange, _ delta: Int, _ characters: Bool) {
    if characters { textViewState.detectedLinks = nil }
    if characters, !editor.isChanging {
      editor.storageDidReplace(
        NSRange(location: range.location, length: range.length - delta), length: range.length)
    }
    textSizeDidChange()
  }

  /// Updates the caret's height on an empty last line after the typing attributes changed.
  func typingDidChange() {
    layoutManager.typing = AttributedText.Shape(font: textViewState.font.specification)
      .applying(editor.typingAttributes)
    layoutManager.isRightToLeft = isRightToLeft
    setNeedsLayout()
  }

  /// Returns the displayed attributes that aren't in the storage.
  func shownAttributes() -> [(NSRange, [NSAttributedString.Key: Any])] {
    var result: [(NSRange, [NSAttributedString.Key: Any])] = []
    _textStorage.enumerateAttribute(.link, in: _textStorage.wholeRange) { value, range, _ in
      if value != nil { result.append((range, textViewState.linkAttributes)) }
    }
    result += detectedLinks.map { ($0.range, textViewState.linkAttributes) }
    if let marked = editor.marked {
      result.append(
        (marked, markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    }
    return result
  }

  // MARK: Edit actions

  func can(_ action: EditAction) -> Bool {
    let hasSelection = editor.selection.length > 0
    switch action {
    case .copy: return hasSelection
    case .cut, .delete: return hasSelection && isEditable
    case .paste: return isEditable && isFirstResponder && pastesPasteboard
    case .select: return isSelectable && !hasSelection && hasText
    case .selectAll: return isSelectable && hasText && editor.selection.length < editor.length
    case .toggleBoldface, .toggleItalics, .toggleUnderline:
      return allowsEditingTextAttributes && isEditable
    default: return false
    }
  }

  func toggle(_ style: BasicTextStyle) {
    guard can(style.action) else { return }
    toggleStyle(style)
    typingDidChange()
  }

  // MARK: Links and attachments

  /// Handles a tap on a link or an attachment in text that isn't edited. Returns whether there was
  /// one.
  ///
  /// Links can't be opened here. If the delegate doesn't handle one, it is printed to standard
  /// error.
  func touchItem(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let range = _characterRange(at: point),
      let span = utf16Range(range)
    else { return false }
    let attributes = _textStorage.attributes(at: span.location, effectiveRange: nil)
    var whole = NSRange(location: 0, length: 0)
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return delegate?.textView(
        self, shouldInteractWith: attachment, in: span, interaction: .invokeDefaultAction) ?? false
    }
    let url: URL
    if let link = attributes[.link],
      let address = link as? URL ?? (link as? String).flatMap({ URL(string: $0) })
    {
      url = address
      _ = _textStorage.attribute(.link, at: span.location, effectiveRange: &whole)
    } else if let found = detectedLinks.first(where: { $0.range.contains(span.location) }) {
      url = found.url
      whole = found.range
    } else {
      return false
    }
    if delegate?.textView(
      self, shouldInteractWith: url, in: whole, interaction: .invokeDefaultAction) ?? true
    {
      Diagnostics.report("nothing opens \(url)", from: "UITextView")
    }
    return true
  }
}

extension UITextView {
  /// Updates text and selection, with the caret visible.
  func followCaret() {
    tiles.setNeedsDisplay()
    setNeedsLayout()
    if isFirstResponder, isScrollEnabled {
      show(NSRange(location: editor.selection.upperBound, length: 0))
    }
    interaction?.update()
  }
}

extension UITextView: TextEditorClient {
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editorDidChangeSelection() {
    takeTypingAttributes()
    typingDidChange()
    followCaret()
    delegate?.textViewDidChangeSelection(self)
  }

  func editorDidChangeText() {
    textSizeDidChange()
    followCaret()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
