import CoreGraphics
import Foundation

/// The text field of a search bar, with a magnifier and with tokens before the text.
///
/// In the document of `UITextInput`, a token is one character. All tokens come first. `text`, and the
/// ranges passed to the delegate, contain only the text behind them.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The additional state of a search field.
  var searchFieldState = SearchFieldState()
  var tokenViews: [ObjectIdentifier: SearchTokenView] = [:]

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
    leftView = searchFieldState.icon
    leftViewMode = .always
    searchFieldState.icon.showSearch(nil)
    searchFieldState.suggestions.field = self
  }

  // MARK: Tokens

  /// The tokens before the text, in order. The user can't undo setting them.
  open var tokens: [UISearchToken] {
    get { tokenAttachments.map(\.token) }
    set { putTokens(newValue.map(SearchTokenAttachment.init), in: 0..<tokenCount) }
  }

  /// Inserts a token at an index, or behind all tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    precondition(
      (0...tokenCount).contains(tokenIndex),
      "there is no place \(tokenIndex) among \(tokenCount) tokens")
    putTokens([SearchTokenAttachment(token)], in: tokenIndex..<tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) {
    precondition(
      (0..<tokenCount).contains(tokenIndex),
      "there is no token \(tokenIndex) among \(tokenCount)")
    putTokens([], in: tokenIndex..<tokenIndex + 1)
  }

  /// Returns the position before a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    precondition(
      (0..<tokenCount).contains(tokenIndex),
      "there is no token \(tokenIndex) among \(tokenCount)")
    return TextPosition(tokenIndex)
  }

  /// Returns the tokens in a range of the document.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = utf16Range(textRange) else { return [] }
    return tokenAttachments.indices.filter { range.contains($0) }.map { tokenAttachments[$0].token }
  }

  /// The range of the text without the tokens.
  open var textualRange: UITextRange { TextSpan(textualPart) }

  /// Replaces the text in a range with a token, which is inserted among the tokens.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    if let range = utf16Range(textRange) { removeText(in: range) }
    insertToken(token, at: tokenIndex)
  }

  /// The colour of tokens that aren't selected. `nil` means grey.
  open var tokenBackgroundColor: UIColor! {
    get { searchFieldState.tokenColor ?? .systemGray }
    set {
      searchFieldState.tokenColor = newValue
      setNeedsLayout()
    }
  }

  /// Whether the user may delete tokens. The default is `true`. A backspace behind a token selects it, and
  /// the next one deletes it.
  open var allowsDeletingTokens = true

  /// Whether the user may copy tokens for which the delegate returns pasteboard items. The default is
  /// `true`. Selected text can always be copied.
  open var allowsCopyingTokens = true

  // MARK: Suggestions

  /// The suggestions in a menu below the field while it is edited.
  ///
  /// They are removed, and the property becomes `nil`, when the user chooses one, when text is typed and
  /// when the search is cancelled. Code that handles these events can set others.
  ///
  /// A search controller manages the suggestions of its own field. Setting them here traps.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchFieldState.suggestions.all }
    set {
      precondition(
        searchFieldState.bar?.searchController == nil,
        "the field is a search controller's: set that one's searchSuggestions")
      searchFieldState.suggestions.set(newValue)
    }
  }

  @discardableResult open dynamic override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing { searchFieldState.suggestions.comeBack() }
    return true
  }

  @discardableResult open dynamic override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    searchFieldState.suggestions.update()
    return true
  }

  override func tellOfChange() {
    searchFieldState.suggestions.whileUserSearches { super.tellOfChange() }
  }

  // MARK: Text behind tokens

  open override var text: String? {
    get { (editor.string as NSString).substring(from: tokenCount) }
    set {
      setTextualPart(
        NSAttributedString(string: newValue ?? "", attributes: textFieldState.attributes)
          .releasingRuns())
    }
  }

  open override var attributedText: NSAttributedString? {
    get { editor.storage.part(textualPart).mutableText }
    set {
      setTextualPart(
        (newValue ?? NSAttributedString(string: "")).filled(with: textFieldState.attributes))
    }
  }

  open override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { super.defaultTextAttributes }
    set {
      let attachments = tokenAttachments
      super.defaultTextAttributes = newValue
      for (index, attachment) in attachments.enumerated() {
        editor.storage.addAttribute(
          .attachment, value: attachment, range: NSRange(location: index, length: 1))
      }
      sizeTokens()
    }
  }

  open override var font: UIFont? {
    get { super.font }
    set {
      super.font = newValue
      sizeTokens()
      searchFieldState.bar?.fieldHeightMayHaveChanged()
    }
  }

  open override func text(in range: UITextRange) -> String? {
    guard let range = utf16Range(range) else { return nil }
    return (editor.string as NSString).substring(with: textual(range))
  }

  open override func insertText(_ text: String) {
    leaveTokens()
    super.insertText(text)
  }

  open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    leaveTokens()
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }

  open override func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) {
    leaveTokens()
    super.setAttributedMarkedText(markedText, selectedRange: selectedRange)
  }

  open override func replace(_ range: UITextRange, withText text: String) {
    guard let range = utf16Range(range) else { return }
    super.replace(TextSpan(textual(range)), withText: text)
  }

  open override func deleteBackward() {
    if selectsOrSparesTokens() { return }
    super.deleteBackward()
  }

  open override func cut(_ sender: Any?) {
    spareTokens()
    _cut { copy(nil) }
  }

  open dynamic override func copy(_ sender: Any?) { copyTokensAndText() }

  override var hasCopiableSelection: Bool {
    textual(editor.selection).length > 0 || !copiedTokens.isEmpty
  }

  open dynamic override func paste(_ sender: Any?) {
    leaveTokens()
    super.paste(sender)
  }

  override func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    let text = text.replacingOccurrences(of: "\u{FFFC}", with: "")
    let inText = textual(range)
    if inText.length == 0, text.isEmpty { return true }
    return super.editorShouldReplace(
      NSRange(location: inText.location - tokenCount, length: inText.length), with: text)
  }

  override var clearedRange: NSRange {
    allowsDeletingTokens ? super.clearedRange : textualPart
  }

  // MARK: Touches and keys

  override func takesTap(at point: CGPoint) -> Bool {
    if isEditing { searchFieldState.suggestions.comeBack() }
    return selectToken(at: point)
  }

  /// Handles the Escape key, which hides the suggestions, or otherwise cancels the search like the cancel
  /// button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), isFirstResponder else {
      return super.pressesBegan(presses, with: event)
    }
    if searchFieldState.suggestions.putAway() { return }
    if let bar = searchFieldState.bar { bar.escape() } else { resignFirstResponder() }
  }

  // MARK: Position

  open dynamic override func textRect(forBounds bounds: CGRect) -> CGRect {
    searchTextRect(super.textRect(forBounds: bounds))
  }
  open dynamic override func editingRect(forBounds bounds: CGRect) -> CGRect {
    searchTextRect(super.editingRect(forBounds: bounds))
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isLeading: true)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isLeading: false)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    searchFieldState.moved(super.clearButtonRect(forBounds: bounds), .clear)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    layOutTokens()
    searchFieldState.suggestions.fieldMayHaveMoved()
  }

  override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    own.kind = .searchField
    own.traits.insert(.searchField)
    own.value = (tokens.map(\.text) + [text ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    if allowsDeletingTokens, !tokens.isEmpty { own.customActions = deleteActions() }
    return own
  }
}

extension UISearchTextField: KeyTaking {
  func takes(_ key: UIKey) -> Bool { searchFieldState.suggestions.takes(key) }
}

extension UISearchTextField: KeyboardAvoidingField {
  func didAvoidKeyboard() { searchFieldState.suggestions.fieldMayHaveMoved() }
}
