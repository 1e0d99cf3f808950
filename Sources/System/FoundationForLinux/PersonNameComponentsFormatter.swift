import Foundation

/// A formatter for names of persons, because Foundation's can't be created on Linux. Names are written as in English: the
/// given name comes first.
///
///     formatter.string(from: components)  // "Thomas Clark"
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short = 1
    case medium = 2
    case long = 3
    case abbreviated = 4
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style: Style = .default
  /// Whether texts contain the phonetic representation of the name instead of the name.
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    guard let name = isPhonetic ? components.phoneticRepresentation : components else { return "" }
    let given = name.givenName
    let family = name.familyName
    return switch style {
    case .long: Self.joined([name.namePrefix, given, name.middleName, family, name.nameSuffix])
    case .short: name.nickname ?? given ?? family ?? ""
    case .abbreviated: [given, family].compactMap { $0?.first?.uppercased() }.joined()
    case .default, .medium: Self.joined([given, family])
    }
  }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Returns the parts of a full name: the last word is the family name, and those between it and the first are middle names.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(words[0]) {
      components.namePrefix = words.removeFirst()
    }
    if words.count > 1, Self.suffixes.contains(words[words.count - 1]) {
      components.nameSuffix = words.removeLast()
    }
    components.givenName = words.removeFirst()
    components.familyName = words.popLast()
    if !words.isEmpty { components.middleName = words.joined(separator: " ") }
    return components
  }

  private static let prefixes: Set<String> = [
    "Dr", "Dr.", "Miss", "Mr", "Mr.", "Mrs", "Mrs.", "Ms", "Ms.", "Prof.",
  ]
  private static let suffixes: Set<String> = [
    "Esq.", "II", "III", "Jr", "Jr.", "MD", "PhD", "Sr", "Sr.",
  ]
}
