import CoreGraphics
import Foundation

extension UITextView {
  // MARK: Beginning and ending

  func _didBecomeFirstResponder() {
    if isEditable {
      _look.isEditing = true
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    _interaction?.update()
    _tiles.setNeedsDisplay()
  }

  func _didResignFirstResponder() {
    _editor.commit()
    _interaction?.update()
    _tiles.setNeedsDisplay()
    guard _look.isEditing else { return }
    _look.isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  func _setText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    _editor.reset(to: text)
    inputDelegate?.textDidChange(self)
    _followCaret()
  }

  func _filled(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: _look.attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }

  func _restyle(_ key: NSAttributedString.Key, _ value: Any) {
    _editor.typingAttributes[key] = value
    _typingDidChange()
    _textStorage.addAttribute(
      key, value: value, range: NSRange(location: 0, length: _editor.length))
  }

  func _setAlignment(_ alignment: NSTextAlignment) {
    _look.alignment = alignment
    _changeParagraphs(in: NSRange(location: 0, length: _editor.length)) {
      $0.alignment = alignment
    }
    var values =
      (_editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
    values.alignment = alignment
    _editor.typingAttributes[.paragraphStyle] = NSParagraphStyle(values: values)
    _typingDidChange()
  }

  func _changeParagraphs(in range: NSRange, _ change: (inout ParagraphValues) -> Void) {
    let range = (_editor.string as NSString).paragraphRange(for: _editor.clamped(range))
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

  func _adjustFonts() {
    let category = DynamicType.category(traitCollection)
    _look.font = _look.font.adjusted(to: category)
    if let font = _editor.typingAttributes[.font] as? UIFont {
      _editor.typingAttributes[.font] = font.adjusted(to: category)
    }
    var fonts: [(UIFont, NSRange)] = []
    _textStorage.enumerateAttribute(.font, in: NSRange(location: 0, length: _editor.length)) {
      value, range, _ in
      if let font = value as? UIFont { fonts.append((font.adjusted(to: category), range)) }
    }
    _textStorage.beginEditing()
    for (font, range) in fonts { _textStorage.addAttribute(.font, value: font, range: range) }
    _textStorage.endEditing()
    _typingDidChange()
  }

  /// The storage says that it changed, whoever did it.
  func _storageDidChange(_ range: NSRange, _ delta: Int, _ characters: Bool) {
    if characters { _look.detectedLinks = nil }
    if characters, !_editor.isChanging {
      _editor.storageDidReplace(
        NSRange(location: range.location, length: range.length - delta), length: range.length)
    }
    _sizeDidChange()
  }

  /// The caret's height on an empty last line follows what would be typed.
  func _typingDidChange() {
    var shape = AttributedText.Shape(font: _look.font.specification)
    shape = shape.applying(_editor.typingAttributes)
    layoutManager.typing = shape
    layoutManager.isRightToLeft = _isRightToLeft
    setNeedsLayout()
  }

  /// The attributes that are shown beyond the storage's own.
  func _shownAttributes() -> [(NSRange, [NSAttributedString.Key: Any])] {
    var result: [(NSRange, [NSAttributedString.Key: Any])] = []
    let whole = NSRange(location: 0, length: _editor.length)
    _textStorage.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { result.append((range, _look.linkAttributes)) }
    }
    result += _detectedLinks.map { ($0.range, _look.linkAttributes) }
    if let marked = _editor.marked {
      result.append(
        (marked, markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    }
    return result
  }

  // MARK: Edit actions

  func _can(_ action: EditAction) -> Bool {
    let hasSelection = _editor.selection.length > 0
    switch action {
    case .copy: return hasSelection
    case .cut, .delete: return hasSelection && isEditable
    case .paste: return isEditable && isFirstResponder && UIPasteboard.general.hasStrings
    case .select: return isSelectable && !hasSelection && hasText
    case .selectAll: return isSelectable && hasText && _editor.selection.length < _editor.length
    default: return false
    }
  }

  // MARK: Links and attachments

  /// A tap on a link or an attachment, where text is not edited. Nothing opens links here: what a
  /// delegate does not take is said on standard error.
  func _touchItem(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let range = _characterRange(at: point),
      let span = _range(range)
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
    } else if let found = _detectedLinks.first(where: { $0.range.contains(span.location) }) {
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
  /// Shows text and selection anew, the caret in sight.
  func _followCaret() {
    _tiles.setNeedsDisplay()
    setNeedsLayout()
    if isFirstResponder, isScrollEnabled {
      _show(NSRange(location: _editor.selection.upperBound, length: 0))
    }
    _interaction?.update()
  }
}

extension UITextView: TextEditorClient {
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editorDidChangeSelection() {
    let before = _editor.selection.location - 1
    if before >= 0, before < _editor.length, _editor.marked == nil {
      var attributes = _textStorage.attributes(at: before, effectiveRange: nil)
      attributes[.attachment] = nil
      attributes[.link] = nil
      _editor.typingAttributes = attributes
      _typingDidChange()
    }
    _followCaret()
    delegate?.textViewDidChangeSelection(self)
  }

  func editorDidChangeText() {
    _sizeDidChange()
    _followCaret()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

}
