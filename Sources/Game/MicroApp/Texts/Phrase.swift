/// The words for one key in every language. Places that are filled in have names in braces: `{name}`.
@available(iOS 16, *)
struct Phrase: Hashable, Sendable {
  private let english: Forms
  private let german: Forms

  /// Languages here tell one from all other numbers, 0 included.
  private struct Forms: Hashable {
    let one: String
    let other: String
  }

  init(_ english: String, _ german: String) {
    self.english = Forms(one: english, other: english)
    self.german = Forms(one: german, other: german)
  }

  /// Makes a phrase with one form for one and another for any other number.
  init(one: (english: String, german: String), other: (english: String, german: String)) {
    english = Forms(one: one.english, other: other.english)
    german = Forms(one: one.german, other: other.german)
  }

  /// - Parameter count: What is counted, for phrases that have a form for one.
  func text(in language: Language, count: Int = 0) -> String {
    let forms =
      switch language {
      case .english: english
      case .german: german
      }
    return count == 1 ? forms.one : forms.other
  }
}
