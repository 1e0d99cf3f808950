import EvolutionRuns
import Micro
import Testing

@Suite("Mixed dish") struct MixedDishTests {
  private static let dish = MixedDish(world: .crowded(48, rules: .third), minutes: 2)

  /// A creature that rests with its mouth shut.
  private static let sleeper: Genome = {
    var genome = SeedCreatures.watcher
    genome.brain = BrainGenes()
    genome.brain.commandBias[.effort] = -5
    genome.brain.commandBias[.bite] = -5
    return genome
  }()

  @Test("hunters displace sleepers, on either side")
  func displacement() {
    let hunters = Self.dish.logOdds(SeedCreatures.chasers, against: [Self.sleeper], seed: 1)
    let sleepers = Self.dish.logOdds([Self.sleeper], against: SeedCreatures.chasers, seed: 1)
    #expect(hunters > 1)
    #expect(sleepers < -1)
  }

  @Test("the same seed gives the same odds, and another seed others")
  func seeds() {
    let dish = MixedDish(world: .crowded(48), minutes: 1)
    let odds = [1, 1, 2].map {
      dish.logOdds(SeedCreatures.all, against: [SeedCreatures.eel], seed: $0)
    }
    #expect(odds[0] == odds[1])
    #expect(odds[0] != odds[2])
  }

  @Test("draws without replacement", arguments: 0..<20 as Range<UInt64>)
  func drawing(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let pool = Array(0..<12)
    for count in [0, 1, 5, 12, 20] {
      let drawn = pool.drawn(count, using: &random)
      #expect(drawn.count == min(count, 12))
      #expect(Set(drawn).count == drawn.count)
    }
  }

  @Test("a specimen knows the mean of each of its inputs")
  func specimens() throws {
    let arena = Arena(
      settings: .breeding(6, rules: .third), founders: SeedCreatures.chasers, seed: 2)
    let specimens = Specimen.observed(in: arena.world)
    #expect(specimens.map(\.genome) == arena.world.creatures.map(\.genome))
    for specimen in specimens {
      #expect(Set(specimen.means.keys) == Set(specimen.genome.brain.connections.map(\.from)))
      #expect(specimen.means.values.allSatisfy { (-1...1).contains($0) })
      #expect(specimen.disabled(.cut) == specimen.genome.withoutBrain)
    }
    #expect(specimens.contains { $0.means.values.contains { $0 != 0 } })
  }
}
