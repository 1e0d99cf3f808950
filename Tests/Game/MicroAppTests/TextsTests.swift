import Testing

@testable import MicroApp

@Suite struct TextsTests {
  @Test("Every key has a text in every language, in every form, with the same placeholders")
  func complete() {
    for room in Texts.rooms { check(room) }
  }

  private func check<Key: TextKey>(_ room: Key.Type) {
    #expect(!Array(room.allCases).isEmpty, "\(room)")
    for key in room.allCases {
      let places = Self.places(key.phrase.text(in: .english))
      for language in Language.allCases {
        for count in [0, 1, 2] {
          let text = key.phrase.text(in: language, count: count)
          #expect(!text.isEmpty, "\(room).\(key.rawValue) in \(language)")
          // A single thing need not be counted: “a creature”.
          let expected = count == 1 ? places.subtracting(["count"]) : places
          let found = Self.places(text)
          #expect(
            found == places || found == expected, "\(room).\(key.rawValue) in \(language): \(text)")
          #expect(text.first?.isWhitespace == false)
          #expect(text.last?.isWhitespace == false)
          #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
        }
      }
    }
  }

  /// The names in braces.
  private static func places(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first
      }
    )
    .reduce(into: []) { $0.insert(String($1)) }
  }

  @Test("The first preferred language that is known counts, else English")
  func preferred() {
    #expect(Language(preferred: []) == .english)
    #expect(Language(preferred: ["fr-FR"]) == .english)
    #expect(Language(preferred: ["fr-FR", "de-CH", "en"]) == .german)
    #expect(Language(preferred: ["de_AT.UTF-8"]) == .german)
    #expect(Language(preferred: ["en-GB", "de"]) == .english)
    #expect(Language(preferred: ["", "D"]) == .english)
  }

  @Test("Numbers round to their decimals and have the language's separator")
  func numbers() {
    let english = Texts(language: .english)
    let german = Texts(language: .german)
    #expect(english.number(0.25, decimals: 2) == "0.25")
    #expect(german.number(0.25, decimals: 2) == "0,25")
    #expect(english.number(2.999, decimals: 2) == "3.00")
    #expect(english.number(-1.5, decimals: 1) == "−1.5")
    #expect(english.number(-0.001, decimals: 1) == "0.0")
    #expect(english.number(41.5) == "42")
    #expect(english.number(Double.nan) == "–")
    #expect(english.number(Double.infinity, decimals: 3) == "–")
  }

  @Test("Durations are shown in minutes and seconds")
  func durations() {
    let texts = Texts(language: .english)
    #expect(texts.duration(seconds: 0) == "0:00")
    #expect(texts.duration(seconds: 59.9) == "0:59")
    #expect(texts.duration(seconds: 61) == "1:01")
    #expect(texts.duration(seconds: 3600) == "60:00")
    #expect(texts.duration(seconds: -1) == "0:00")
    #expect(texts.duration(seconds: .nan) == "0:00")
  }
}
