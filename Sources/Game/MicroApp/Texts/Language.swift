/// A language of the game. The raw values are ISO 639-1 codes.
@available(iOS 16, *)
enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case german = "de"

  /// The name of the language in itself.
  var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// Creates the first of the preferred languages that the game has, or English.
  ///
  /// - Parameter preferred: The languages, best first, such as `de-CH` or `de_AT.UTF-8`.
  init(preferred identifiers: [String]) {
    let known = identifiers.lazy.compactMap { Language(rawValue: $0.prefix(2).lowercased()) }
    self = known.first ?? .english
  }

  /// The separator between integers and their decimals.
  var decimalSeparator: String {
    switch self {
    case .english: "."
    case .german: ","
    }
  }
}
