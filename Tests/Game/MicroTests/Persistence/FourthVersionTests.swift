import Testing

@testable import Micro

/// Files that version 4 wrote, `Fixtures/v4/run.ooze` and `replay.ooze`. Every later version must read them.
///
/// Both are of one run: a scripted Lancer among Eels and Mites, seed 1. In 2,100 steps it eats two of each, which version
/// 4 counted as four rivals.
@Suite("Files of version 4") struct FourthVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 4) }

  private let hash: UInt64 = 0xad6d_cbf1_a1f2_e59a

  @Test("a run keeps its count of rivals, and counts harmless prey apart from now on")
  func run() throws {
    var run = try Run(save: save("run.ooze"))
    #expect(run.score == Score(rivals: 4, energy: 86.53382, steps: 2100, prey: 0))
    #expect(run.hash() == hash)
    #expect(try Run(save: run.save()).score == run.score)
    for _ in 0..<60 { run.step(run.scriptedInput) }
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("a replay plays to the same bits, and knows prey from rivals")
  func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    #expect(recording.checkpoints.count == 3)
    let run = try recording.play()
    #expect(run.hash() == hash)
    #expect(run.score == Score(rivals: 2, energy: 86.53382, steps: 2100, prey: 2))
    #expect(run.score.consumed == 4)
    #expect(try Run(save: run.save()).score == run.score)
  }
}
