import Foundation

/// How a paragraph is laid out: alignment, indents, spacing, line heights. All lengths in points.
open class NSParagraphStyle: _MutableValueObject, @unchecked Sendable {
  package fileprivate(set) var values = ParagraphValues()

  private static let shared = NSParagraphStyle()

  /// Natural alignment, word wrapping, no indents and no extra space.
  open class var `default`: NSParagraphStyle { shared }

  public override init() {}

  package init(values: ParagraphValues) {
    self.values = values
  }

  public required init?(coder: NSCoder) {}

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added below every line but the last. 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added below every paragraph but the last. 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added above every paragraph but the first. 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The first line's indent from the leading margin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The other lines' indent from the leading margin.
  open var headIndent: CGFloat { values.headIndent }
  /// The lines' end: from the leading margin when positive, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the font's line height before the limits apply; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Where tabs go to; twelve, every 28 points, by default.
  open var tabStops: [NSTextTab] { values.tabs }
  /// The distance of tabs beyond ``tabStops``; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// How full a line has to be for no word to be hyphenated; kept, for there is no dictionary to
  /// hyphenate by: words break at soft hyphens alone.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does; kept as ``hyphenationFactor`` is.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters are moved together before a line is cut off; kept, for lines here are cut off at once.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The rule for the ends of lines; kept, for lines break where Unicode allows.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// A rule for the ends of lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A last line with one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks within words of Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rule of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The direction in which a language is written, by its code; that of the user's for nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName ?? Locale.preferredLanguages.first ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  open override func _copy() -> Any {
    NSParagraphStyle(values: values)
  }

  open override func _mutableCopy() -> Any {
    NSMutableParagraphStyle(values: values)
  }

  open override func _isEqual(to object: Any) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. Attributed strings should be given one that no longer is.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = max(0, newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = max(0, newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = max(0, newValue) }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = max(0, newValue) }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = max(0, newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = max(0, newValue) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = max(0, newValue) }
  }

  @_nonoverride open var tabStops: [NSTextTab]! {
    get { values.tabs }
    set { values.tabStops = newValue?.map(\.stop).sorted { $0.location < $1.location } }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = max(0, newValue) }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue.clamped(to: 0...1) }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }

  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabs + [anObject] }

  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = values.tabs.filter { $0 != anObject }
  }

  /// Takes over everything that `obj` says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

extension ParagraphValues {
  fileprivate var tabs: [NSTextTab] {
    let stops =
      tabStops ?? (1...12).map { TabStop(location: 28 * CGFloat($0), alignment: .left) }
    return stops.map { NSTextTab($0) }
  }
}

/// A value object that has a mutable twin.
open class _MutableValueObject: _ValueObject, NSMutableCopying {
  open func mutableCopy(with zone: NSZone? = nil) -> Any { _mutableCopy() }

  /// The twin with the same value.
  open func _mutableCopy() -> Any { _copy() }
}
