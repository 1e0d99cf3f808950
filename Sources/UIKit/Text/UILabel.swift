import CoreGraphics
import Foundation

/// How a label whose text was made smaller to fit stands in the height of its full-size line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full-size text.
  case alignBaselines = 0
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// Shows text that cannot be edited.
///
/// One line of 17 points that ends in an ellipsis where it does not fit, unless told otherwise; the
/// text stands in the middle of the label's height. The size that the label asks for is its text's,
/// rounded up to the pixel:
///
///     let label = UILabel()
///     label.text = "Hello"
///     label.intrinsicContentSize.height      // 20.333 on a 3× screen
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  package var _style = LabelStyle()
  package var _content = LabelContent.none
  /// The text as layout takes it, until something about it changes.
  private var _laidOutText: AttributedText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _prepare()
    (coder as? NibCoder)?.decode(label: self)
  }

  private func _prepare() {
    super.isUserInteractionEnabled = false
    contentMode = .redraw
    // Storyboards say `contentMode="left"` of every label; its text is laid out anew all the same.
    layer.needsDisplayOnBoundsChange = true
    isOpaque = false
  }

  // MARK: Text

  /// The text. Setting it drops the attributes of an attributed text.
  open var text: String? {
    get { _content.string }
    set {
      if case .plain(let text) = _content, text == newValue { return }
      _content = newValue.map(LabelContent.plain) ?? .none
      _textDidChange()
    }
  }

  /// The text with attributes; for a plain text those that the label's properties stand for.
  ///
  /// Where a string lacks font, colour or paragraph style, the label's count. Setting it sets
  /// ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to what its first character
  /// has; setting one of those afterwards applies to the whole text.
  open var attributedText: NSAttributedString? {
    get { _content.attributed(style: _style) }
    set { _show(newValue.map { StyledText($0) }) }
  }

  /// Shows what an attributed text of the same string and attributes would.
  package final func _show(_ text: StyledText?) {
    _content = .none
    if var text {
      let first = text.runs.first?.attributes
      let own = _style.attributes
      text.changeAttributes { $0.merge(own) { given, _ in given } }
      _content = .attributed(text)
      if let first { _style.adopt(first) }
    }
    _textDidChange()
  }

  /// 17 points of the system font by default, and again when set to `nil`.
  open var font: UIFont! {
    get { _style.font }
    set {
      guard newValue != _style.font || _content.isAttributed else { return }
      _style.font = newValue ?? LabelStyle.defaultFont
      _setAttribute(.font, _style.font)
    }
  }

  /// `UIColor.label` by default, and again when set to `nil`.
  open var textColor: UIColor! {
    get { _style.textColor }
    set {
      guard newValue != _style.textColor || _content.isAttributed else { return }
      _style.textColor = newValue ?? .label
      _setAttribute(.foregroundColor, _style.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { _style.paragraph.alignment }
    set {
      _style.paragraph.alignment = newValue
      _setParagraph { $0.alignment = newValue }
    }
  }

  /// How text that does not fit ends. Lines before the last wrap between words, or between
  /// characters for `byCharWrapping`.
  open var lineBreakMode: NSLineBreakMode {
    get { _style.paragraph.lineBreakMode }
    set {
      _style.paragraph.lineBreakMode = newValue
      _setParagraph { $0.lineBreakMode = newValue }
    }
  }

  /// Whether letters are moved together before a line is cut off; kept, for lines here are cut off at
  /// once.
  open var allowsDefaultTighteningForTruncation = false
  /// The rule for the ends of lines; kept, for lines break where Unicode allows.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether a pointer over a text that was cut off shows all of it, on Macs; kept.
  open var showsExpansionTextWhenTruncated = false

  /// The most lines; 0 for as many as the text takes. 1 by default.
  open var numberOfLines: Int {
    get { _style.numberOfLines }
    set {
      _style.numberOfLines = max(0, newValue)
      _textDidChange()
    }
  }

  /// Whether the text is made smaller, down to ``minimumScaleFactor``, where it does not fit.
  open var adjustsFontSizeToFitWidth: Bool {
    get { _style.adjustsFontSizeToFitWidth }
    set {
      _style.adjustsFontSizeToFitWidth = newValue
      _textDidChange()
    }
  }

  /// The least factor of the font's size, 0 to 1. At 0 the text may become as small as it takes.
  open var minimumScaleFactor: CGFloat {
    get { _style.minimumScaleFactor }
    set {
      _style.minimumScaleFactor = newValue.clamped(to: 0...1)
      _textDidChange()
    }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { _style.baselineAdjustment }
    set {
      _style.baselineAdjustment = newValue
      setNeedsDisplay()
    }
  }

  /// The width in which a text of several lines is measured; 0 leaves it to Auto Layout.
  open var preferredMaxLayoutWidth: CGFloat {
    get { _style.measuredWidth ?? _style.preferredMaxLayoutWidth }
    set {
      guard newValue != _style.preferredMaxLayoutWidth else { return }
      _style.preferredMaxLayoutWidth = max(0, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font follows the user's text size. It must be one of a text style or of
  /// ``UIFontMetrics``; others stay as they are.
  open var adjustsFontForContentSizeCategory: Bool {
    get { _style.adjustsFontForContentSizeCategory }
    set {
      _style.adjustsFontForContentSizeCategory = newValue
      if newValue { _adjustFonts() }
    }
  }

  // MARK: Look

  open var shadowColor: UIColor? {
    get { _style.shadowColor }
    set {
      _style.shadowColor = newValue
      setNeedsDisplay()
    }
  }

  /// In points, right and down positive; one point up by default.
  open var shadowOffset: CGSize {
    get { _style.shadowOffset }
    set {
      _style.shadowOffset = newValue
      setNeedsDisplay()
    }
  }

  open var highlightedTextColor: UIColor? {
    get { _style.highlightedTextColor }
    set {
      _style.highlightedTextColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the text is drawn in ``highlightedTextColor``.
  open dynamic var isHighlighted: Bool {
    get { _style.isHighlighted }
    set {
      guard newValue != _style.isHighlighted else { return }
      _style.isHighlighted = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the text is drawn in full strength.
  open dynamic var isEnabled: Bool {
    get { _style.isEnabled }
    set {
      guard newValue != _style.isEnabled else { return }
      _style.isEnabled = newValue
      setNeedsDisplay()
    }
  }

  /// `false` by default: touches go to what is behind the label.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  // MARK: Measuring

  /// The rectangle that the text takes in `bounds`: subclasses override it to inset the text.
  ///
  /// In the middle of `bounds` vertically; on the side that the alignment says horizontally. Its
  /// size is rounded up to the pixel.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    _textRect(forBounds: bounds, numberOfLines: numberOfLines)
  }

  package override var _hasWidthDependentHeight: Bool {
    numberOfLines != 1 && _style.preferredMaxLayoutWidth == 0
  }

  /// Asks for the content's size once more, with the width that came out as the preferred one: a
  /// subclass has a word in it.
  package override func _intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard _hasWidthDependentHeight else { return nil }
    _style.measuredWidth = width
    defer { _style.measuredWidth = nil }
    return _contentSizeForLayout
  }

  package override func _baselineOffsets(
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { _baselines(in: size) }

  package override var _ownAccessibility: OwnAccessibility {
    guard let text, !text.isEmpty else { return OwnAccessibility() }
    return OwnAccessibility(label: text, traits: .staticText)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    _size(forWidth: numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth)
  }

  /// A single line's own size whatever `size` is; several lines wrap in its width.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    _size(forWidth: numberOfLines == 1 ? .infinity : size.width)
  }

  // MARK: Drawing

  /// Draws the text in `rect`: subclasses override it to inset the text.
  open func drawText(in rect: CGRect) {
    _drawText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    guard !_content.isEmpty else { return }
    drawText(in: bounds)
  }

  // MARK: Changes

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      if adjustsFontForContentSizeCategory { _adjustFonts() }
    }
    if current.layoutDirection != previous.layoutDirection { setNeedsDisplay() }
  }

  /// The text as layout takes it.
  package final var _text: AttributedText {
    if let text = _laidOutText { return text }
    let text = _content.text(style: _style)
    _laidOutText = text
    return text
  }

  package final func _textDidChange() {
    _laidOutText = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
