import Micro
import Stage
import Testing

@testable import MicroApp

/// A run that waited counts to three before it continues, so that the player finds their creature. A player who steers
/// is ready.
@MainActor @Suite struct CountdownTests {
  private func show(steps: Int, in scene: Scene) throws -> DishController {
    var game = try RecordedRun(
      RunRecording(settings: RunSettings(population: 4), creature: SeedCreatures.eel, seed: 6))
    for _ in 0..<steps { game.step(PlayerInput()) }
    let dish = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: 6), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(UINavigationController(rootViewController: dish))
    return dish
  }

  private func digits(_ scene: Scene) -> String? {
    guard let label = scene.stage.view(withIdentifier: "countdown") as? UILabel,
      label.superview?.isHidden == false
    else { return nil }
    return label.text
  }

  @Test("a new run begins at once, a continued one after three seconds", arguments: [0, 30])
  func beginning(steps: Int) throws {
    let scene = Scene()
    let dish = try show(steps: steps, in: scene)
    var seen: [String] = []
    for _ in 0..<40 {
      scene.stage.advance(by: 0.1)
      if let text = digits(scene), seen.last != text { seen.append(text) }
      if digits(scene) != nil { #expect(dish.session.run.score.steps == UInt64(steps)) }
    }
    #expect(seen == (steps == 0 ? [] : ["3", "2", "1"]))
    #expect(dish.session.run.score.steps > UInt64(steps))
  }

  @Test("after a pause it counts, and a finger in the water ends that")
  func pause() throws {
    let scene = Scene()
    let dish = try show(steps: 0, in: scene)
    scene.stage.advance(by: 1)
    let reader = Reader(stage: scene.stage)
    try reader.activate("Pause", .button)
    try reader.activate("Continue", .button)
    scene.stage.advance(by: 0.5)
    let steps = dish.session.run.score.steps
    #expect(digits(scene) == "3" || digits(scene) == "2")
    scene.stage.advance(by: 0.5)
    #expect(dish.session.run.score.steps == steps)
    scene.stage.touchDown(at: CGPoint(x: 60, y: 300))
    scene.stage.advance(by: 0.2)
    #expect(digits(scene) == nil)
    #expect(dish.session.run.score.steps > steps)
  }

  @Test("a player who was away finds it counting: after a closed page, and after a hidden one")
  func away() throws {
    let scene = Scene()
    let dish = try show(steps: 0, in: scene)
    scene.stage.advance(by: 1)
    #expect(dish.countdown == nil)
    scene.stage.enterBackground()
    scene.stage.enterForeground()
    scene.stage.advance(by: 0.5)
    #expect(digits(scene) == "3")
    scene.stage.advance(by: 3)
    #expect(dish.countdown == nil)
    let steps = dish.session.run.score.steps
    // The browser draws no frame while the page is hidden.
    scene.stage.tick(to: scene.stage.time + 5)
    scene.stage.advance(by: 0.5)
    #expect(digits(scene) == "3")
    #expect(dish.session.run.score.steps <= steps + 1)
  }

  @Test("a speed chosen in a run is that run's, and the next one begins as the settings say")
  func speed() throws {
    let scene = Scene()
    let dish = try show(steps: 0, in: scene)
    scene.stage.advance(by: 0.2)
    let reader = Reader(stage: scene.stage)
    for _ in 0..<3 { try reader.activate("Speed", .button) }
    #expect(dish.session.speed == 8)
    #expect(scene.game.settings.speed == 1)
  }
}
