/// The text of one key in every language. Placeholders have names in braces: `{name}`.
@available(iOS 16, *)
struct Phrase: Hashable, Sendable {
  private let english: Forms
  private let german: Forms

  /// The languages here distinguish one from all other numbers, including 0.
  private struct Forms: Hashable {
    let one: String
    let other: String
  }

  init(_ english: String, _ german: String) {
    self.english = Forms(one: english, other: english)
    self.german = Forms(one: german, other: german)
  }

  /// Creates a phrase with a singular and a plural.
  init(one: (english: String, german: String), other: (english: String, german: String)) {
    english = Forms(one: one.english, other: other.english)
    german = Forms(one: one.german, other: other.german)
  }

  /// Returns the text in a language.
  ///
  /// - Parameter count: The count, for phrases with a singular.
  func text(in language: Language, count: Int = 0) -> String {
    let forms =
      switch language {
      case .english: english
      case .german: german
      }
    return count == 1 ? forms.one : forms.other
  }
}
