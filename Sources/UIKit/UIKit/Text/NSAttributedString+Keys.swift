import Foundation

/// The attributes that text layout and drawing know. Others may stand in a string and are ignored.
extension NSAttributedString.Key {
  /// A ``UIFont``; Helvetica 12 on iOS, the system font of that size here.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``. The first character's counts for the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the line's full height.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number; 0 turns ligatures off.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points added after each character, on top of the font's own tracking.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number holding an ``NSUnderlineStyle``'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number holding an ``NSUnderlineStyle``'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: percents of the font's size. An outline when positive, around filled glyphs when negative.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor`; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: how far glyphs lean to the right, in parts of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A `URL` or a string with one. Drawn blue and underlined, in text views as they say.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment`` in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A number: points that the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Attributes that a string keeps, and that neither layout nor drawing nor the page reads.
extension NSAttributedString.Key {
  /// A ``NSAttributedString/TextEffectStyle``.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A number: the logarithm of the factor by which glyphs are wider.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Numbers: nested directions, the outermost first.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number: 0 is horizontal, the only form on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A language's code, as `de`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2; 1 is the usual pitch.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether it is spoken letter by letter.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 0, no heading, to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Strings that say something of the text beside what it says.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// An effect that text can have.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
