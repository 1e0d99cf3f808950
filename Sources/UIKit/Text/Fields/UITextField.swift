import CoreGraphics
import Foundation

/// One line of text that the user edits.
///
/// A tap begins editing: the field takes the keyboard and shows a caret. While it is edited, text
/// longer than the field scrolls; otherwise it ends in an ellipsis.
///
///     let field = UITextField()
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.addAction(UIAction { _ in save(field.text) }, for: .editingChanged)
@preconcurrency @MainActor open class UITextField: _TextInputControl, UIContentSizeCategoryAdjusting
{
  var _field = TextFieldState()
  let _clip = UIView(frame: .zero)
  let _clearButton = TextFieldClearButton(frame: .zero)
  private(set) var _interaction: TextInteraction?
  var _knownGeometry: (scale: CGFloat, geometry: TextGeometry)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _prepare()
    (coder as? NibCoder)?.decode(textField: self)
  }

  private func _prepare() {
    isOpaque = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    _clip.isUserInteractionEnabled = false
    _clip.clipsToBounds = true
    addSubview(_clip)
    addSubview(_clearButton)
    _clearButton.isHidden = true
    _clearButton.addAction(
      UIAction { [weak self] _ in self?._clearByHand() }, for: .touchUpInside)
    _editor.client = self
    _editor.typingAttributes = _field.attributes
    _interaction = TextInteraction(host: self)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty rather than `nil`. Setting it puts the caret at its end, and forgets what could be
  /// undone.
  open var text: String? {
    get { _editor.string }
    set { _setText(NSAttributedString(string: newValue ?? "", attributes: _field.attributes)) }
  }

  /// The text with attributes; where it lacks some, the field's count.
  open var attributedText: NSAttributedString? {
    get { _editor.storage.mutableText }
    set { _setText(_filled(newValue ?? NSAttributedString(string: ""))) }
  }

  /// The whole text's attributes. Font, colour and alignment are the field's.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { _field.attributes }
    set { _setDefaultAttributes(newValue) }
  }

  /// The attributes of the text that is typed next; `nil` while nothing is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? _editor.typingAttributes : nil }
    set { if isEditing, let newValue { _editor.typingAttributes = newValue } }
  }

  /// 17 points of the system font by default.
  open var font: UIFont? {
    get { _field.font }
    set {
      _field.font = newValue ?? .systemFont(ofSize: 17)
      _restyle(.font, _field.font)
    }
  }

  open var textColor: UIColor? {
    get { _field.textColor }
    set {
      _field.textColor = newValue ?? .label
      _restyle(.foregroundColor, _field.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { _field.alignment }
    set {
      _field.alignment = newValue
      _restyle(.paragraphStyle, NSParagraphStyle(values: _field.paragraph))
    }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { _field.attributedPlaceholder?.string ?? _field.placeholder }
    set {
      _field.placeholder = newValue
      _field.attributedPlaceholder = nil
      _sizeDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { _field.attributedPlaceholder ?? _placeholderText }
    set {
      _field.attributedPlaceholder = newValue
      _field.placeholder = nil
      _sizeDidChange()
    }
  }

  /// Whether text too long is made smaller, down to ``minimumFontSize``, before it scrolls.
  open var adjustsFontSizeToFitWidth: Bool {
    get { _field.adjustsFontSizeToFitWidth }
    set {
      _field.adjustsFontSizeToFitWidth = newValue
      _textDidChangeLook()
    }
  }

  /// In points; 0 by default, which is taken as 1.
  open var minimumFontSize: CGFloat {
    get { _field.minimumFontSize }
    set {
      _field.minimumFontSize = max(0, newValue)
      _textDidChangeLook()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { _field.adjustsFontForContentSizeCategory }
    set {
      _field.adjustsFontForContentSizeCategory = newValue
      if newValue { _adjustFont() }
    }
  }

  // MARK: Looks

  open var borderStyle: UITextField.BorderStyle {
    get { _field.borderStyle }
    set {
      _field.borderStyle = newValue
      _sizeDidChange()
    }
  }

  /// Drawn in place of the border; not for `roundedRect`.
  open var background: UIImage? {
    get { _field.background }
    set {
      _field.background = newValue
      setNeedsDisplay()
    }
  }

  /// ``background`` while the field is disabled.
  open var disabledBackground: UIImage? {
    get { _field.disabledBackground }
    set {
      _field.disabledBackground = newValue
      setNeedsDisplay()
    }
  }

  open var clearButtonMode: UITextField.ViewMode {
    get { _field.clearButtonMode }
    set {
      _field.clearButtonMode = newValue
      setNeedsLayout()
    }
  }

  /// Where reading starts, unless the layout is mirrored: always on the left.
  open var leftView: UIView? {
    get { _field.leftView }
    set { _exchange(\.leftView, newValue) }
  }

  open var leftViewMode: UITextField.ViewMode {
    get { _field.leftViewMode }
    set {
      _field.leftViewMode = newValue
      setNeedsLayout()
    }
  }

  /// On the right; in place of the clear button while both are shown.
  open var rightView: UIView? {
    get { _field.rightView }
    set { _exchange(\.rightView, newValue) }
  }

  open var rightViewMode: UITextField.ViewMode {
    get { _field.rightViewMode }
    set {
      _field.rightViewMode = newValue
      setNeedsLayout()
    }
  }

  // MARK: Rectangles

  /// Where the border is drawn: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    _textRect(forBounds: bounds, isEditing: false)
  }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    _textRect(forBounds: bounds, isEditing: true)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    _clearButtonRect(forBounds: bounds)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    _sideRect(_field.leftView, forBounds: bounds, isLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    _sideRect(_field.rightView, forBounds: bounds, isLeft: false)
  }

  /// Draws the text in a rectangle: subclasses override it to draw otherwise.
  open func drawText(in rect: CGRect) { _drawText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { _drawPlaceholder(in: rect) }
  open override func draw(_ rect: CGRect) { _draw() }

  open dynamic override var intrinsicContentSize: CGSize { _intrinsicSize() }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func _baselineOffsets(
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { _baselines(in: size) }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    _layOut()
  }

  // MARK: Editing

  /// Whether the field has the keyboard.
  open var isEditing: Bool { _field.isEditing }

  /// Whether beginning to edit clears the text.
  open var clearsOnBeginEditing: Bool {
    get { _field.clearsOnBeginEditing }
    set { _field.clearsOnBeginEditing = newValue }
  }

  /// Whether the next keystroke replaces the text.
  open var clearsOnInsertion: Bool {
    get { _field.clearsOnInsertion }
    set { _field.clearsOnInsertion = newValue }
  }

  /// In place of the keys.
  open dynamic override var inputView: UIView? {
    get { _field.inputView ?? super.inputView }
    set { _field.inputView = newValue }
  }

  /// Above the keys.
  open dynamic override var inputAccessoryView: UIView? {
    get { _field.inputAccessoryView ?? super.inputAccessoryView }
    set { _field.inputAccessoryView = newValue }
  }

  open dynamic override var canBecomeFirstResponder: Bool { isEnabled }

  /// As a field that can be edited is. The caret shows where the focus is.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  /// None unless the app sets one: the caret shows it.
  open override var focusEffect: UIFocusEffect? {
    get { _field.focusEffect }
    set { _field.focusEffect = newValue }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    _didBeginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard _field.isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _didEndEditing()
    return true
  }

  /// The text's own history.
  open override var undoManager: UndoManager? { _editor.undoManager }

  open override func insertText(_ text: String) { _insert(text) }
  open override func deleteBackward() { _deleteBackward() }

  open override func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool { _shouldChange(range, text) }

  open override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    _field.baseDirection = writingDirection
    _restyle(.paragraphStyle, NSParagraphStyle(values: _field.paragraph))
  }

  /// Whether the user may replace a stretch; the delegate says.
  func _mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Tells those who listen that the user has changed the text.
  func _tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Whether anything is selected that can be copied, were it no secret.
  var _hasCopiableSelection: Bool { _editor.selection.length > 0 }

  /// The range that the clear button takes away.
  var _clearedRange: NSRange { NSRange(location: 0, length: _editor.length) }

  // MARK: Edit actions

  override func _delegateEditMenu(
    for range: UITextRange, _ suggested: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = _range(range) else { return nil }
    return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  override func _delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  override func _delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action), !edit.isOfDocuments else {
      return super.canPerformAction(action, withSender: sender)
    }
    return _can(edit)
  }

  open override func cut(_ sender: Any?) { _cut() }
  open override func copy(_ sender: Any?) { _copySelection() }
  open override func paste(_ sender: Any?) { _paste() }
  open override func delete(_ sender: Any?) { TextTyping.deleteBackward(in: self) }
  open override func select(_ sender: Any?) { _selectWord() }
  open override func selectAll(_ sender: Any?) { _selectAllText() }

  // MARK: What the text is shown as

  override var _geometry: TextGeometry { _currentGeometry }
  override var _columnOrigin: CGPoint { _textOrigin }
  override var _caretContainer: UIView { _clip }
  override var _visibleTextRect: CGRect { _currentTextRect }
  override func _shown(_ offset: Int) -> Int {
    isSecureTextEntry ? SecretText(_editor.string).shown(offset) : offset
  }
  override func _unshown(_ offset: Int) -> Int {
    isSecureTextEntry ? SecretText(_editor.string).unshown(offset) : offset
  }

  package override var _ownAccessibility: OwnAccessibility {
    var own = super._ownAccessibility
    own.isElement = true
    own.label = placeholder
    own.value = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    own.kind = isSecureTextEntry ? .secureField : .textField
    return own
  }

  open override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { isEnabled && becomeFirstResponder() }
  }

  open override var isSecureTextEntry: Bool {
    didSet { if isSecureTextEntry != oldValue { _textDidChangeLook() } }
  }

  // MARK: Changes

  package override func _stateDidChange() {
    super._stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    setNeedsDisplay()
  }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    {
      _adjustFont()
    }
    if current.layoutDirection != previous.layoutDirection { _textDidChangeLook() }
  }
}
