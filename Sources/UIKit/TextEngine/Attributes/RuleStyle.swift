import Foundation

/// The style of an underline or a strikethrough, with the numbers of `NSUnderlineStyle`.
package struct RuleStyle: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let single = RuleStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  package static let thick = RuleStyle(rawValue: 0x02)
  /// Two lines.
  package static let double = RuleStyle(rawValue: 0x09)

  package static let patternDot = RuleStyle(rawValue: 0x0100)
  package static let patternDash = RuleStyle(rawValue: 0x0200)
  package static let patternDashDot = RuleStyle(rawValue: 0x0300)
  package static let patternDashDotDot = RuleStyle(rawValue: 0x0400)

  /// A line under words only, not under the space between them.
  package static let byWord = RuleStyle(rawValue: 0x8000)

  /// Returns the style for the value of an attribute, which is a style or its number.
  package static func read(_ value: Any?) -> RuleStyle? {
    if let style = value as? any TextRule { return RuleStyle(rawValue: style.rawValue) }
    return FontSpecification.number(value).map { RuleStyle(rawValue: Int($0)) }
  }

  /// Whether the style draws a line, instead of only limiting it.
  var hasLine: Bool { !subtracting(.byWord).isEmpty }

  /// The pattern's dashes in multiples of the line's thickness: on, off, …. Empty for a solid line.
  var dashes: [CGFloat] {
    switch rawValue & 0x0f00 {
    case 0x0100: [2, 2]
    case 0x0200: [6, 3]
    case 0x0300: [6, 3, 2, 3]
    case 0x0400: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}
