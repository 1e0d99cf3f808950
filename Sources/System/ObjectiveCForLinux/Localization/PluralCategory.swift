import Foundation

/// CLDR's categories of numbers, with which languages choose a plural form.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Returns the category of a number, according to the rules for cardinal numbers of CLDR 46
  /// (unicode.org/cldr/charts/46/supplemental/language_plural_rules.html).
  static func of(_ number: any CVarArg, language: String) -> PluralCategory {
    let language = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let count = wholeNumber(number) else {
      // A number with a fraction is `other`, except in languages whose `one` includes numbers up to 2.
      guard let value = number as? Double ?? (number as? Float).map(Double.init) else {
        return .other
      }
      return upToTwo.contains(language) && value.magnitude < 2 ? .one : .other
    }
    return of(count, language)
  }

  static func isZero(_ number: any CVarArg) -> Bool { wholeNumber(number) == 0 }

  private static func wholeNumber(_ number: any CVarArg) -> UInt64? {
    if let number = number as? any BinaryInteger { return UInt64(clamping: number.magnitude) }
    if let number = number as? NSNumber { return wholeNumber(number.doubleValue) }
    if let number = number as? Double { return UInt64(exactly: number.magnitude) }
    if let number = number as? Float { return UInt64(exactly: number.magnitude) }
    return nil
  }

  private static let without: Set<String> = [
    "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "su", "th", "to", "vi",
    "wo", "yo", "yue", "zh",
  ]
  private static let upToTwo: Set<String> = ["ff", "fr", "hy", "kab", "pt"]
  private static let zeroAndOne: Set<String> = [
    "ak", "am", "as", "bn", "fa", "gu", "hi", "kn", "ln", "mg", "nso", "pa", "si", "ti", "wa", "zu",
  ]

  private static func of(_ n: UInt64, _ language: String) -> PluralCategory {
    let (ten, hundred) = (n % 10, n % 100)
    switch language {
    case _ where without.contains(language): return .other
    case _ where upToTwo.contains(language) || zeroAndOne.contains(language):
      return n < 2 ? .one : .other
    case "ru", "uk", "be":
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "sr", "hr", "bs":
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      return hundred == 1
        ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
    case "lt":
      if (11...19).contains(hundred) || ten == 0 { return .other }
      return ten == 1 ? .one : .few
    case "lv":
      if ten == 0 || (11...19).contains(hundred) { return .zero }
      return ten == 1 ? .one : .other
    case "ro", "mo":
      return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
    case "ar":
      if n < 3 { return n == 0 ? .zero : n == 1 ? .one : .two }
      return (3...10).contains(hundred) ? .few : hundred > 10 ? .many : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ga":
      if n == 1 || n == 2 { return n == 1 ? .one : .two }
      return (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy":
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    case "mt":
      if n == 1 || n == 2 { return n == 1 ? .one : .two }
      return n == 0 || (3...10).contains(hundred)
        ? .few : (11...19).contains(hundred) ? .many : .other
    case "is", "mk": return ten == 1 && hundred != 11 ? .one : .other
    case "fil", "tl": return ![4, 6, 9].contains(ten) ? .one : .other
    default: return n == 1 ? .one : .other
    }
  }
}
