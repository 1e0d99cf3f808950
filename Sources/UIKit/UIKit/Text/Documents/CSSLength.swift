/// A length in a style sheet.
enum CSSLength: Hashable {
  /// CSS pixels, each of which is one point in the text, as on iOS.
  case points(Double)
  /// Multiples of the font size.
  case ems(Double)
  /// Multiples of the document's base font size.
  case roots(Double)

  /// The maximum length in points. Larger lengths are reduced to it.
  private static let largest = 10_000.0

  /// Creates a length from `12px`, `9pt`, `1.5em`, `150%` or `2rem`, or from a plain number, which
  /// means pixels in documents without a doctype. Returns `nil` for anything else.
  init?(_ text: Substring) {
    guard let number = Self.number(text) else { return nil }
    switch text.drop(while: { "+-.0123456789".contains($0) }) {
    case "px", "": self = .points(number)
    // An inch has 96 pixels and 72 points.
    case "pt": self = .points(number * 96 / 72)
    case "pc": self = .points(number * 16)
    case "in": self = .points(number * 96)
    case "cm": self = .points(number * 96 / 2.54)
    case "mm": self = .points(number * 96 / 25.4)
    case "em": self = .ems(number)
    case "ex": self = .ems(number / 2)
    case "%": self = .ems(number / 100)
    case "rem": self = .roots(number)
    default: return nil
    }
  }

  /// Returns the finite number at the start of the text.
  static func number(_ text: Substring) -> Double? {
    let digits = text.prefix { "+-.0123456789".contains($0) }
    guard digits.utf8.count <= 32, let number = Double(digits), number.isFinite else { return nil }
    return number.clamped(-largest, largest)
  }

  /// Returns the length in points.
  func points(fontSize: Double) -> Double {
    let points =
      switch self {
      case .points(let value): value
      case .ems(let value): value * fontSize
      case .roots(let value): value * HTMLStyle.defaultFontSize
      }
    return points.clamped(-Self.largest, Self.largest)
  }
}
