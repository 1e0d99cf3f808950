import Testing

@testable import Micro

/// Files that version 3 wrote, in `Fixtures/v3`. Every later version must read them.
///
/// Both are of one run: an Eel among three others, seed 6, all born with nearly empty stores in a dish in which
/// starving creatures keep half of their strength. It turns right and left for five seconds each; after 1,500 steps all
/// starve.
@Suite("Files of version 3") struct ThirdVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 3) }

  private func check(_ settings: RunSettings) {
    #expect(settings.arena.world.lastStrength == 0.5)
    #expect(settings.editInterval == 20)
  }

  @Test("a run with starving creatures") func run() throws {
    var run = try Run(save: save("run.ooze"))
    check(run.settings)
    #expect(run.arena.world.settings.lastStrength == 0.5)
    #expect(run.arena.world.creatures.map(\.energy) == [0, 0, 0, 0])
    #expect(
      run.arena.world.creatures.map(\.genome.name.description)
        == ["Eel", "Eel", "Watcher", "Sniffer"])
    #expect(run.score.steps == 1500)
    #expect(run.score.energy == 2)
    #expect(run.hash() == 0x7c1b_4387_04ea_52d5)
    for _ in 0..<60 { run.step(run.scriptedInput) }
    #expect(run.score.steps == 1560)
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("a replay plays to the same bits, on empty stores") func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    check(recording.settings)
    #expect(recording.seed == 6)
    #expect(recording.stepCount == 1500)
    #expect(recording.checkpoints.count == 2)
    #expect(try recording.play().hash() == 0x7c1b_4387_04ea_52d5)
  }
}
