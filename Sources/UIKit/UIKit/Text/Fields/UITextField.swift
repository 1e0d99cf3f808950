import CoreGraphics
import Foundation
import TextEngine

/// A view for a single line of editable text.
///
/// A tap begins editing: the field becomes the first responder and shows a caret. While it is edited,
/// text longer than the field scrolls. Otherwise, it ends in an ellipsis.
///
///     let field = UITextField()
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.addAction(UIAction { _ in save(field.text) }, for: .editingChanged)
@preconcurrency @MainActor open class UITextField: _TextInputControl, UIContentSizeCategoryAdjusting
{
  var textFieldState = TextFieldState()
  let clip = UIView(frame: .zero)
  let clearButton = TextFieldClearButton(frame: .zero)
  private(set) var interaction: TextInteraction?
  var knownGeometry: (scale: CGFloat, geometry: TextGeometry)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(textField: self)
  }

  override var describedText: String? { text }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(\UITextField.font),
      AppearanceProperty(\UITextField.keyboardAppearance),
    ]
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    clip.isUserInteractionEnabled = false
    clip.clipsToBounds = true
    addSubview(clip)
    addSubview(clearButton)
    clearButton.isHidden = true
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByHand() }, for: .touchUpInside)
    editor.client = self
    editor.typingAttributes = textFieldState.attributes
    interaction = TextInteraction(host: self)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. It is empty instead of `nil`. Setting it moves the caret to the end and clears the undo
  /// history.
  open var text: String? {
    get { editor.string }
    set {
      setText(
        NSAttributedString(string: newValue ?? "", attributes: textFieldState.attributes)
          .releasingRuns())
    }
  }

  /// The attributed text. The field's properties supply missing attributes. Setting it sets ``font``,
  /// ``textColor`` and ``textAlignment`` to the values of the first character (F-TEXT-08).
  open var attributedText: NSAttributedString? {
    get { editor.storage.mutableText }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      let filled = text.filled(with: textFieldState.attributes)
      if let first = text.firstAttributes {
        textFieldState.adopt(first)
        editor.typingAttributes = textFieldState.attributes
      }
      setText(filled)
    }
  }

  /// The attributes of the whole text. Font, colour and alignment are those of the field.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textFieldState.attributes }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of the text typed next, or `nil` when the field isn't edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing, let newValue { editor.typingAttributes = newValue } }
  }

  /// Whether the user can make text bold, italic and underlined with the edit menu and keys. The default
  /// is `false`. The delegate isn't asked because the characters don't change.
  open var allowsEditingTextAttributes = false

  /// The font. The default is the system font with 17 points.
  open var font: UIFont? {
    get { textFieldState.font }
    set {
      textFieldState.font = newValue ?? .systemFont(ofSize: 17)
      restyle(.font, textFieldState.font)
    }
  }

  open var textColor: UIColor? {
    get { textFieldState.textColor }
    set {
      textFieldState.textColor = newValue ?? .label
      restyle(.foregroundColor, textFieldState.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { textFieldState.alignment }
    set {
      textFieldState.alignment = newValue
      restyle(.paragraphStyle, NSParagraphStyle(values: textFieldState.paragraph))
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { textFieldState.attributedPlaceholder?.string ?? textFieldState.placeholder }
    set {
      textFieldState.placeholder = newValue
      textFieldState.attributedPlaceholder = nil
      textSizeDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { textFieldState.attributedPlaceholder ?? placeholderText }
    set {
      textFieldState.attributedPlaceholder = newValue
      textFieldState.placeholder = nil
      textSizeDidChange()
    }
  }

  /// Whether text that is too long becomes smaller, down to ``minimumFontSize``, before it scrolls.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChangeLook() } }

  /// The smallest font size in points. The default is 0, which means 1.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      minimumFontSize = max(0, minimumFontSize)
      textDidChangeLook()
    }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Appearance

  open var borderStyle = UITextField.BorderStyle.none {
    didSet {
      textSizeDidChange()
      applyBackgroundColor()
    }
  }

  override var drawsBackground: Bool { borderStyle == .roundedRect }

  /// The image that replaces the border, except for `roundedRect`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The ``background`` of a disabled field.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  open var clearButtonMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }

  /// The view at the left of the text. It isn't mirrored in right-to-left layouts.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }

  open var leftViewMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }

  /// The view at the right of the text. While both are visible, it replaces the clear button.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }

  open var rightViewMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Rectangles

  /// Returns the rectangle of the border. The default is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text when the field isn't edited.
  open dynamic func textRect(forBounds bounds: CGRect) -> CGRect {
    _textRect(forBounds: bounds, isEditing: false)
  }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while the field is edited.
  open dynamic func editingRect(forBounds bounds: CGRect) -> CGRect {
    _textRect(forBounds: bounds, isEditing: true)
  }
  /// Returns the rectangle of the clear button, which is at the trailing end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldMetrics.clearButton
    let margin = TextFieldMetrics.clearButtonMargin
    let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isLeft: false)
  }

  /// Draws the text in a rectangle. Subclasses can override it to change the drawing.
  open func drawText(in rect: CGRect) { _drawText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { _drawPlaceholder(in: rect) }
  open override func draw(_ rect: CGRect) { _draw() }

  open dynamic override var intrinsicContentSize: CGSize { intrinsicSize() }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func textBaselines(in size: CGSize) -> TextBaselines? { baselines(in: size) }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { textFieldState.isEditing }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the next keystroke replaces the text.
  open var clearsOnInsertion = false

  /// Whether the field is edited, and the selection, as a property list value. Use it in a user activity
  /// that restores a scene. To restore editing, the field must be in a window.
  open var interactionState: Any {
    get { TextInteractionState(of: self).value }
    set { restore(newValue) }
  }

  /// The view that replaces the keyboard.
  open dynamic override var inputView: UIView? {
    get { textFieldState.inputView ?? super.inputView }
    set { textFieldState.inputView = newValue }
  }

  /// The view above the keyboard.
  open dynamic override var inputAccessoryView: UIView? {
    get { textFieldState.inputAccessoryView ?? super.inputAccessoryView }
    set { textFieldState.inputAccessoryView = newValue }
  }

  open dynamic override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field can be focused, which is so if it can be edited. The caret shows the focus.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  override var hasFocusEffect: Bool { false }

  @discardableResult open dynamic override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }

  @discardableResult open dynamic override func resignFirstResponder() -> Bool {
    guard textFieldState.isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didEndEditing()
    return true
  }

  /// The text's own undo manager.
  open override var undoManager: UndoManager? { editor.undoManager }

  open override func insertText(_ text: String) { insertTyped(text) }
  open override func deleteBackward() {
    if textFieldState.replacesSecret {
      textFieldState.replacesSecret = false
      editor.select(editor.storage.wholeRange)
    }
    super.deleteBackward()
  }

  open override func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool { utf16Range(range).map { editorShouldReplace($0, with: text) } ?? false }

  open override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    textFieldState.baseDirection = writingDirection
    restyle(.paragraphStyle, NSParagraphStyle(values: textFieldState.paragraph))
  }

  /// Returns whether the user may replace a range, as decided by the delegate.
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Calls the targets and posts a notification because the user changed the text.
  func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Whether there is a selection that could be copied if it weren't a secret.
  var hasCopiableSelection: Bool { editor.selection.length > 0 }

  /// The range that the clear button removes.
  var clearedRange: NSRange { editor.storage.wholeRange }

  // MARK: Edit actions

  override func delegateEditMenu(
    for range: UITextRange, _ suggested: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = utf16Range(range) else { return nil }
    return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  override func delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  override func delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action), !edit.isOfDocuments else {
      return super.canPerformAction(action, withSender: sender)
    }
    return can(edit)
  }

  open override func cut(_ sender: Any?) { _cut(copySelection) }
  open dynamic override func copy(_ sender: Any?) { copySelection() }
  open dynamic override func paste(_ sender: Any?) {
    guard pasteConfiguration == nil else { return pastePasteboard() }
    if let text = UIPasteboard.general.string { _paste(text) }
  }
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    isEnabled && super.canPaste(itemProviders)
  }
  open override func paste(itemProviders: [NSItemProvider]) {
    loadText(of: itemProviders) { [weak self] in self?._paste($0) }
  }
  open override func delete(_ sender: Any?) { TextTyping.deleteBackward(in: self) }
  open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.italic) }
  open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectAllText() }

  // MARK: Displayed text

  override var geometry: TextGeometry { currentGeometry }
  override var columnOrigin: CGPoint { textOrigin }
  override var caretContainer: UIView { clip }
  override var visibleTextRect: CGRect { currentTextRect }
  override func shown(_ offset: Int) -> Int {
    isSecureTextEntry ? SecretText(editor.string).shown(offset) : offset
  }
  override func unshown(_ offset: Int) -> Int {
    isSecureTextEntry ? SecretText(editor.string).unshown(offset) : offset
  }

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      label: placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text,
      traits: .none, kind: isSecureTextEntry ? .secureField : .textField)
  }

  open override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { isEnabled && becomeFirstResponder() }
  }

  open override var isSecureTextEntry: Bool {
    didSet { if isSecureTextEntry != oldValue { textDidChangeLook() } }
  }

  // MARK: Changes

  package override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    setNeedsDisplay()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    {
      adjustFont()
    }
    if current.layoutDirection != previous.layoutDirection { textDidChangeLook() }
  }
}
