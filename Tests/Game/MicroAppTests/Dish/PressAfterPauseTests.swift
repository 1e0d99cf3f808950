import Micro
import Stage
import Testing

@testable import MicroApp

/// After a pause the player can steer at once: the finger may land while the alert is still fading.
@MainActor @Suite("A press in the water right after the pause") struct PressAfterPauseTests {
  /// The delay is in seconds after *Continue*. An alert fades for 0.3.
  @Test("lives through the end of the alert", arguments: [0, 0.05, 0.1, 0.2, 0.25, 0.29])
  func pressIntoTheWater(after delay: Double) throws {
    let scene = Scene()
    let recording = RunRecording(
      settings: RunSettings(population: 4), creature: SeedCreatures.lancer, seed: 4)
    let session = RunSession(
      OpenRun(card: .forTests(seed: 4), game: try RecordedRun(recording), log: nil))
    scene.stage.show(
      UINavigationController(rootViewController: DishController(session: session, game: scene.game))
    )
    scene.stage.advance(by: 0.5)
    let reader = Reader(stage: scene.stage)
    try reader.activate("Pause", .button)
    scene.stage.advance(by: 0.5)
    let button = try #require(reader.find("Continue", .button))
    let frame = button.frame
    scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.stage.advance(by: delay)
    scene.stage.touchDown(at: CGPoint(x: 60, y: 300))
    scene.stage.advance(by: 0.6)
    scene.stage.touchUp()
    scene.stage.advance(by: 0.5)
    #expect(scene.stage.brokenInputInvariants == [])
    let before = session.run.score.steps
    // The run continues, and a new finger steers.
    scene.stage.touchDown(at: CGPoint(x: 60, y: 300))
    scene.stage.advance(by: 0.5)
    #expect(session.input.effort > 0)
    #expect(session.run.score.steps > before)
  }
}
