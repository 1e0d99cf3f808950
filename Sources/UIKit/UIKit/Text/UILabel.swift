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
  package var style = LabelStyle()
  package var content = LabelContent.none
  /// The text as layout takes it, until something about it changes.
  private var laidOutText: AttributedText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(label: self)
  }

  private func prepare() {
    super.isUserInteractionEnabled = false
    contentMode = .redraw
    // Storyboards say `contentMode="left"` of every label; its text is laid out anew all the same.
    layer.needsDisplayOnBoundsChange = true
    isOpaque = false
  }

  // MARK: Text

  /// The text. Setting it drops the attributes of an attributed text.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = newValue.map(LabelContent.plain) ?? .none
      textDidChange()
    }
  }

  /// The text with attributes; for a plain text those that the label's properties stand for.
  ///
  /// Where a string lacks font, colour or paragraph style, the label's count. Setting it sets
  /// ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to what its first character
  /// has; setting one of those afterwards applies to the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributed(style: style) }
    set { show(newValue.map { StyledText($0) }) }
  }

  /// Shows what an attributed text of the same string and attributes would.
  package final func show(_ text: StyledText?) {
    content = .none
    if var text {
      let first = text.runs.first?.attributes
      let own = style.attributes
      text.changeAttributes { $0.merge(own) { given, _ in given } }
      content = .attributed(text)
      if let first { style.adopt(first) }
    }
    textDidChange()
  }

  /// 17 points of the system font by default, and again when set to `nil`.
  open var font: UIFont! {
    get { style.font }
    set {
      guard newValue != style.font || content.isAttributed else { return }
      style.font = newValue ?? LabelStyle.defaultFont
      setAttribute(.font, style.font)
    }
  }

  /// `UIColor.label` by default, and again when set to `nil`.
  open var textColor: UIColor! {
    get { style.textColor }
    set {
      guard newValue != style.textColor || content.isAttributed else { return }
      style.textColor = newValue ?? .label
      setAttribute(.foregroundColor, style.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { style.paragraph.alignment }
    set {
      style.paragraph.alignment = newValue
      setParagraph { $0.alignment = newValue }
    }
  }

  /// How text that does not fit ends. Lines before the last wrap between words, or between
  /// characters for `byCharWrapping`.
  open var lineBreakMode: NSLineBreakMode {
    get { style.paragraph.lineBreakMode }
    set {
      style.paragraph.lineBreakMode = newValue
      setParagraph { $0.lineBreakMode = newValue }
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
  open var numberOfLines = 1 {
    didSet {
      numberOfLines = max(0, numberOfLines)
      textDidChange()
    }
  }

  /// Whether the text is made smaller, down to ``minimumScaleFactor``, where it does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }

  /// The least factor of the font's size, 0 to 1. At 0 the text may become as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      minimumScaleFactor = minimumScaleFactor.clamped(to: 0...1)
      textDidChange()
    }
  }

  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width in which a text of several lines is measured; 0 leaves it to Auto Layout.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.measuredWidth ?? style.preferredMaxLayoutWidth }
    set {
      guard newValue != style.preferredMaxLayoutWidth else { return }
      style.preferredMaxLayoutWidth = max(0, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font follows the user's text size. It must be one of a text style or of
  /// ``UIFontMetrics``; others stay as they are.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Look

  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// In points, right and down positive; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the text is drawn in ``highlightedTextColor``.
  open dynamic var isHighlighted: Bool {
    get { style.isHighlighted }
    set {
      guard newValue != style.isHighlighted else { return }
      style.isHighlighted = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the text is drawn in full strength.
  open dynamic var isEnabled: Bool {
    get { style.isEnabled }
    set {
      guard newValue != style.isEnabled else { return }
      style.isEnabled = newValue
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

  override var hasWidthDependentHeight: Bool {
    numberOfLines != 1 && style.preferredMaxLayoutWidth == 0
  }

  /// Asks for the content's size once more, with the width that came out as the preferred one: a
  /// subclass has a word in it.
  override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard hasWidthDependentHeight else { return nil }
    style.measuredWidth = width
    defer { style.measuredWidth = nil }
    return contentSizeForLayout
  }

  override func baselineOffsets(
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { baselines(in: size) }

  override var ownAccessibility: OwnAccessibility {
    guard let text, !text.isEmpty else { return OwnAccessibility() }
    return OwnAccessibility(label: text, traits: .staticText)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    size(forWidth: numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth)
  }

  /// A single line's own size whatever `size` is; several lines wrap in its width.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines == 1 ? .infinity : size.width)
  }

  // MARK: Drawing

  /// Draws the text in `rect`: subclasses override it to inset the text.
  open func drawText(in rect: CGRect) {
    _drawText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    guard !content.isEmpty else { return }
    drawText(in: bounds)
  }

  // MARK: Changes

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let current = traitCollection
    if current.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      if adjustsFontForContentSizeCategory { adjustFonts() }
    }
    if current.layoutDirection != previous.layoutDirection { setNeedsDisplay() }
  }

  /// The text as layout takes it.
  final var _text: AttributedText {
    if let text = laidOutText { return text }
    let text = content.text(style: style)
    laidOutText = text
    return text
  }

  package final func textDidChange() {
    laidOutText = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
