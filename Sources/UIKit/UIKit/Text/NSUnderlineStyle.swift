import TextEngine

/// The style of an underline or a strikethrough. Attributed strings contain its raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ style: RuleStyle) { rawValue = style.rawValue }

  public static let single = NSUnderlineStyle(.single)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(.thick)
  /// Two lines.
  public static let double = NSUnderlineStyle(.double)

  public static let patternDot = NSUnderlineStyle(.patternDot)
  public static let patternDash = NSUnderlineStyle(.patternDash)
  public static let patternDashDot = NSUnderlineStyle(.patternDashDot)
  public static let patternDashDotDot = NSUnderlineStyle(.patternDashDotDot)

  /// A line under words only, not under the space between them.
  public static let byWord = NSUnderlineStyle(.byWord)

  /// Returns the style for the value of an attribute, which is a style or its number.
  static func read(_ value: Any?) -> NSUnderlineStyle? {
    RuleStyle.read(value).map { NSUnderlineStyle($0) }
  }
}

extension NSUnderlineStyle: TextRule {}
