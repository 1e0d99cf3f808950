import EvolutionRuns
import Micro
import Testing

@Suite("Danger") struct DangerGaugeTests {
  @Test("a population of sleepers kills nobody; chasers kill more than they")
  func kills() {
    func danger(_ founders: [Genome]) -> Danger {
      let island = Island(
        arm: .evolving, seed: 3, settings: .breeding(24, rules: .third), founders: founders)
      return Danger(of: island, lives: 3, limit: 60)
    }
    var sleeper = SeedCreatures.mite
    sleeper.brain = BrainGenes()
    let calm = danger([sleeper])
    #expect(calm.kills == [0, 0, 0, 0])
    #expect(calm.minutes.allSatisfy { $0 > 0 && $0 <= 3 })
    let wild = danger(SeedCreatures.chasers)
    #expect(wild.kills.reduce(0, +) > 0)
    #expect(wild == danger(SeedCreatures.chasers))
  }
}
