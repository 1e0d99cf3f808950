import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp
@testable import StageBrowser

/// A run of the game in a real browser, from the first touch to its death.
@MainActor @Suite(.serialized) struct RunPageTests {
  /// Returns a run that ends soon: there is nothing to eat, and the creature has little energy.
  private func controller(in folder: URL) throws -> DishController {
    var settings = RunSettings(population: 8)
    settings.arena.world.birthReserve = 0.02
    settings.arena.world.motes = 10
    settings.arena.world.rain = 0
    settings.editInterval = 100_000
    let recorded = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.watcher, seed: 17))
    let game = Game(
      folder: folder,
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 22) }, chance: { 3 }, preferredLanguages: ["en"]))
    let card = RunCard(
      id: "page", name: "Watcher", seed: 17, difficulty: "normal",
      day: Day(year: 2026, month: 11, day: 22))
    let log = game.store.begin(RunSnapshot(card: card, game: recorded))
    return DishController(
      session: RunSession(OpenRun(card: card, game: recorded, log: log)), game: game)
  }

  /// Returns the texts of all accessible elements of the page.
  private func labels(_ page: LivePage) async throws -> String {
    let text = try await page.browser.run(
      "return [...document.querySelectorAll('#elements *')]"
        + ".map((element) => (element.ariaLabel ?? '') + ' ' + element.textContent).join('|');")
    return "\(text)"
  }

  /// Waits until a condition holds, for at most a minute.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<300 where !condition() { try await Task.sleep(for: .milliseconds(200)) }
    try #require(condition())
  }

  /// A reloaded page finds the run waiting, so that the player finds their creature.
  @Test func aReloadedPageCountsToThree() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dish = try controller(in: folder)
    try await LivePage.with([StageScreen(name: "run", title: "Run") { dish }]) { page in
      try await wait { dish.session.run.score.steps > 20 }
      #expect(dish.countdown == nil)
      try await page.browser.reload()
      try await page.browser.wait(for: "document.getElementById('canvas').dataset.frame")
      try await wait { dish.countdown != nil }
      let steps = dish.session.run.score.steps
      try await wait { dish.countdown == nil && dish.session.run.score.steps > steps }
    }
  }

  @Test func aRunIsSteeredEndsAndTellsWhy() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dish = try controller(in: folder)
    try await LivePage.with([StageScreen(name: "run", title: "Run") { dish }]) { page in
      try await wait { dish.session.run.score.steps > 20 }
      let (x, y) = try await page.origin()
      try await page.browser.drag(
        from: (x + 200, y + 420), by: (100, -60), steps: 20, milliseconds: 40, lifting: false)
      #expect(dish.session.input.effort > 0)
      try await page.keepPicture("run-steering")
      try await page.browser.releaseActions()
      try await wait { dish.session.input.effort == 0 }
      dish.session.speed = 8
      try await wait { dish.presentedViewController is DeathController }
      try await Task.sleep(for: .seconds(2))
      try await page.keepPicture("run-death")
      let cause = try #require(dish.session.run.ending?.cause)
      let shown = try await labels(page)
      #expect(shown.contains(dish.game.texts[CauseText(cause)]))
      #expect(shown.contains(dish.game.texts[DeathText.replay]))
      #expect(dish.game.store.creatures.map(\.id) == ["page"])
      #expect(try await page.browser.console() == [])
    }
  }
}
