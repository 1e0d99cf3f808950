import Micro
import Stage
import Testing

@testable import MicroApp

/// At each interval the run waits for the editor, and continues with the edited creature.
@MainActor @Suite("An interval of a run") struct IntervalTests {
  private func show(_ scene: Scene) throws -> DishController {
    var settings = RunSettings(population: 8)
    settings.editInterval = 1
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 30))
    let controller = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: 30), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(controller)
    scene.stage.advance(by: 2)
    return controller
  }

  private func editor(over dish: DishController) throws -> EditorController {
    let navigation = try #require(dish.presentedViewController as? UINavigationController)
    return try #require(navigation.topViewController as? EditorController)
  }

  @Test("an edit within the budget is made, and the run continues with it")
  func edit() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let dish = try show(scene)
    #expect(dish.session.run.score.steps == 60)
    let editor = try editor(over: dish)
    try Pictures.keep(scene.stage.pngData(), "interval-editor")
    let points = dish.session.run.budget.points
    let old = dish.session.run.genome
    let tail = try #require(old.cells.first { $0.position.x < -5.5 })
    // A plain cell costs 2 and its link 1; every player has 6 points.
    #expect(
      editor.model.perform(
        .addCell(.body, at: tail.position + Vector(x: -1, y: 0), linkedTo: tail.id, by: .body)))
    editor.commit()
    scene.stage.advance(by: 0.9)
    #expect(dish.presentedViewController == nil)
    #expect(dish.session.run.genome.cells.count == old.cells.count + 1)
    let cost = EditCost.cost(from: old, to: dish.session.run.genome)
    #expect(cost > 0)
    #expect(cost <= points)
    #expect(dish.session.game.recording.edits.count == 1)
    scene.stage.advance(by: 0.5)
    #expect(dish.session.run.score.steps > 60)
    try Pictures.keep(scene.stage.pngData(), "interval-after")
  }

  @Test("a player who changes nothing continues, and keeps the points")
  func decline() throws {
    let scene = Scene()
    let dish = try show(scene)
    let editor = try editor(over: dish)
    editor.cancel()
    scene.stage.advance(by: 0.9)
    #expect(dish.presentedViewController == nil)
    #expect(dish.session.run.budget.isOpen)
    #expect(dish.session.game.recording.edits.isEmpty)
    #expect(dish.session.run.score.steps > 60)
  }
}
