import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The announcement of an opening") struct OpeningTextTests {
  @Test("names the lines of the first rivals when a run begins", arguments: Language.allCases)
  func names(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let recording = RunRecording(
      level: .easy, creature: SeedCreatures.eel, eras: Eras.of(.shallows), seed: 5)
    let session = RunSession(
      OpenRun(card: .forTests(seed: 5), game: try RecordedRun(recording), log: nil))
    let dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 1)
    try Pictures.keep(scene.stage.pngData(), "opening-\(language.rawValue)")
    let shown = Reader(stage: scene.stage).elements.map(\.label).joined(separator: "|")
    let names = Set(recording.founders.map(\.name.description))
    #expect(names.count == Opening.lines)
    for name in names { #expect(shown.contains(name), "\(name) in \(shown)") }
    let first = recording.founders[0].name.description
    #expect(shown.contains(scene.game.texts[DishText.opening, ["first": first]]))
  }
}
