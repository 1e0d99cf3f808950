import Stage
import Testing

@testable import MicroApp

/// A count of one is never followed by a plural.
@MainActor @Suite struct SingularTextsTests {
  /// Counts that are always three or more: see `DayGoal`.
  private static let neverOne: Set<String> = [
    "goalEdits", "goalCreatures", "goalMinutes", "tooLong",
  ]

  /// German nouns with the same singular and plural.
  private static let alike = ["Wesen", "Neuronen"]

  @Test("every count has a singular in English and in German")
  func forms() {
    for room in Texts.rooms { check(room) }
  }

  private func check<Key: TextKey>(_ room: Key.Type) {
    for key in room.allCases where !Self.neverOne.contains(key.rawValue) {
      let english = (one: text(key, .english, 1), two: text(key, .english, 2))
      let german = (one: text(key, .german, 1), two: text(key, .german, 2))
      let hasPlural = english.one.contains(/\b1 (?:[a-z]+ )?[a-z]{2,}s\b/)
      #expect(!hasPlural, "\(room).\(key.rawValue): \(english.one)")
      // German distinguishes one from two wherever English does.
      guard english.one != english.two, !Self.alike.contains(where: german.two.contains) else {
        continue
      }
      #expect(german.one != german.two, "\(room).\(key.rawValue): \(german.one)")
    }
  }

  /// Returns the text for a count, with the number replaced, so that only grammar differs.
  private func text(_ key: some TextKey, _ language: Language, _ count: Int) -> String {
    key.phrase.text(in: language, count: count)
      .replacingOccurrences(of: "{count}", with: count == 1 ? "1" : "#")
      .replacingOccurrences(of: "#", with: "1")
  }

  @Test("numbers that once had a wrong plural", arguments: Language.allCases)
  func found(language: Language) {
    let texts = Texts(language: language)
    let isEnglish = language == .english
    #expect(texts.counting(1, ObserverText.births) == (isEnglish ? "1 birth" : "1 Geburt"))
    #expect(texts.counting(0, ObserverText.births) == (isEnglish ? "0 births" : "0 Geburten"))
    #expect(
      texts.counting(1, TankText.neurons)
        == (isEnglish ? "1 hidden neuron" : "1 verborgenes Neuron"))
    #expect(
      texts.counting(1, EditorText.costWithoutLimit)
        == (isEnglish ? "Would cost 1 point in a run" : "Im Lauf wäre das 1 Punkt"))
  }

  @Test("the observer's line from no birth to some", arguments: Language.allCases)
  func observer(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let observer = ObserverController(game: scene.game, population: 6, seed: 2)
    scene.stage.show(observer)
    observer.session.speed = 100
    var seen: Set<UInt64> = []
    for _ in 0..<400 where !seen.isSuperset(of: [0, 1, 2]) {
      scene.stage.advance(by: 1.0 / 60)
      let births = observer.session.arena.counts.births
      seen.insert(UInt64(births))
      let line = try #require(
        scene.stage.view(withIdentifier: "observer-status") as? UILabel)
      let expected = scene.game.texts.counting(births, ObserverText.births)
      #expect(line.text?.components(separatedBy: " · ").contains(expected) == true)
    }
    #expect(seen.contains(1))
  }
}
