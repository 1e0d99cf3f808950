import CoreGraphics
import Foundation
import TextEngine

/// The vertical position of text that was scaled down to fit, within the height of its full-size
/// line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full-size text.
  case alignBaselines = 0
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// A view that shows read-only text.
///
/// By default, it has a single line of 17 points that ends in an ellipsis if it doesn't fit. The text
/// is vertically centred in the label. The label's intrinsic size is that of its text, rounded up to
/// the pixel:
///
///     let label = UILabel()
///     label.text = "Hello"
///     label.intrinsicContentSize.height      // 20.333 on a 3× screen
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  package var style = LabelStyle()
  package var content = LabelContent.none
  /// The text in the form for layout, valid until a property changes.
  private var laidOutText: AttributedText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(label: self)
    ObjectArchives.read(UILabel.self, of: self, from: coder)
  }

  override var describedText: String? { text }
  override var describedLayer: String? { "_UILabelLayer" }
  override func decodeAsPart(_ coder: NibCoder) { coder.decode(label: self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.shadowColor),
      AppearanceProperty(\UILabel.highlightedTextColor),
    ]
  }

  private func prepare() {
    super.isUserInteractionEnabled = false
    contentMode = .redraw
    // Storyboards set `contentMode="left"` for every label, but its text still has to be laid out for
    // new bounds.
    layer.needsDisplayOnBoundsChange = true
    isOpaque = false
  }

  // MARK: Text

  /// The text. Setting it removes the attributes of an attributed text.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = newValue.map(LabelContent.plain) ?? .none
      textDidChange()
    }
  }

  /// The attributed text. For a plain text, it has the attributes of the label's properties.
  ///
  /// The label's properties supply a missing font, colour or paragraph style. Setting it sets
  /// ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to the values of the first
  /// character. Setting one of these afterwards applies to the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributed(style: style) }
    set { show(newValue.map { StyledText($0) }) }
  }

  /// Shows a text like an attributed text with the same string and attributes.
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

  /// The font. The default, also after setting `nil`, is the system font with 17 points.
  open var font: UIFont! {
    get { style.font }
    set {
      guard newValue != style.font || content.isAttributed else { return }
      style.font = newValue ?? LabelStyle.defaultFont
      setAttribute(.font, style.font)
    }
  }

  /// The text colour. The default, also after setting `nil`, is `UIColor.label`.
  open var textColor: UIColor! {
    get { style.textColor }
    set {
      guard newValue != style.textColor || content.isAttributed else { return }
      style.textColor = newValue ?? .label
      setAttribute(.foregroundColor, style.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(style.paragraph.alignment) }
    set {
      style.paragraph.alignment = TextAlignment(newValue)
      setParagraph { $0.alignment = TextAlignment(newValue) }
    }
  }

  /// The truncation of text that doesn't fit. Lines before the last wrap between words, or between
  /// characters with `byCharWrapping`.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(style.paragraph.lineBreakMode) }
    set {
      style.paragraph.lineBreakMode = LineBreakMode(newValue)
      setParagraph { $0.lineBreakMode = LineBreakMode(newValue) }
    }
  }

  /// Whether letters are tightened before a line is truncated. Lines here are truncated directly: the first `true`
  /// is reported.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      guard allowsDefaultTighteningForTruncation else { return }
      Diagnostics.reportIneffective("UILabel.allowsDefaultTighteningForTruncation")
    }
  }
  /// The line break strategy. Lines break where Unicode allows it: the first strategy other than the standard one,
  /// or none, is reported.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet {
      guard lineBreakStrategy != .standard, lineBreakStrategy != [] else { return }
      Diagnostics.reportIneffective("UILabel.lineBreakStrategy")
    }
  }
  /// Whether a pointer over truncated text shows all of it, on Macs. Stored but unused.
  open var showsExpansionTextWhenTruncated = false

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet {
      numberOfLines = max(0, numberOfLines)
      textDidChange()
    }
  }

  /// Whether text that doesn't fit is scaled down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }

  /// The minimum scale of the font, from 0 to 1. With 0, there is no minimum.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      minimumScaleFactor = minimumScaleFactor.clamped(to: 0...1)
      textDidChange()
    }
  }

  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width at which multiline text is measured. 0 leaves it to Auto Layout.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.measuredWidth ?? style.preferredMaxLayoutWidth }
    set {
      guard newValue != style.preferredMaxLayoutWidth else { return }
      style.preferredMaxLayoutWidth = max(0, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font follows the user's text size. It has to come from a text style or from
  /// ``UIFontMetrics``; other fonts don't change.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Appearance

  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The shadow's offset in points. Positive values are to the right and down. The default is one
  /// point up.
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

  /// Whether the text is drawn at full opacity.
  open dynamic var isEnabled: Bool {
    get { style.isEnabled }
    set {
      guard newValue != style.isEnabled else { return }
      style.isEnabled = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the label receives touches. The default is `false`, so touches go to what is behind it.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  // MARK: Measuring

  /// Returns the rectangle of the text in `bounds`. Subclasses can override it to inset the text.
  ///
  /// It is vertically centred in `bounds` and horizontally aligned by the alignment. Its size is
  /// rounded up to the pixel.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    _textRect(forBounds: bounds, numberOfLines: numberOfLines)
  }

  override var hasWidthDependentHeight: Bool {
    numberOfLines != 1 && style.preferredMaxLayoutWidth == 0
  }

  /// Requests the content's size again with the resulting width as the preferred one, so that
  /// subclasses can affect it.
  override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard hasWidthDependentHeight else { return nil }
    style.measuredWidth = width
    defer { style.measuredWidth = nil }
    return contentSizeForLayout
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? { baselines(in: size) }

  override var ownAccessibility: OwnAccessibility {
    guard let text, !text.isEmpty else { return OwnAccessibility() }
    return OwnAccessibility(label: text, traits: .staticText)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    size(forWidth: numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth)
  }

  /// Returns the size of a single line whatever `size` is. Several lines wrap at its width.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines == 1 ? .infinity : size.width)
  }

  // MARK: Drawing

  /// Draws the text in `rect`. Subclasses can override it to inset the text.
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

  /// The text in the form for layout.
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
