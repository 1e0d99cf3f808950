import Testing

@testable import Micro

/// Files that version 6 wrote, `Fixtures/v6/run.ooze` and `replay.ooze`. Every later version must read them.
///
/// Both are of one run: a scripted Eel among the six chasing founders in a small dish, seed 1. It was saved after 1,000
/// steps, and bleeds to death in step 1,340.
@Suite("Files of version 6") struct SixthVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 6) }

  @Test("a run continues to the same bits, in the shallows") func run() throws {
    var run = try Run(save: save("run.ooze"))
    #expect(run.arena.world.settings.habitat == .shallows)
    #expect(run.arena.world.environment.stream == .zero)
    #expect(run.score.steps == 1000)
    #expect(run.hash() == 0xfa89_651f_0661_10fa)
    while run.ending == nil, run.score.steps < 2000 { run.step(run.scriptedInput) }
    #expect(run.score.steps == 1340)
    #expect(run.ending?.cause == .bleeding)
    #expect(run.hash() == 0xa048_9b08_16e7_4fcf)
    let again = try Run(save: run.save())
    #expect(again.hash() == run.hash())
  }

  @Test("a replay plays to the same bits") func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    #expect(recording.stepCount == 1340)
    #expect(try recording.play().hash() == 0xa048_9b08_16e7_4fcf)
  }
}
