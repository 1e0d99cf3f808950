import Foundation
import MicroApp
import Testing

@testable import Micro
@testable import ooze
@testable import ooze_lab

/// A count of one is never followed by a plural: "1 births", "1 seeds".
@Suite struct SingularTests {
  /// Returns each one that is followed by a word with a plural ending.
  private func plurals(in text: String) -> [Substring] {
    text.matches(of: /(?:^|[^0-9.,])1 [a-z]{2,}s\b/).map(\.output)
  }

  @Test("the search finds plurals after a one")
  func looking() {
    for wrong in ["1 births", "round 1 · 1 births", "For the 1 bodies that", "of 1 seeds"] {
      #expect(!plurals(in: wrong).isEmpty, "\(wrong)")
    }
    for right in ["1 birth", "21 births", "after 1 s", "0.1 rounds", "1 round · births"] {
      #expect(plurals(in: right).isEmpty, "\(right): \(plurals(in: right))")
    }
  }

  @Test("evolve's output for one dish, one round, one birth and one seed")
  func evolve() async throws {
    let settings = ArenaSettings(world: .crowded(2), population: 2)
    let plan = ArchipelagoPlan(seed: 1, islands: 1, topology: .unconnected, roundSteps: 1)
    var archipelago = Archipelago(plan, settings: settings, controls: 0)
    var island = archipelago.islands[0]
    island.run(steps: 1, admitting: [])
    archipelago.finishRound([island])
    let mark = Findings.Mark(births: 1, genome: SeedCreatures.eel, results: [])
    let findings = Findings(
      dishes: [Findings.Dish(arm: .evolving, seed: 1, marks: [mark])],
      matrix: Findings.Matrix(names: ["0"], captures: [[0]]))
    let page = ReportPage(
      archipelago: archipelago, findings: findings, statistics: IslandStatistics.header + "\n")
    #expect(page.summary.contains("1 seed:"))
    #expect(page.summary.contains("1 point,"))
    for text in [page.summary, page.html] { #expect(plurals(in: text) == []) }
    let progress = EvolutionProgress(
      elapsed: 60, duration: nil, rounds: 1, firstRound: 0, round: 0, islandsDone: 1, islands: 1,
      population: 1, roundSeconds: 1, births: 1, generation: 1, examination: 1)
    #expect(plurals(in: progress.text) == [])
  }

  @Test("survive's output for one life", arguments: Difficulty.allCases)
  func survive(level: Difficulty) throws {
    let trial = SurvivalTrial(
      level: level, creature: SeedCreatures.eel, eras: Eras.of(.shallows), limit: 1)
    let report = SurvivalReport(lives: [[[try trial.life(seed: 1)]]], minutes: 1)
    for text in [report.fromTheBeginning, report.byMinuteOfJoining] {
      #expect(plurals(in: text) == [], "\(text)")
    }
  }

  @Test("survive's output for scripted players", arguments: 1...6)
  func policies(count: Int) {
    // A body with a part that an eel doesn't have.
    let life = PolicyTrial.Life(time: 60, edits: 1, rivals: 1, body: SeedCreatures.lancer)
    let outcomes = PlayerPolicy.editing.prefix(count).map {
      PolicyMeasurement.Outcome(level: .normal, policy: $0, without: nil, seed: 1, life: life)
    }
    let text = PolicyReport(outcomes: outcomes).text(of: .normal)
    #expect(text.contains("For the body that lived longest"))
    #expect(plurals(in: text) == [], "\(text)")
  }
}
