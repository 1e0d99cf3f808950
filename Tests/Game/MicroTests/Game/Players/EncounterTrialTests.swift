import Testing

@testable import Micro

@Suite("Trials of encounters") struct EncounterTrialTests {
  @Test("a life is the same as in a trial of policies, and its death has the last ten seconds")
  func death() throws {
    let life = EncounterTrial(level: .hard, policy: .newcomer, eras: ShippedEras.all).life(seed: 2)
    let plain = PolicyTrial(level: .hard, policy: .newcomer, eras: ShippedEras.all).life(seed: 2)
    #expect(life.time == plain.time)
    let death = try #require(life.death)
    #expect(death.cause == plain.cause)
    #expect(death.nucleus.count == 600)
    #expect(death.nucleus.allSatisfy { (0...1).contains($0) })
    #expect(try #require(death.nucleus.last) > 0)
    #expect((0...10).contains(death.warning))
    // The nucleus of a bleeding creature lasts ten seconds at most.
    #expect((0...10).contains(death.bleeding))
    #expect(death.cause != .bleeding || death.bleeding > 0)
  }
}
