import Micro
import Stage
import Testing

@testable import MicroApp

/// Random touches on the screen of a run.
@MainActor @Suite("Random fingers on the dish") struct DishMonkeyTests {
  @Test("break nothing, and leave no layers behind", arguments: [11, 12, 13] as [UInt64])
  func monkey(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.speed = 8
    if seed == 12 { scene.game.settings.steering = .thumbPad }
    let game = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 8), creature: SeedCreatures.whip, seed: seed))
    let controller = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(controller)
    var down: Set<Int> = []
    for _ in 0..<60 {
      let point = CGPoint(
        x: CGFloat(random.uniform(0, 393)), y: CGFloat(random.uniform(60, 852)))
      let finger = random.below(2)
      if !down.contains(finger) {
        scene.stage.touchDown(at: point, finger: finger)
        down.insert(finger)
      } else if random.chance(0.5) {
        scene.stage.touchMove(to: point, finger: finger)
      } else {
        scene.stage.touchUp(finger: finger)
        down.remove(finger)
      }
      scene.stage.advance(by: 0.05)
      if let alert = controller.presentedViewController as? UIAlertController {
        alert.dismiss(animated: false)
        controller.resume()
      }
      try #require(controller.session.run.arena.world.firstViolation() == nil)
    }
    let creatures = controller.session.run.arena.world.creatures.count
    #expect(controller.dish.creatures.count <= creatures)
    #expect(controller.dish.layer.layerCount < 60 * (creatures + 4))
  }
}
