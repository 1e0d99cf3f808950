import Foundation
import TextEngine

/// The layout of a paragraph: alignment, indents, spacing and line heights. All lengths are in points.
open class NSParagraphStyle: _MutableValueObject, @unchecked Sendable {
  package fileprivate(set) var values = ParagraphValues()

  private static let shared = NSParagraphStyle()

  /// The default style, with natural alignment, word wrapping, no indents and no extra space.
  open class var `default`: NSParagraphStyle { shared }

  public override init() {}

  package init(values: ParagraphValues) {
    self.values = values
  }

  public required init?(coder: NSCoder) { nil }

  open var alignment: NSTextAlignment { NSTextAlignment(values.alignment) }
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(values.lineBreakMode) }
  open var baseWritingDirection: NSWritingDirection {
    NSWritingDirection(values.baseWritingDirection)
  }
  /// The space below every line except the last. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below every paragraph except the last. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above every paragraph except the first. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The first line's indent from the leading margin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The other lines' indent from the leading margin.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, measured from the leading margin if it is positive, and otherwise from the trailing
  /// margin.
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height. 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor for the font's line height, applied before the limits. 0 means no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The tab stops. By default, there are twelve, every 28 points.
  open var tabStops: [NSTextTab] { values.tabs }
  /// The distance between tabs after the last of ``tabStops``, or 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The threshold for hyphenation. There is no hyphenation dictionary, so words break only at soft hyphens: the first
  /// threshold is reported, as are the next three properties' values.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system's hyphenation is used, which doesn't exist here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters are tightened before a line is truncated. Lines here are truncated directly.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The line break strategy. Lines break where Unicode allows it.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// A line break strategy.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line with a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Doesn't break Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Returns the writing direction of a language, by its code, or of the user's language for nil.
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

/// A mutable paragraph style. Don't change a style after adding it to an attributed string.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { NSTextAlignment(values.alignment) }
    set { values.alignment = TextAlignment(newValue) }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(values.lineBreakMode) }
    set { values.lineBreakMode = LineBreakMode(newValue) }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { NSWritingDirection(values.baseWritingDirection) }
    set { values.baseWritingDirection = WritingDirection(newValue) }
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
    set {
      values.hyphenationFactor = newValue
      report(newValue > 0, "hyphenationFactor")
    }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set {
      values.usesDefaultHyphenation = newValue
      report(newValue, "usesDefaultHyphenation")
    }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set {
      values.allowsTightening = newValue
      report(newValue, "allowsDefaultTighteningForTruncation")
    }
  }

  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set {
      values.lineBreakStrategy = newValue.rawValue
      report(newValue != [] && newValue != .standard, "lineBreakStrategy")
    }
  }

  /// Reports a value that layout would use on iOS and doesn't use here.
  private func report(_ isIneffective: Bool, _ property: String) {
    if isIneffective { Diagnostics.reportIneffective("NSMutableParagraphStyle.\(property)") }
  }

  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabs + [anObject] }

  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = values.tabs.filter { $0 != anObject }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

extension NSParagraphStyle: TextParagraphStyle {}

extension ParagraphValues {
  fileprivate var tabs: [NSTextTab] {
    let stops =
      tabStops ?? (1...12).map { TabStop(location: 28 * CGFloat($0), alignment: .left) }
    return stops.map { NSTextTab($0) }
  }
}

/// A value object with a mutable counterpart.
open class _MutableValueObject: _ValueObject, NSMutableCopying {
  open func mutableCopy(with zone: NSZone? = nil) -> Any { _mutableCopy() }

  /// Returns the mutable counterpart with the same value.
  open func _mutableCopy() -> Any { _copy() }
}
