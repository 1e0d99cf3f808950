import Foundation
import Stage

@testable import MicroApp

/// A game on a stage, for tests.
@MainActor struct Scene {
  let stage: Stage
  let game: Game

  init(stage: Stage = Stage(), languages: [String] = ["en"]) {
    self.stage = stage
    game = Game(
      folder: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 21) }, chance: { 42 },
        preferredLanguages: languages))
  }

  /// Shows the game from its beginning.
  func show() {
    stage.show(game.makeRootController())
    stage.advance(by: 0.5)
  }
}
