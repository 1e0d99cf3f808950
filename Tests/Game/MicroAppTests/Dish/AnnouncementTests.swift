import Micro
import Stage
import Testing

@testable import MicroApp

@Suite("Announcements") @MainActor struct AnnouncementTests {
  @Test("directions have the names of the map, whose top is north")
  func compass() {
    let names: [CompassText] = [
      .east, .southEast, .south, .southWest, .west, .northWest, .north, .northEast,
    ]
    for degree in -720..<720 {
      // A degree off the borders, which are at 22.5° and every 45° from there.
      let eighth = Int((Float(degree) / 45).rounded()) & 7
      #expect(CompassText(Vector(angle: Float(degree) * .pi / 180)) == names[eighth])
    }
    #expect(CompassText(Vector(x: 0, y: -1)) == .north)
    #expect(CompassText(Vector(x: -1, y: 0)) == .west)
  }

  @Test("each spell and each wave has a sentence of its own in every language")
  func texts() {
    for language in Language.allCases {
      let texts = Texts(language: language)
      var said: Set<String> = [texts.text(of: .arrival)]
      for kind in Weather.Kind.allCases {
        let spell = Weather.Spell(kind: kind, steps: 0..<1, direction: Vector(x: 0, y: 1))
        let text = texts.text(of: .weather(spell))
        #expect(text.contains(texts[CompassText.south]) == (kind != .dark))
        said.insert(text)
      }
      #expect(said.count == 4)
    }
  }

  /// Returns a seed whose first spell has a given kind and begins about 35 seconds into the run: after step 2050, which
  /// a frame of eight steps and the next one can't reach from 1970.
  private func seed(_ kind: Weather.Kind) throws -> UInt64 {
    try #require(
      (1...500).first {
        let weather = Weather(seed: $0)
        return weather.forecast(at: 1970)?.kind == kind
          && weather.forecast(at: 2050)?.kind == kind && weather.spell(at: 2150)?.kind == kind
      })
  }

  @Test(
    "is shown over the water before it comes, and not afterwards", arguments: Weather.Kind.allCases)
  func dish(kind: Weather.Kind) throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.speed = 8
    scene.game.settings.showsHints = false
    let seed = try seed(kind)
    let game = try RecordedRun(
      RunRecording(settings: RunSettings(population: 2), creature: SeedCreatures.eel, seed: seed))
    let dish = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(dish)
    let reader = Reader(stage: scene.stage)
    let spell = try #require(Weather(seed: seed).forecast(at: 1970))
    let text = scene.game.texts.text(of: .weather(spell))
    while dish.session.run.score.steps < 1200 { scene.stage.advance(by: 0.1) }
    #expect(reader.find(text) == nil)
    while dish.session.run.score.steps < 1970 { scene.stage.advance(by: 0.1) }
    #expect(reader.find(text) != nil)
    try Pictures.keep(scene.stage.pngData(), "announcement-\(kind)")
    while dish.session.run.score.steps < spell.steps.lowerBound { scene.stage.advance(by: 0.1) }
    // The card takes a moment to fade.
    scene.stage.advance(by: 0.6)
    #expect(reader.find(text) == nil)
    try Pictures.keep(scene.stage.pngData(), "spell-\(kind)")
  }
}
