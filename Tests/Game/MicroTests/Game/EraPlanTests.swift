import Testing

@testable import Micro

@Suite("The plan of eras") struct EraPlanTests {
  private static let minutes = Array(0...14)

  /// Returns the creatures that join in each minute by a plan after which they are as eager as their genomes.
  private func joining(eagerFrom: Int) -> [[Genome]] {
    let plan = EraPlan(
      eagerFrom: eagerFrom, later: Self.minutes.dropFirst().map { .init(era: 1, minute: $0) })
    let eras = [SeedCreatures.chasers, ShippedEras.all[3]]
    return [plan.founders(in: eras)] + plan.arrivals(in: eras).map(\.genomes)
  }

  // The formula is that of `Docs/Difficulty.md`: −0.5 + 2 m/n for the effort and 2 m/n for the bite.
  @Test("opponents become eager in a straight line", arguments: [0, 1, 3, 7, 12, 24])
  func line(eagerFrom: Int) {
    for (minute, genomes) in joining(eagerFrom: eagerFrom).enumerated() {
      let originals = minute == 0 ? SeedCreatures.chasers : ShippedEras.all[3]
      for (genome, original) in zip(genomes, originals) {
        let (old, new) = (original.brain.commandBias, genome.brain.commandBias)
        guard minute < eagerFrom else {
          #expect(genome == original)
          continue
        }
        let part = 2 * Float(minute) / Float(eagerFrom)
        #expect(abs(new[.effort] - min(old[.effort], part - 0.5)) < 1e-5)
        #expect(abs(new[.bite] - min(old[.bite], part)) < 1e-5)
        for command in Command.allCases where command != .effort && command != .bite {
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
    #expect(founders.allSatisfy { $0.brain.commandBias[.effort] == -0.5 })
    #expect(founders.allSatisfy { $0.brain.commandBias[.bite] == 0 })
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
