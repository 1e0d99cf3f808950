import EvolutionRuns
import Micro
import Testing

@Suite("Neutral drift") struct NeutralDriftTests {
  private func population(births: Int, rates: MutationRates = MutationRates()) -> [Genome] {
    NeutralDrift.population(
      from: SeedCreatures.all, count: 8, births: births, rates: rates, rules: .third, seed: 1)
  }

  @Test("begins with the founders, and every member can live")
  func members() throws {
    #expect(population(births: 0) == SeedCreatures.all + SeedCreatures.all.prefix(2))
    for genome in population(births: 400) { _ = try BodyPlan(genome) }
    #expect(population(births: 400) == population(births: 400))
  }

  // Without selection and mutation one line remains in the end.
  @Test("without mutation chance alone decides which founder remains")
  func fixation() {
    #expect(Set(population(births: 2000, rates: .none)).count == 1)
  }
}
