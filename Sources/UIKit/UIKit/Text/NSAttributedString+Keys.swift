import Foundation
import TextEngine

/// The attributes that text layout and drawing support. Strings may contain others, which are ignored.
extension NSAttributedString.Key {
  /// A ``UIFont``. The default on iOS is Helvetica 12. Here it is the system font at that size.
  public static let font = TextKey.font
  /// An ``NSParagraphStyle``. The first character's style applies to the whole paragraph.
  public static let paragraphStyle = TextKey.paragraphStyle
  /// A `UIColor`. The default is black.
  public static let foregroundColor = TextKey.foregroundColor
  /// A `UIColor` behind the line's full height.
  public static let backgroundColor = TextKey.backgroundColor
  /// A number. 0 disables ligatures.
  public static let ligature = TextKey.ligature
  /// A number with the points added after each character.
  public static let kern = TextKey.kern
  /// A number with the points added after each character, in addition to the font's own tracking.
  public static let tracking = TextKey.tracking
  /// A number with the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = TextKey.strikethroughStyle
  /// A number with the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = TextKey.underlineStyle
  /// A `UIColor`. The default is the text's colour.
  public static let underlineColor = TextKey.underlineColor
  /// A `UIColor`. The default is the text's colour.
  public static let strikethroughColor = TextKey.strikethroughColor
  /// An ``NSShadow``.
  public static let shadow = TextKey.shadow
  /// A number in percent of the font size. Positive values draw only an outline, and negative ones also
  /// fill the glyphs.
  public static let strokeWidth = TextKey.strokeWidth
  /// A `UIColor`. The default is the text's colour.
  public static let strokeColor = TextKey.strokeColor
  /// A number with the slant of glyphs to the right, relative to their height.
  public static let obliqueness = TextKey.obliqueness
  /// A `URL` or a string with one. Links are drawn blue and underlined, or in a text view's link
  /// attributes.
  public static let link = TextKey.link
  /// An ``NSTextAttachment`` for the character U+FFFC.
  public static let attachment = TextKey.attachment
  /// A number with the points by which the text is raised.
  public static let baselineOffset = TextKey.baselineOffset
}

/// Attributes that a string stores, but that affect neither layout, nor drawing, nor the page.
extension NSAttributedString.Key {
  /// A ``NSAttributedString/TextEffectStyle``.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A number with the logarithm of the factor by which glyphs are widened.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Numbers for nested directions, outermost first.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number. 0 means horizontal, the only form on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A language code, such as `de`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2. 1 is the normal pitch.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others to finish.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spoken letter by letter.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 0, which means no heading, to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Strings with additional information about the text.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// A text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
