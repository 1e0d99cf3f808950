import CoreGraphics
import Foundation

/// The text field of a search bar: a magnifier, and tokens before the text.
///
/// A token is one character of the document that `UITextInput` speaks of. All tokens come first; `text`
/// and the ranges that the delegate is asked about are the text behind them.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The bar's addition to the field.
  var _search = SearchFieldState()
  var _tokenViews: [ObjectIdentifier: SearchTokenView] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForSearch()
  }

  private func prepareForSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchBarMetrics.fieldRadius
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    leftView = _search.icon
    leftViewMode = .always
    _search.icon.showSearch(nil)
    _search.suggestions.field = self
  }

  // MARK: Tokens

  /// The tokens, in their order before the text. Setting them can't be taken back by the user.
  open var tokens: [UISearchToken] {
    get { _attachments.map(\.token) }
    set { _putTokens(newValue.map(SearchTokenAttachment.init), in: 0..<_tokenCount) }
  }

  /// Puts a token before the one that has the index now, or behind all.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    precondition(
      (0..._tokenCount).contains(tokenIndex),
      "there is no place \(tokenIndex) among \(_tokenCount) tokens")
    _putTokens([SearchTokenAttachment(token)], in: tokenIndex..<tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) {
    precondition(
      (0..<_tokenCount).contains(tokenIndex),
      "there is no token \(tokenIndex) among \(_tokenCount)")
    _putTokens([], in: tokenIndex..<tokenIndex + 1)
  }

  /// The place before a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    precondition(
      (0..<_tokenCount).contains(tokenIndex),
      "there is no token \(tokenIndex) among \(_tokenCount)")
    return TextPosition(tokenIndex)
  }

  /// The tokens in a range of the document.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = _range(textRange) else { return [] }
    return _attachments.indices.filter { range.contains($0) }.map { _attachments[$0].token }
  }

  /// The text without the tokens.
  open var textualRange: UITextRange {
    TextSpan(NSRange(location: _tokenCount, length: _editor.length - _tokenCount))
  }

  /// Takes the text of a range away, and puts a token among the tokens for it.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    if let range = _range(textRange) { _removeText(in: range) }
    insertToken(token, at: tokenIndex)
  }

  /// The tokens' colour while they aren't selected; a grey when `nil` is set.
  open var tokenBackgroundColor: UIColor! {
    get { _search.tokenColor ?? .systemGray }
    set {
      _search.tokenColor = newValue
      setNeedsLayout()
    }
  }

  /// Whether the user may delete tokens; `true` by default. A backspace behind a token selects it, and
  /// the next one deletes it.
  open var allowsDeletingTokens: Bool {
    get { _search.allowsDeletingTokens }
    set { _search.allowsDeletingTokens = newValue }
  }

  /// Whether the user may copy tokens, where the delegate says what they are on the pasteboard; `true` by
  /// default. Text that is selected with them can be copied in any case.
  open var allowsCopyingTokens: Bool {
    get { _search.allowsCopyingTokens }
    set { _search.allowsCopyingTokens = newValue }
  }

  // MARK: Suggestions

  /// Suggestions in a menu below the field, while it is edited. They are gone, and this is `nil`, when the
  /// user has chosen one, and when text is typed or the search is cancelled, of which whoever hears sets
  /// others.
  ///
  /// Those of a search controller's field are the controller's: setting them here traps.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { _search.suggestions.all }
    set {
      precondition(
        _search.bar?._searchController == nil,
        "the field is a search controller's: set that one's searchSuggestions")
      _search.suggestions.set(newValue)
    }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing { _search.suggestions.comeBack() }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    _search.suggestions.update()
    return true
  }

  override func _tellOfChange() {
    _search.suggestions.whileUserSearches { super._tellOfChange() }
  }

  // MARK: Text behind tokens

  open override var text: String? {
    get { (_editor.string as NSString).substring(from: _tokenCount) }
    set {
      _setTextualPart(NSAttributedString(string: newValue ?? "", attributes: _field.attributes))
    }
  }

  open override var attributedText: NSAttributedString? {
    get { _editor.storage.part(_textualPart).mutableText }
    set { _setTextualPart(_filled(newValue ?? NSAttributedString(string: ""))) }
  }

  open override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { super.defaultTextAttributes }
    set {
      let attachments = _attachments
      super.defaultTextAttributes = newValue
      for (index, attachment) in attachments.enumerated() {
        _editor.storage.addAttribute(
          .attachment, value: attachment, range: NSRange(location: index, length: 1))
      }
      _sizeTokens()
    }
  }

  open override var font: UIFont? {
    get { super.font }
    set {
      super.font = newValue
      _sizeTokens()
      _search.bar?._fieldHeightMayHaveChanged()
    }
  }

  open override func text(in range: UITextRange) -> String? {
    guard let range = _range(range) else { return nil }
    return (_editor.string as NSString).substring(with: _textual(range))
  }

  open override func insertText(_ text: String) {
    _leaveTokens()
    super.insertText(text)
  }

  open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    _leaveTokens()
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }

  open override func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) {
    _leaveTokens()
    super.setAttributedMarkedText(markedText, selectedRange: selectedRange)
  }

  open override func replace(_ range: UITextRange, withText text: String) {
    guard let range = _range(range) else { return }
    super.replace(TextSpan(_textual(range)), withText: text)
  }

  open override func deleteBackward() {
    if _selectsOrSparesTokens() { return }
    super.deleteBackward()
  }

  open override func cut(_ sender: Any?) {
    _spareTokens()
    _cutText()
  }

  open override func copy(_ sender: Any?) { _copyTokensAndText() }

  override var _hasCopiableSelection: Bool {
    _textual(_editor.selection).length > 0 || !_copiedTokens.isEmpty
  }

  open override func paste(_ sender: Any?) {
    _leaveTokens()
    super.paste(sender)
  }

  override func _mayReplace(_ range: NSRange, with text: String) -> Bool {
    let text = text.replacingOccurrences(of: "\u{FFFC}", with: "")
    let inText = _textual(range)
    if inText.length == 0, text.isEmpty { return true }
    return super._mayReplace(
      NSRange(location: inText.location - _tokenCount, length: inText.length), with: text)
  }

  override var _clearedRange: NSRange {
    allowsDeletingTokens ? super._clearedRange : _textualPart
  }

  // MARK: Fingers and keys

  override func _takesTap(at point: CGPoint) -> Bool {
    if isEditing { _search.suggestions.comeBack() }
    return _selectToken(at: point)
  }

  /// The escape key takes suggestions out of sight, or else gives the search up, as the cancel button does.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), isFirstResponder else {
      return super.pressesBegan(presses, with: event)
    }
    if _search.suggestions.putAway() { return }
    if let bar = _search.bar { bar._escape() } else { resignFirstResponder() }
  }

  // MARK: Place

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    _searchTextRect(super.textRect(forBounds: bounds))
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    _searchTextRect(super.editingRect(forBounds: bounds))
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    _sideRect(leftView, in: bounds, isLeading: true)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    _sideRect(rightView, in: bounds, isLeading: false)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    _search.moved(super.clearButtonRect(forBounds: bounds), .clear)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    _layOutTokens()
    _search.suggestions.fieldMayHaveMoved()
  }

  package override var _ownAccessibility: OwnAccessibility {
    var own = super._ownAccessibility
    own.kind = .searchField
    own.traits.insert(.searchField)
    own.value = (tokens.map(\.text) + [text ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    if allowsDeletingTokens, !tokens.isEmpty { own.customActions = _deleteActions() }
    return own
  }
}

extension UISearchTextField: KeyTaking {
  func _takes(_ key: UIKey) -> Bool { _search.suggestions.takes(key) }
}
