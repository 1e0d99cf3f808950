import Stage
import Testing

@testable import MicroApp

/// Durations have one format everywhere: “0:41 min”. A running time, in the dish, is a clock, and on a card the name of
/// the number is below it.
@MainActor @Suite struct TimeSpellingTests {
  /// The times without a unit.
  private func bare(in texts: [String]) -> [String] {
    texts.filter { $0.contains(/\d:\d\d(?![\d:])(?![\u{A0} ]min)/) }
  }

  @Test("the search finds what it should")
  func looking() {
    #expect(bare(in: ["1:46", "41 points · 1:46", "1:46, 0 rivals"]).count == 3)
    #expect(bare(in: ["1:46 min", "1:46\u{A0}min · 12", "Seed 146"]) == [])
  }

  @Test("on every screen", arguments: Language.allCases, TestedScreen.allCases)
  func screens(language: Language, screen: TestedScreen) {
    let scene = Scene(languages: [language.rawValue])
    scene.fill()
    scene.stage.show(screen.make(scene.game))
    scene.stage.advance(by: 0.5)
    let said = Reader(stage: scene.stage).wholeScreen
    #expect(bare(in: said) == [])
    // Some screens with runs must show times.
    let tellsOfRuns = [.creature, .fame, .statistics].contains(screen)
    if tellsOfRuns { #expect(said.contains { $0.contains(/\d:\d\d[\u{A0} ]min/) }, "\(said)") }
  }

  @Test("after a death, while its last seconds are shown again", arguments: Language.allCases)
  func death(language: Language) {
    let scene = Scene(languages: [language.rawValue])
    let session = DeadRun.stabbed
    scene.stage.show(
      DeathController(
        result: session.result, replay: session.replay, game: scene.game, again: {}, close: {}))
    for _ in 0..<4 {
      scene.stage.advance(by: 1)
      let said = Reader(stage: scene.stage).elements.map { "\($0.label) \($0.value)" }
      #expect(bare(in: said) == [])
      #expect(said.contains { $0.contains(/\d:\d\d[\u{A0} ]min/) }, "\(said)")
    }
  }

  @Test("in the observer", arguments: Language.allCases)
  func observer(language: Language) {
    let scene = Scene(languages: [language.rawValue])
    scene.stage.show(
      UINavigationController(rootViewController: ObserverController(game: scene.game, seed: 2)))
    scene.stage.advance(by: 0.5)
    let said = Reader(stage: scene.stage).elements.map { "\($0.label) \($0.value)" }
    #expect(bare(in: said) == [])
    #expect(said.contains { $0.contains(/\d:\d\d[\u{A0} ]min/) }, "\(said)")
  }
}
