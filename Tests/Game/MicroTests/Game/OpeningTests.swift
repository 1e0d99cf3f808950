import Testing

@testable import Micro

@Suite("Openings") struct OpeningTests {
  private static let seeds = Array(0..<600 as Range<UInt64>)

  private func counts(_ founders: [Genome]) -> [Int] {
    Set(founders).map { body in founders.count { $0 == body } }.sorted(by: >)
  }

  @Test("three lines share a dish: a half, a third and a sixth of the six founders")
  func shares() {
    for seed in Self.seeds {
      let founders = Opening.founders(from: SeedCreatures.chasers, seed: seed)
      #expect(founders.count == 6)
      #expect(counts(founders) == [3, 2, 1])
      #expect(founders.allSatisfy { SeedCreatures.chasers.contains($0) })
      #expect(founders == Opening.founders(from: SeedCreatures.chasers, seed: seed))
    }
  }

  @Test("nearly all of the 120 openings of six lines occur, and each line is first equally often")
  func variety() {
    let openings = Self.seeds.map { Opening.founders(from: SeedCreatures.chasers, seed: $0) }
    #expect(Set(openings).count > 115)
    for line in SeedCreatures.chasers {
      // Four standard deviations of a binomial count around 100.
      #expect(abs(openings.count { $0[0] == line } - 100) < 37, "\(line.name)")
    }
  }

  @Test("an era of any size has as many founders as creatures", arguments: 1...9)
  func sizes(count: Int) {
    let era = (0..<count).map {
      var genome = SeedCreatures.eel
      genome.hue = Float($0) / 10
      return genome
    }
    for seed in Self.seeds.prefix(50) {
      let founders = Opening.founders(from: era, seed: seed)
      #expect(founders.count == count)
      if count < Opening.lines { #expect(founders == era) }
      if count >= Opening.lines { #expect(Set(founders).count == Opening.lines) }
    }
  }

  @Test("a run of a level begins with the opening of its seed", arguments: Difficulty.allCases)
  func runs(level: Difficulty) throws {
    for seed: UInt64 in 1...4 {
      let recording = RunRecording(
        level: level, creature: SeedCreatures.eel, eras: ShippedEras.all, seed: seed)
      let run = try Run(
        settings: recording.settings, creature: recording.creature, founders: recording.founders,
        arrivals: recording.arrivals, seed: seed)
      let armed = run.arena.world.creatures.filter {
        $0.id != run.creatureID && !$0.genome.isHarmless
      }
      #expect(Set(armed.map(\.genome)) == Set(recording.founders))
      let first = armed.count { $0.genome == recording.founders[0] }
      // A creature without a free place doesn't come.
      #expect(abs(first - armed.count / 2) <= 2)
    }
  }
}
