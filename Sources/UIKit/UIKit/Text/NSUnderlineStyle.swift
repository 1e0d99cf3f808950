import CoreGraphics
import Foundation

/// How text is underlined or struck through. The raw value is what stands in an attributed string.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// Under words alone, and not under what is between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The style that the value of an attribute stands for: a style, or the number of one.
  static func read(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? FontSpecification.number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// Whether the style says more than where a line would be.
  var hasLine: Bool { !subtracting(.byWord).isEmpty }

  /// The dashes of the pattern in multiples of the line's thickness: on, off, …; empty when solid.
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
