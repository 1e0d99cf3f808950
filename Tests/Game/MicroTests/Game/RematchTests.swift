import Testing

@testable import Micro

@Suite("A rematch against a killer") struct RematchTests {
  /// `DishPageTests` expects the same hash of the same rematch in WebAssembly.
  @Test("it is a function of its two genomes and its seed")
  func golden() throws {
    var rematch = try Rematch(
      creature: SeedCreatures.eel, killer: SeedCreatures.lancer, seed: 29)
    for _ in 0..<600 { rematch.step(PlayerInput()) }
    #expect(String(rematch.hash(), radix: 16) == "46548d89fed01638")
    #expect(rematch.outcome == nil)
  }

  /// Plays it, and returns the outcome and its time in seconds.
  private func play(
    _ creature: Genome, _ killer: Genome, seed: UInt64, hunts: Bool
  ) throws -> (Rematch.Outcome, Double) {
    var rematch = try Rematch(creature: creature, killer: killer, seed: seed)
    for _ in 0..<4000 where rematch.outcome == nil {
      var input = PlayerInput()
      if hunts, let own = rematch.run.creature?.pose, let place = rematch.killer?.pose.center,
        place != own.center
      {
        input = PlayerInput(
          Steering(along: place - own.center, heading: own.heading, push: 1))
        input.triggers = .bite
      }
      rematch.step(input)
    }
    return (try #require(rematch.outcome), rematch.run.score.time)
  }

  @Test("a hunter can win it, and a creature that does nothing doesn't")
  func outcomes() throws {
    var idle: Set<Rematch.Outcome> = []
    for seed: UInt64 in 0..<6 {
      let (won, time) = try play(
        SeedCreatures.lancer, SeedCreatures.eel, seed: seed, hunts: true)
      #expect(won == .won, "seed \(seed)")
      #expect(time <= 60)
      idle.insert(
        try play(SeedCreatures.eel, SeedCreatures.chasers[3], seed: seed, hunts: false).0)
    }
    #expect(!idle.contains(.won))
    #expect(idle.contains(.lost))
  }

  @Test("after a minute it is undecided")
  func time() throws {
    // Neither has a mouth.
    let (outcome, time) = try play(
      SeedCreatures.mite, SeedCreatures.mite, seed: 1, hunts: false)
    #expect(outcome == .undecided)
    #expect(time == 60)
  }

  @Test("a body that can't live is refused, whichever it is")
  func refused() {
    var broken = SeedCreatures.eel
    broken.cells.removeAll()
    #expect(throws: BodyError.self) {
      try Rematch(creature: broken, killer: SeedCreatures.eel, seed: 1)
    }
    #expect(throws: BodyError.self) {
      try Rematch(creature: SeedCreatures.eel, killer: broken, seed: 1)
    }
  }
}
