import Foundation
import Micro
import Stage

@testable import MicroApp

/// A game on a stage, for tests. Motion is reduced unless a test is about motion, because a dish in the menu would
/// simulate every second that a test waits.
@MainActor final class Scene {
  let stage: Stage
  let game: Game
  let folder: URL

  init(
    stage: Stage = Stage(), languages: [String] = ["en"], reducesMotion: Bool = true,
    chance: @escaping @Sendable () -> UInt64 = { 42 << 32 }
  ) {
    self.stage = stage
    stage.reducesMotion = reducesMotion
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("micro-\(UUID().uuidString)")
    game = Game(
      folder: folder,
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 21) }, chance: chance,
        preferredLanguages: languages))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Shows the game from its beginning.
  func show() {
    stage.show(game.makeRootController())
    stage.advance(by: 0.5)
  }

  /// Gives the game a past: two finished runs, a creature from a code, and a dish to play in.
  func fill() {
    game.makeDish = { _, _ in UIViewController() }
    game.makeGallery = { _ in UIViewController() }
    game.makeObserver = { _ in UIViewController() }
    game.store.finish(result(id: "first", name: "Nessie", state: 20))
    game.store.finish(
      result(id: "second", name: "Nessie II", state: ShortRun.shared.states.count - 1, of: "first"))
    game.store.keep(
      CreatureRecord(
        id: "pasted", name: "Lancer of Anna", genome: SeedCreatures.lancer, origin: .pasted,
        day: Day(year: 2026, month: 11, day: 20)))
  }

  private func result(id: String, name: String, state: Int, of parent: String? = nil) -> RunResult {
    let card = RunCard(
      id: id, name: name, seed: 3, difficulty: "normal", day: Day(year: 2026, month: 11, day: 21),
      parent: parent)
    return RunResult(card: card, game: ShortRun.shared.states[state])
  }
}
