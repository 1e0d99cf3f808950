import CoreGraphics
import Foundation
import TextEngine

/// A scrollable view for editable text of any length.
///
/// A storage contains the text, and a layout manager lays it out in a container. The text can be changed through any of
/// them. If ``isScrollEnabled`` is false, the view's intrinsic height is that of its text at its width:
///
///     let view = UITextView()
///     view.isScrollEnabled = false
///     view.text = "grows with what is typed"
@preconcurrency @MainActor
open class UITextView: _TextInputScrollView, UIContentSizeCategoryAdjusting {
  var textViewState = TextViewState()
  private(set) var tiles: TextTiles!
  private(set) var interaction: TextInteraction?
  private let container: NSTextContainer

  /// Creates a text view with a container, including its layout manager and storage. With `nil`, the view creates its
  /// own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container =
      textContainer ?? NSTextContainer(size: CGSize(width: 0, height: NSTextContainer.noLimit))
    container.widthTracksTextView = container.widthTracksTextView || textContainer == nil
    self.container = container
    super.init(frame: frame)
    use(Self.storage(of: container))
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text view. It always uses a layout manager, because there is no `NSTextLayoutManager` here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: CGSize(width: 0, height: NSTextContainer.noLimit))
    container.widthTracksTextView = true
    super.init(coder: coder)
    let manager = Self.makeManager(for: container)
    _textStorage.addLayoutManager(manager)
    textViewState.keptManager = manager
    prepare()
    (coder as? NibCoder)?.decode(textView: self)
  }

  override var describedText: String? { text }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextView.textColor),
      AppearanceProperty(\UITextView.font),
    ]
  }

  private static func makeManager(for container: NSTextContainer) -> NSLayoutManager {
    let manager = NSLayoutManager()
    manager.allowsNonContiguousLayout = true
    manager.addTextContainer(container)
    return manager
  }

  private static func storage(of container: NSTextContainer) -> NSTextStorage {
    let manager = container.layoutManager ?? makeManager(for: container)
    if let storage = manager.textStorage { return storage }
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    return storage
  }

  private func prepare() {
    backgroundColor = .systemBackground
    textViewState.keptManager = container.layoutManager
    tiles = TextTiles(view: self)
    editor.client = self
    editor.typingAttributes = textViewState.attributes
    interaction = TextInteraction(host: self)
    for view in subviews where view is TextHandleView {
      for pan in view.gestureRecognizers ?? [] { panGestureRecognizer.require(toFail: pan) }
    }
    layoutManager.didChange = { [weak self] range, delta, characters in
      MainActor.assumeIsolated { self?.storageDidChange(range, delta, characters) }
    }
    layoutManager.shownAttributes = { [weak self] in
      nonisolated(unsafe) var attributes: [(NSRange, [NSAttributedString.Key: Any])] = []
      MainActor.assumeIsolated { attributes = self?.shownAttributes() ?? [] }
      return attributes
    }
    typingDidChange()
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  open var textStorage: NSTextStorage { _textStorage }
  open var layoutManager: NSLayoutManager { textViewState.keptManager! }
  open var textContainer: NSTextContainer { container }

  /// The text. It is empty instead of `nil`. Setting it clears the undo history.
  open var text: String! {
    get { editor.string }
    set {
      if textViewState.fontOrigin == .removed { textViewState.fontOrigin = .standard }
      setText(
        NSAttributedString(string: newValue ?? "", attributes: textViewState.attributes)
          .releasingRuns())
    }
  }

  /// The attributed text. The view's properties supply missing attributes. Setting it moves the caret to the end and
  /// sets ``typingAttributes`` to those of the last character, and ``font``, ``textColor`` and ``textAlignment`` with
  /// them (F-TEXT-09).
  open var attributedText: NSAttributedString! {
    get { _textStorage.mutableText }
    set {
      setText((newValue ?? NSAttributedString(string: "")).filled(with: textViewState.attributes))
      takeTypingAttributes()
      textViewState.adopt(editor.typingAttributes)
      if editor.length > 0 { textViewState.fontOrigin = .set }
      typingDidChange()
    }
  }

  /// The font of the text typed next. The default is the system font with 12 points, but the property is `nil` until
  /// there is a font or a text. Setting it changes the whole text.
  open var font: UIFont? {
    get {
      switch textViewState.fontOrigin {
      case .removed: return nil
      case .standard where editor.length == 0: return nil
      case .standard, .set: return editor.typingAttributes[.font] as? UIFont ?? textViewState.font
      }
    }
    set {
      textViewState.fontOrigin = newValue == nil ? .removed : .set
      textViewState.font = newValue ?? TextViewState.defaultFont
      restyle(.font, textViewState.font)
    }
  }

  /// The colour of the text typed next. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { editor.typingAttributes[.foregroundColor] as? UIColor ?? textViewState.textColor }
    set {
      textViewState.textColor = newValue ?? .label
      restyle(.foregroundColor, textViewState.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get {
      (editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment
        ?? textViewState.alignment
    }
    set {
      textViewState.alignment = newValue
      changeParagraphs(in: _textStorage.wholeRange) { $0.alignment = TextAlignment(newValue) }
      var values =
        (editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
      values.alignment = TextAlignment(newValue)
      editor.typingAttributes[.paragraphStyle] = NSParagraphStyle(values: values)
      typingDidChange()
    }
  }

  /// The attributes of the text typed next. After the caret moves, they are those of the character before it.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set {
      editor.typingAttributes = newValue
      if newValue[.font] != nil { textViewState.fontOrigin = .set }
      typingDidChange()
    }
  }

  /// Whether the user can make text bold, italic and underlined with the edit menu and keys. The default is `false`.
  /// The delegate isn't asked because the characters don't change, but it is notified.
  open var allowsEditingTextAttributes = false

  /// Whether the user can search the text in the system's find panel. The default is `false`. There is no such panel
  /// here, so enabling it is reported once and has no effect.
  open var isFindInteractionEnabled: Bool = false {
    didSet {
      if isFindInteractionEnabled {
        Diagnostics.reportIneffective("UITextView.isFindInteractionEnabled")
      }
    }
  }

  /// The additional attributes of links. The default is the link colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { textViewState.linkAttributes }
    set {
      textViewState.linkAttributes = newValue ?? [:]
      layoutManager.storageDidChange()
    }
  }

  /// The kinds of data that automatically become links while the text can't be edited. A delegate receives `tel:` URLs
  /// for telephone numbers and `x-apple-data-detectors:` URLs for dates.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      textViewState.detectedLinks = nil
      layoutManager.storageDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// The distances between the bounds and the container. The default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textSizeDidChange() } }
  }

  // MARK: Editing

  /// Whether the text can be edited. The default is `true`.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { layoutManager.storageDidChange() }
    }
  }

  /// Whether text can be selected and links can be tapped. The default is `true`.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// The selected range in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { _select(TextSpan(editor.clamped(newValue))) }
  }

  /// Whether the next keystroke replaces the text.
  open var clearsOnInsertion = false

  /// Whether the text has the same size as on a desktop. Here it is always drawn at its fonts' sizes, and setting it is
  /// reported.
  open var usesStandardTextScaling = false {
    didSet {
      guard usesStandardTextScaling else { return }
      Diagnostics.report("usesStandardTextScaling changes no size here", from: "UITextView")
    }
  }

  /// Whether the text is edited, the selection and the scroll position, as a property list value. Use it in a user
  /// activity that restores a scene. To restore editing, the view must be in a window.
  open var interactionState: Any {
    get { TextInteractionState(of: self, offset: contentOffset).value }
    set {
      guard let state = restore(newValue), let offset = state.offset else { return }
      layoutIfNeeded()
      let limits = offsetLimits()
      contentOffset = CGPoint(
        x: offset.x.clamped(limits.minimum.x, limits.maximum.x),
        y: offset.y.clamped(limits.minimum.y, limits.maximum.y))
    }
  }

  /// Scrolls until a range is visible, if it fits.
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

  /// The view that replaces the keyboard.
  open dynamic override var inputView: UIView? {
    get { textViewState.inputView ?? super.inputView }
    set { textViewState.inputView = newValue }
  }

  /// The view above the keyboard.
  open dynamic override var inputAccessoryView: UIView? {
    get { textViewState.inputAccessoryView ?? super.inputAccessoryView }
    set { textViewState.inputAccessoryView = newValue }
  }

  open dynamic override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var canBecomeFocused: Bool { isEditable }
  override var hasFocusEffect: Bool { false }

  @discardableResult open dynamic override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBecomeFirstResponder()
    return true
  }

  @discardableResult open dynamic override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !textViewState.isEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    didResignFirstResponder()
    return true
  }

  /// The text's own undo manager.
  open override var undoManager: UndoManager? { editor.undoManager }

  open override func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.select(_textStorage.wholeRange)
    }
    super.insertText(text)
  }

  open override func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool {
    guard isEditable, let range = utf16Range(range) else { return false }
    return editorShouldReplace(range, with: text)
  }

  open override func unmarkText() {
    super.unmarkText()
    layoutManager.storageDidChange()
  }

  open override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    guard let range = utf16Range(range) else { return }
    changeParagraphs(in: range) { $0.baseWritingDirection = WritingDirection(writingDirection) }
  }

  // MARK: Edit actions

  override func delegateEditMenu(
    for range: UITextRange, _ suggested: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = utf16Range(range) else { return nil }
    return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  override func delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  override func delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
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
    if let text = UIPasteboard.general.string, !text.isEmpty { pasteText(text) }
  }
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    isEditable && super.canPaste(itemProviders)
  }
  open override func paste(itemProviders: [NSItemProvider]) {
    loadText(of: itemProviders) { [weak self] in self?.pasteText($0) }
  }
  open override func delete(_ sender: Any?) { TextTyping.deleteBackward(in: self) }
  open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.italic) }
  open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectAllText() }

  // MARK: Sizes

  override var ownAccessibility: OwnAccessibility {
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
    let size = canvasSize
    if contentSize != size { contentSize = size }
    tiles.layOut()
    interaction?.update()
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

  open dynamic override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(bounds.width > 0 ? bounds.width : .infinity)
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textSizeDidChange() } }
  }

  override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : fittingSize(width)
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    isScrollEnabled ? nil : baselines(in: size)
  }

  override var sizesOwnContent: Bool { true }

  // MARK: Displayed text

  override var geometry: TextGeometry {
    trackSize()
    return layoutManager.geometry
  }
  override var columnOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top)
  }
  override var column: CGFloat? { container.column.isFinite ? container.column : nil }
  override var visibleTextRect: CGRect { bounds }
  override var showsCaret: Bool { isEditable }
  override func takesTap(at point: CGPoint) -> Bool { touchItem(at: point) }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    {
      adjustFonts()
    }
    textViewState.keptManager?.isRightToLeft = isRightToLeft
    tiles?.setNeedsDisplay()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    tiles?.setNeedsDisplay()
  }

  public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
}

/// The state of a text view, apart from its text.
struct TextViewState {
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// The source of the font.
  enum FontOrigin {
    case standard, set, removed
  }

  var font = TextViewState.defaultFont
  var fontOrigin = FontOrigin.standard
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var linkAttributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link]
  /// The detected items, or `nil` before they are requested.
  var detectedLinks: [DetectedLink]?
  var isEditing = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The layout manager, which the container doesn't retain.
  var keptManager: NSLayoutManager?

  /// Takes over the font, the colour and the alignment of a text.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }

  var attributes: [NSAttributedString.Key: Any] {
    var paragraph = ParagraphValues()
    paragraph.alignment = TextAlignment(alignment)
    return [
      .font: font, .foregroundColor: textColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
  }
}
