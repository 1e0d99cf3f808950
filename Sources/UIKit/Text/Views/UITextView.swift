import CoreGraphics
import Foundation

/// Text of any length that scrolls, and that the user edits.
///
/// The text stands in a storage, is laid out by a layout manager in a container, and can be changed
/// through any of them. With ``isScrollEnabled`` off the view asks for the height that its text
/// takes in its width:
///
///     let view = UITextView()
///     view.isScrollEnabled = false
///     view.text = "grows with what is typed"
@preconcurrency @MainActor
open class UITextView: _TextInputScrollView, UIContentSizeCategoryAdjusting {
  var _look = TextViewState()
  private(set) var _tiles: TextTiles!
  private(set) var _interaction: TextInteraction?
  private let _container: NSTextContainer

  /// A text view around a container, which its storage and layout manager come with; one of its own
  /// for `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: 0, height: 1e7))
    container.widthTracksTextView = container.widthTracksTextView || textContainer == nil
    _container = container
    super.init(frame: frame)
    _use(Self.storage(of: container))
    _prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// An empty text view. The text is laid out by a layout manager, whatever is asked for: there is
  /// no `NSTextLayoutManager` here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    _container = NSTextContainer(size: CGSize(width: 0, height: 1e7))
    _container.widthTracksTextView = true
    super.init(coder: coder)
    let manager = NSLayoutManager()
    manager.addTextContainer(_container)
    _textStorage.addLayoutManager(manager)
    _look.keptManager = manager
    _prepare()
    (coder as? NibCoder)?.decode(textView: self)
  }

  private static func storage(of container: NSTextContainer) -> NSTextStorage {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if let storage = manager.textStorage { return storage }
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    return storage
  }

  private func _prepare() {
    backgroundColor = .systemBackground
    _look.keptManager = _container.layoutManager
    _tiles = TextTiles(view: self)
    _editor.client = self
    _editor.typingAttributes = _look.attributes
    _interaction = TextInteraction(host: self)
    for view in subviews where view is TextHandleView {
      for pan in view.gestureRecognizers ?? [] { panGestureRecognizer.require(toFail: pan) }
    }
    layoutManager.didChange = { [weak self] range, delta, characters in
      MainActor.assumeIsolated { self?._storageDidChange(range, delta, characters) }
    }
    layoutManager.shownAttributes = { [weak self] in
      nonisolated(unsafe) var attributes: [(NSRange, [NSAttributedString.Key: Any])] = []
      MainActor.assumeIsolated { attributes = self?._shownAttributes() ?? [] }
      return attributes
    }
    _typingDidChange()
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  open var textStorage: NSTextStorage { _textStorage }
  open var layoutManager: NSLayoutManager { _look.keptManager! }
  open var textContainer: NSTextContainer { _container }

  /// Empty rather than `nil`. Setting it forgets what could be undone.
  open var text: String! {
    get { _editor.string }
    set { _setText(NSAttributedString(string: newValue ?? "", attributes: _look.attributes)) }
  }

  /// Where it lacks attributes, the view's count.
  open var attributedText: NSAttributedString! {
    get { _textStorage.mutableText }
    set { _setText(_filled(newValue ?? NSAttributedString(string: ""))) }
  }

  /// 12 points of the system font by default. Setting it sets the whole text's.
  open var font: UIFont? {
    get { _look.font }
    set {
      _look.font = newValue ?? TextViewState.defaultFont
      _restyle(.font, _look.font)
    }
  }

  open var textColor: UIColor? {
    get { _look.textColor }
    set {
      _look.textColor = newValue ?? .label
      _restyle(.foregroundColor, _look.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { _look.alignment }
    set { _setAlignment(newValue) }
  }

  /// The attributes of the text that is typed next; those of the character before the caret after it
  /// moved.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { _editor.typingAttributes }
    set {
      _editor.typingAttributes = newValue
      _typingDidChange()
    }
  }

  /// On top of the attributes of links; the link colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { _look.linkAttributes }
    set {
      _look.linkAttributes = newValue ?? [:]
      layoutManager.storageDidChange()
    }
  }

  /// What becomes a link by itself while the text can't be edited. A delegate gets `tel:` addresses of
  /// telephone numbers, and `x-apple-data-detectors:` ones of dates.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { _look.detectorTypes }
    set {
      _look.detectorTypes = newValue
      _look.detectedLinks = nil
      layoutManager.storageDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { _look.adjustsFontForContentSizeCategory }
    set {
      _look.adjustsFontForContentSizeCategory = newValue
      if newValue { _adjustFonts() }
    }
  }

  /// Between the bounds and the container; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets {
    get { _look.inset }
    set {
      guard newValue != _look.inset else { return }
      _look.inset = newValue
      _sizeDidChange()
    }
  }

  // MARK: Editing

  /// `true` by default.
  open var isEditable: Bool {
    get { _look.isEditable }
    set {
      guard newValue != _look.isEditable else { return }
      _look.isEditable = newValue
      if !newValue, isFirstResponder { resignFirstResponder() }
      if !_look.detectorTypes.isEmpty { layoutManager.storageDidChange() }
    }
  }

  /// Whether text can be selected, and links touched; `true` by default.
  open var isSelectable: Bool {
    get { _look.isSelectable }
    set {
      _look.isSelectable = newValue
      if !newValue, isFirstResponder { resignFirstResponder() }
    }
  }

  /// In UTF-16 units.
  open var selectedRange: NSRange {
    get { _editor.selection }
    set { _select(TextSpan(_editor.clamped(newValue))) }
  }

  /// Whether the next keystroke replaces the text.
  open var clearsOnInsertion: Bool {
    get { _look.clearsOnInsertion }
    set { _look.clearsOnInsertion = newValue }
  }

  /// Whether the text is as large as beside a desktop's. It is drawn in the points of its fonts here
  /// in both cases, which is reported.
  open var usesStandardTextScaling: Bool {
    get { _look.usesStandardTextScaling }
    set {
      _look.usesStandardTextScaling = newValue
      guard newValue else { return }
      Diagnostics.report("usesStandardTextScaling changes no size here", from: "UITextView")
    }
  }

  /// Scrolls so far that a range is in sight, if it fits.
  open func scrollRangeToVisible(_ range: NSRange) { _show(range) }

  /// In place of the keys.
  open dynamic override var inputView: UIView? {
    get { _look.inputView ?? super.inputView }
    set { _look.inputView = newValue }
  }

  /// Above the keys.
  open dynamic override var inputAccessoryView: UIView? {
    get { _look.inputAccessoryView ?? super.inputAccessoryView }
    set { _look.inputAccessoryView = newValue }
  }

  open dynamic override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var canBecomeFocused: Bool { isEditable }
  /// None unless the app sets one: the caret shows it.
  open override var focusEffect: UIFocusEffect? {
    get { _look.focusEffect }
    set { _look.focusEffect = newValue }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    _didBecomeFirstResponder()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !_look.isEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    _didResignFirstResponder()
    return true
  }

  /// The text's own history.
  open override var undoManager: UndoManager? { _editor.undoManager }

  open override func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      _editor.select(NSRange(location: 0, length: _editor.length))
    }
    super.insertText(text)
  }

  open override func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool {
    guard isEditable, let range = _range(range) else { return false }
    return editorShouldReplace(range, with: text)
  }

  open override func unmarkText() {
    super.unmarkText()
    layoutManager.storageDidChange()
  }

  open override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    guard let range = _range(range) else { return }
    _changeParagraphs(in: range) { $0.baseWritingDirection = writingDirection }
  }

  // MARK: Edit actions

  override func _delegateEditMenu(
    for range: UITextRange, _ suggested: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = _range(range) else { return nil }
    return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  override func _delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  override func _delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action), !edit.isOfDocuments else {
      return super.canPerformAction(action, withSender: sender)
    }
    return _can(edit)
  }

  open override func cut(_ sender: Any?) { _cut() }
  open override func copy(_ sender: Any?) { _copySelection() }
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string, !text.isEmpty { _pasteText(text) }
  }
  open override func delete(_ sender: Any?) { TextTyping.deleteBackward(in: self) }
  open override func select(_ sender: Any?) { _selectWord() }
  open override func selectAll(_ sender: Any?) { _selectAllText() }

  // MARK: Sizes

  package override var _ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility(label: nil, value: text)
    own.kind = isEditable ? .textView : nil
    if !isEditable { own.traits = .staticText }
    return own
  }

  open override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { becomeFirstResponder() }
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    _layOut()
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(size.width) }

  open dynamic override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return _fittingSize(bounds.width > 0 ? bounds.width : .infinity)
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { _sizeDidChange() } }
  }

  package override var _hasWidthDependentHeight: Bool { !isScrollEnabled }

  package override func _intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : _fittingSize(width)
  }

  package override func _baselineOffsets(
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { isScrollEnabled ? nil : _baselines(in: size) }

  package override var _sizesOwnContent: Bool { true }

  // MARK: What the text is shown as

  override var _geometry: TextGeometry {
    _trackSize()
    return layoutManager.geometry
  }
  override var _columnOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + _container.lineFragmentPadding, y: textContainerInset.top)
  }
  override var _column: CGFloat? { _container.column.isFinite ? _container.column : nil }
  override var _visibleTextRect: CGRect { bounds }
  override var _showsCaret: Bool { isEditable }
  override func _takesTap(at point: CGPoint) -> Bool { _touchItem(at: point) }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    {
      _adjustFonts()
    }
    _look.keptManager?.isRightToLeft = _isRightToLeft
    _tiles?.setNeedsDisplay()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    _tiles?.setNeedsDisplay()
  }

  public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
}

/// The state of a text view besides its text.
struct TextViewState {
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  var font = TextViewState.defaultFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var linkAttributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link]
  var detectorTypes: UIDataDetectorTypes = []
  /// What the text has of those; `nil` until it is asked for.
  var detectedLinks: [DetectedLink]?
  var adjustsFontForContentSizeCategory = false
  var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var isEditing = false
  var clearsOnInsertion = false
  var usesStandardTextScaling = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var focusEffect: UIFocusEffect?
  /// A container does not keep its layout manager.
  var keptManager: NSLayoutManager?

  var attributes: [NSAttributedString.Key: Any] {
    var paragraph = ParagraphValues()
    paragraph.alignment = alignment
    return [
      .font: font, .foregroundColor: textColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
  }
}
