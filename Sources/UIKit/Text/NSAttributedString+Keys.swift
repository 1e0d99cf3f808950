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
