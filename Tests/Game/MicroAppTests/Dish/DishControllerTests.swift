import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The dish on a device") struct DishControllerTests {
  /// Shows a run on a stage.
  private func show(
    _ scene: Scene, seed: UInt64 = 4, creature: Genome = SeedCreatures.lancer
  ) throws -> DishController {
    let game = try RecordedRun(
      RunRecording(settings: RunSettings(population: 24), creature: creature, seed: seed))
    let controller = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(controller)
    scene.stage.advance(by: 0.1)
    return controller
  }

  @Test("holding a finger on the water swims there", arguments: [-1.0, 1])
  func pointer(side: Double) throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.speed = 4
    let controller = try show(scene)
    scene.stage.touchDown(at: CGPoint(x: 196 + side * 150, y: 426))
    // Twelve seconds of the run: enough for a full turn.
    scene.stage.advance(by: 3)
    let heading = try #require(controller.session.run.creature).pose.heading
    #expect(side * Double(heading.x) > 0)
    #expect(controller.session.input.effort > 0)
    scene.stage.touchUp()
    scene.stage.advance(by: 0.1)
    #expect(controller.session.input == PlayerInput())
    try Pictures.keep(scene.stage.pngData(), "dish-\(side > 0 ? "right" : "left")")
  }

  @Test("a second of the screen is a second of the run")
  func time() throws {
    let scene = Scene()
    let controller = try show(scene)
    let before = controller.session.run.score.steps
    scene.stage.advance(by: 1)
    #expect(controller.session.run.score.steps == before + 60)
  }

  @Test("light mode has a light ground, and a pad can steer")
  func paper() throws {
    let scene = Scene(stage: Stage(device: .iPhoneSE, appearance: .light))
    scene.game.settings.steering = .thumbPad
    let controller = try show(scene, creature: SeedCreatures.ribbon)
    scene.stage.advance(by: 3)
    #expect(controller.session.run.ending == nil)
    try Pictures.keep(scene.stage.pngData(), "dish-paper")
  }
}
