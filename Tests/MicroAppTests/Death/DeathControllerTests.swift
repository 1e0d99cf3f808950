import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The end of a run") struct DeathControllerTests {
  /// A run in which nobody eats for the player: it dies.
  private func deadSession(in scene: Scene) throws -> RunSession {
    var settings = RunSettings(population: 10)
    settings.arena.world.radius = 14
    settings.arena.world.birthReserve = 0.02
    settings.arena.world.motes = 0
    settings.arena.world.rain = 0
    settings.editInterval = 1000
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 21))
    let card = RunCard.forTests(seed: 21)
    let log = try scene.game.store.begin(RunSnapshot(card: card, game: game))
    let session = RunSession(OpenRun(card: card, game: game, log: log))
    session.speed = 8
    session.input = PlayerInput(turn: 30, effort: 255, thrust: 255)
    for _ in 0..<6000 where session.run.ending == nil { session.advance(by: 1.0 / 60) }
    try #require(session.run.ending != nil)
    return session
  }

  /// What assistive software reads of elements and all in them.
  private static func texts(of nodes: [AccessibilityNode]) -> [String] {
    nodes.flatMap { ["\($0.label) \($0.value)"] + texts(of: $0.children) }
  }

  @Test("it says the cause, plays the replay, and the creature is in the list")
  func death() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let session = try deadSession(in: scene)
    let ending = try #require(session.run.ending)
    let controller = DishController(session: session, game: scene.game)
    scene.stage.show(controller)
    scene.stage.advance(by: 3)
    let death = try #require(controller.presentedViewController as? DeathController)
    #expect(scene.game.store.creatures.map(\.id) == [session.card.id])
    #expect(scene.game.store.savedRun == nil)
    let texts = scene.game.texts
    let shown = Self.texts(of: scene.stage.accessibilityTree().nodes)
    #expect(shown.contains { $0.contains(texts[CauseText(ending.cause)]) })
    #expect(shown.contains { $0.contains(texts[DeathText(ending.cause)]) })
    #expect(shown.contains { $0.contains("\(session.run.score.points)") })
    #expect(shown.contains { $0.contains(texts[DeathText.replay]) })
    try Pictures.keep(scene.stage.pngData(), "death")
    scene.stage.advance(by: 4)
    try Pictures.keep(scene.stage.pngData(), "death-replay")
    #expect(death.view.window != nil)
  }

  @Test("the replay of a death ends with it, again and again")
  func replay() throws {
    let session = try deadSession(in: Scene())
    var replay = session.replay
    for _ in 0..<2 {
      while !replay.isOver { replay.step() }
      #expect(replay.run.hash() == session.run.hash())
      #expect(replay.run.ending == session.run.ending)
      replay.rewind()
      #expect(replay.run.ending == nil)
    }
  }
}
