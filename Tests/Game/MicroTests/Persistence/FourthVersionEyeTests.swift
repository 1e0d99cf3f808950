import Testing

@testable import Micro

/// Files that version 4 wrote, `Fixtures/v4/watchers-run.ooze` and `watchers-replay.ooze`. Every later version must read
/// them.
///
/// Both are of one run under version 2 of the rules: a Lancer among Watchers and Lancers, seed 8. It turns right and
/// left for five seconds each, biting, changes its colour after 1,230 steps and eats two rivals in 1,500.
@Suite("Files of version 4 with eyes") struct FourthVersionEyeTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 4) }

  private func check(_ run: Run) {
    #expect(run.arena.world.settings.rules == .second)
    #expect(run.arena.world.hash() == 0x0d88_95b3_f00e_fc73)
    #expect(run.arena.world.creatures.map(\.id) == [2, 4, 5, 6])
    #expect(run.score.steps == 1500)
    #expect(run.score.rivals == 2)
    #expect(run.score.energy == 42.35512)
    #expect(run.budget.points == 37)
    #expect(run.genome.hue == 0.25)
    #expect(run.hash() == 0x33b2_437c_f10d_7b1c)
  }

  @Test("a run, with what its eyes see, continues to the same bits")
  func run() throws {
    var run = try Run(save: save("watchers-run.ooze"))
    check(run)
    let eyes = run.arena.world.cells.filter { $0.type == .eye && $0.matter == .tissue }
    #expect(eyes.count == 8)
    #expect(eyes[0].senses == SIMD8(0.91369057, 0.31342205, 1, -1, 0, 0, 0, 0))
    for _ in 0..<60 { run.step(run.scriptedInput) }
    #expect(run.hash() == 0x5f17_5ae2_6e3a_da6c)
    let again = try Run(save: run.save())
    #expect(again.hash() == run.hash())
  }

  @Test("a replay plays to the same bits") func replay() throws {
    let recording = try RunRecording(save: save("watchers-replay.ooze"))
    #expect(recording.stepCount == 1500)
    #expect(recording.edits.map(\.step) == [1230])
    #expect(recording.checkpoints.count == 2)
    check(try recording.play())
  }
}
