import Testing

@testable import Micro

@Suite("The plan of eras") struct EraPlanTests {
  private static let minutes = Array(0...14)

  /// Returns the creatures that join in each minute by a plan after which they are as eager as their genomes.
  private func joining(firstEffort: Float, eagerFrom: Int) -> [[Genome]] {
    let plan = EraPlan(
      firstEffort: firstEffort, eagerFrom: eagerFrom,
      later: Self.minutes.dropFirst().map { .init(era: 1, minute: $0) })
    let eras = [SeedCreatures.chasers, ShippedEras.all[3]]
    return [plan.founders(in: eras)] + plan.arrivals(in: eras).map(\.genomes)
  }

  // The formula is that of `Docs/Difficulty.md`: e + (1.5 − e) m/n.
  @Test(
    "opponents become eager in a straight line", arguments: [0, 1, 3, 7, 12, 24],
    [-0.5, -0.35, 0.2] as [Float])
  func line(eagerFrom: Int, firstEffort: Float) {
    let joining = joining(firstEffort: firstEffort, eagerFrom: eagerFrom)
    for (minute, genomes) in joining.enumerated() {
      let originals = minute == 0 ? SeedCreatures.chasers : ShippedEras.all[3]
      for (genome, original) in zip(genomes, originals) {
        let (old, new) = (original.brain.commandBias, genome.brain.commandBias)
        guard minute < eagerFrom else {
          #expect(genome == original)
          continue
        }
        let most = firstEffort + (1.5 - firstEffort) * Float(minute) / Float(eagerFrom)
        #expect(abs(new[.effort] - min(old[.effort], most)) < 1e-5)
        for command in Command.allCases where command != .effort {
          #expect(new[command] == old[command])
        }
        #expect(genome.cells == original.cells)
        #expect(genome.brain.connections == original.brain.connections)
      }
    }
  }

  @Test("every level begins gently and ends with the last era", arguments: Difficulty.allCases)
  func levels(level: Difficulty) throws {
    let founders = level.eras.founders(in: ShippedEras.all)
    #expect(level.eras.firstEffort < 0)
    #expect(founders.allSatisfy { $0.brain.commandBias[.effort] == level.eras.firstEffort })
    #expect(level.eras.later.last?.era == 3)
  }

  @Test("every level has the game's rules, and easier ones have more water and food")
  func settings() {
    let worlds = Difficulty.allCases.map(\.settings.arena.world)
    #expect(worlds.allSatisfy { $0.rules == .third })
    let settings = Difficulty.allCases.map(\.settings)
    let water = settings.map {
      $0.arena.world.radius * $0.arena.world.radius / Float($0.arena.population)
    }
    #expect(water == water.sorted(by: >))
    let food = settings.map { $0.arena.world.rain / Float($0.arena.population) }
    #expect(food == food.sorted(by: >))
    #expect(settings.map(\.growth) == settings.map(\.growth).sorted())
  }
}
