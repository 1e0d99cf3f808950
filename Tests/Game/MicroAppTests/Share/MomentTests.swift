import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("A film of a waiting run") struct MomentTests {
  @Test(
    "counts down on its button, says at the end where it went, and the run counts to three after it",
    arguments: Language.allCases)
  func film(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    var films: [(name: String, seconds: TimeInterval)] = []
    scene.game.handover = Handover(
      file: { _, _, _ in }, film: { name, _, seconds in films.append((name, seconds)) })
    let texts = scene.game.texts
    let game = try RecordedRun(
      RunRecording(settings: RunSettings(population: 4), creature: SeedCreatures.eel, seed: 6))
    let dish = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: 6), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(UINavigationController(rootViewController: dish))
    scene.stage.advance(by: 3)
    let reader = Reader(stage: scene.stage)
    try reader.activate(texts[DishText.pause], .button)
    try reader.activate(texts[DeathText.moment], .button)
    scene.stage.advance(by: 0.5)
    try reader.activate(texts[DeathText.filmMoment], .button)
    let film = try #require(films.first)
    var seen: [String] = []
    let done = texts[FilmText.done, ["name": film.name]]
    for _ in 0..<200 where seen.last != done {
      scene.stage.advance(by: 0.1)
      let title = scene.stage.view(withIdentifier: "film-moment") as? UIButton
      if let text = title?.configuration?.title, seen.last != text { seen.append(text) }
    }
    let longest = Int(film.seconds.rounded(.up))
    let counted = (1...longest).reversed().map { texts[FilmText.rest, ["seconds": "\($0)"]] }
    #expect(seen == counted + [done] || seen == counted.dropFirst() + [done], "\(seen)")
    #expect(films.count == 1)
    #expect(dish.countdown == nil)
    try reader.activate(texts[DeathText.closeMoment], .button)
    scene.stage.advance(by: 0.5)
    #expect(dish.countdown != nil)
  }
}
