import Testing

@testable import Micro

/// Files that version 5 wrote, `Fixtures/v5/run.ooze` and `replay.ooze`. Every later version must read them.
///
/// Both are of one run under version 3 of the rules: a scripted Eel among the six founders, seed 1. A Lancer bites its
/// nucleus from step 1,442 on, at a full bite's rate, and it dies in step 1,498. The run was saved after 1,445 steps.
@Suite("Files of version 5") struct FifthVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 5) }

  @Test("a run continues to the same bits, and its nucleus is wounded as fast as it was")
  func run() throws {
    var run = try Run(save: save("run.ooze"))
    #expect(run.arena.world.settings.rules == .third)
    #expect(run.arena.world.settings.playerLoss == .infinity)
    #expect(run.score.steps == 1445)
    while run.ending == nil, run.score.steps < 1600 { run.step(run.scriptedInput) }
    #expect(run.score.steps == 1498)
    #expect(run.ending?.cause == .bite)
    #expect(run.hash() == 0x9127_c063_748c_4a8a)
    let again = try Run(save: run.save())
    #expect(again.hash() == run.hash())
  }

  @Test("a replay plays to the same bits") func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    #expect(recording.stepCount == 1498)
    let run = try recording.play()
    #expect(run.arena.world.hash() == 0xba67_a91a_b434_f066)
    #expect(run.hash() == 0x9127_c063_748c_4a8a)
  }
}
