import Foundation
import Micro
import Testing

@testable import MicroApp

/// A player's folder, `Fixtures/v2`, as the game of version 2 left it when it was killed in a run. Every later version
/// must read all of it; it is never written again.
@MainActor @Suite("A player's folder of version 2") struct SecondVersionTests {
  /// Runs `body` on a copy, because a store that continues a run writes.
  private func withStore(_ body: (Store) throws -> Void) throws {
    let fixture = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures/v2")
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("v2-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture.standardized, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try body(Store(folder: copy.path))
  }

  @Test("players, settings, lessons, creatures and books") func documents() throws {
    try withStore { store in
      #expect(store.troubles == [])
      #expect(store.profiles.all.map(\.name) == ["", "Anna"])
      #expect(store.profiles.currentID == 1)
      let settings = store.settings
      #expect(settings.language == .german)
      #expect(settings.appearance == .dark)
      #expect(settings.palette == .colourBlind)
      #expect(settings.steering == .thumbPad)
      #expect(settings.speed == 4)
      #expect(settings.isLeftHanded)
      #expect(!settings.showsHints)
      #expect(store.lessons.understood == ["move", "eat"])
      #expect(store.creatures.map(\.id) == ["first", "pasted"])
      #expect(store.creatures.map(\.name) == ["Nessie", "Lancer of Anna"])
      #expect(store.creatures.map(\.origin) == [.played, .pasted])
      #expect(store.creature("pasted")?.genome == SeedCreatures.lancer)
      #expect(store.creature("first")?.versions.count == 1)
      let entry = try #require(store.fame.entries.first)
      #expect(entry.name == "Nessie")
      #expect(entry.seed == 3)
      #expect(entry.difficulty == "normal")
      #expect(store.statistics.runs == 1)
      #expect(store.statistics.abandoned == 1)
      store.choose(profile: 2)
      #expect(store.creatures.isEmpty)
      #expect(store.settings == Settings())
    }
  }

  @Test("a run, to the last frame that its journal has") func run() throws {
    try withStore { store in
      let card = try #require(store.savedRun).card
      #expect(card.name == "Nessie II")
      #expect(card.seed == 8)
      #expect(card.parent == "first")
      var (snapshot, _) = try #require(store.resume())
      #expect(store.troubles == [])
      let run = snapshot.game.run
      #expect(run.score.steps == 100)
      #expect(run.course.weather?.seed == 8)
      #expect(run.course.arrivals.map(\.minute) == [1])
      #expect(run.genome.name.description == "Watcher")
      #expect(run.genome.hue == 0.25)
      #expect(run.hash() == 0x80a_bead_436c_23ac)
      #expect(snapshot.game.recording.edits.map(\.step) == [60])
      for _ in 0..<60 { snapshot.game.step(snapshot.game.run.scriptedInput) }
      #expect(snapshot.game.run.arena.world.firstViolation() == nil)
    }
  }
}
