import Micro
import Stage
import Testing

@testable import MicroApp

/// A disk that fills up during a run.
@MainActor @Suite("A full disk in a run") struct FullDiskTests {
  @Test("is reported over the water and in the menu, and the run continues")
  func told() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.showsHints = false
    let game = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 2), creature: SeedCreatures.eel, seed: 7))
    let card = RunCard.forTests(seed: 7)
    // The first snapshot takes fewer operations; later writes find no space.
    let disk = SimulatedDisk(.full(12...Int.max, part: 0.5))
    let log = RunLog(
      RunSnapshot(card: card, game: game), in: RunFolder(path: "/run", disk: disk))
    scene.game.makeDish = { run, game in DishController(session: RunSession(run), game: game) }
    scene.show()
    scene.game.play(OpenRun(card: card, game: game, log: log))
    scene.stage.advance(by: 1.5)
    let reader = Reader(stage: scene.stage)
    let texts = scene.game.texts
    let said = "“run” can't be saved: the disk is full."
    #expect(reader.find(texts[DishText.notKept]) != nil)
    #expect(reader.find(said) != nil)
    try Pictures.keep(scene.stage.pngData(), "full-disk-dish")
    let dish = try #require(scene.stage.view(withIdentifier: "dish"))
    scene.stage.advance(by: 5)
    #expect(reader.find(said) == nil, "once is enough")
    #expect(dish.window != nil)
    try reader.activate(texts[DishText.pause], .button)
    try reader.activate(texts[DishText.leave], .button)
    #expect(reader.search(said) != nil)
    try Pictures.keep(scene.stage.pngData(), "full-disk-menu")
  }
}
