import CoreGraphics
import Foundation

/// The style of an underline or a strikethrough. Attributed strings contain its raw value.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// A line under words only, not under the space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Returns the style for the value of an attribute, which is a style or its number.
  static func read(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? FontSpecification.number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// Whether the style draws a line, instead of only limiting it.
  var hasLine: Bool { !subtracting(.byWord).isEmpty }

  /// The pattern's dashes in multiples of the line's thickness: on, off, …. Empty for a solid line.
  package var dashes: [CGFloat] {
    switch rawValue & 0x0f00 {
    case 0x0100: [2, 2]
    case 0x0200: [6, 3]
    case 0x0300: [6, 3, 2, 3]
    case 0x0400: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}
