import Foundation
import Testing

@testable import Micro
@testable import ooze

@Suite struct EvolutionProgressTests {
  /// Returns the progress after half a minute of a run of two rounds of a simulated minute on four islands: one and a
  /// half rounds are done.
  private func progress(
    examination: Double? = nil, births: Int = 7,
    _ change: (inout EvolutionProgress) -> Void = { _ in }
  ) -> EvolutionProgress {
    var progress = EvolutionProgress(
      elapsed: 30, duration: nil, rounds: 2, firstRound: 0, round: 1, islandsDone: 2, islands: 4,
      population: 10, roundSeconds: 60, births: births, generation: 3, examination: examination)
    change(&progress)
    return progress
  }

  @Test("the time left follows from the rounds that were run")
  func rounds() {
    #expect(progress().remaining == 10)
    #expect(progress { $0.rounds = 5 }.remaining == 70)
    // Resumed: the earlier rounds took another time.
    #expect(progress { ($0.firstRound, $0.round, $0.rounds) = (100, 101, 102) }.remaining == 10)
    #expect(progress { ($0.round, $0.islandsDone) = (1, 4) }.remaining == 0)
  }

  @Test("of a time, the round that has begun when it is over belongs to it", arguments: 31...200)
  func minutes(duration: Int) {
    let progress = progress { ($0.duration, $0.rounds) = (Double(duration), nil) }
    // Rounds of 20 s end at 40, 60, 80 …
    let ends = (2...20).map { Double($0 * 20) }
    #expect(ends.first { $0 >= Double(duration) }.map { $0 - 30 } == progress.remaining)
    // The first limit that is reached.
    var both = progress
    both.rounds = 3
    #expect(both.remaining == min(progress.remaining, 30))
  }

  @Test("an examination that follows is named with the time that it will take")
  func examination() throws {
    // Ten creatures on four islands lived 90 s in 30 s.
    #expect(progress(examination: 1200).examinationTime == 10)
    #expect(
      progress(examination: 24_000).text
        .contains("left, then an examination of about 3 min 20 s"))
    #expect(!progress().text.contains("examination"))
    for cost in [0, 1, 1e3, 1e6, 1e9] {
      let (one, twice) = (progress(examination: cost), progress(examination: 2 * cost))
      #expect(try #require(twice.examinationTime) == 2 * #require(one.examinationTime))
      // It doesn't change the rest of the run itself.
      #expect(one.remaining == progress().remaining)
    }
  }

  @Test("the first island of a new run is reported with finite numbers")
  func beginning() {
    let text = progress(examination: 1e6) {
      ($0.elapsed, $0.round, $0.islandsDone, $0.duration) = (0, 0, 1, 60)
    }.text
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
  }

  @Test("one birth isn't “1 births”", arguments: [0, 1, 2, 21])
  func births(count: Int) {
    let said = count == 1 ? "· 1 birth ·" : "· \(count) births ·"
    #expect(progress(births: count).text.contains(said))
  }

  @Test("the cost of an examination is that of all its episodes, each of which is reported")
  func cost() async {
    let settings = ArenaSettings(world: .crowded(3), population: 3)
    let plan = ArchipelagoPlan(seed: 11, islands: 1, topology: .unconnected, roundSteps: 60)
    let controlled = Archipelago(plan, settings: settings, controls: 1)
    #expect(Examination(of: controlled).candidates.count == controlled.islands.count)
    let archipelago = Archipelago(plan, settings: settings, controls: 0)
    let examination = Examination(of: archipelago)
    let cost = examination.series.reduce(0) { sum, series in
      sum + Double(series.count) * Double(series.episode.duration)
        * Double(series.episode.panel.count + 1)
    }
    #expect(examination.creatureSeconds == cost)
    #expect(cost > 0)
    #expect(Examination(of: controlled).creatureSeconds > cost)
    let short = Examination(of: archipelago, episodes: 2, matrixEpisodes: 1)
    let all = short.series.reduce(0) { $0 + $1.count }
    var told: [Int] = []
    let findings = await Findings(of: archipelago, by: short, threads: 2) { done, of in
      told.append(done)
      #expect(of == all)
    }
    #expect(told == Array(1...all))
    // Each result belongs to the right creature.
    let founders = archipelago.islands[0].arena.founders.count
    #expect(findings.dishes.count == 1)
    #expect(findings.dishes[0].marks.map(\.captures.count) == [2 * founders, 2])
    #expect(findings.matrix.names.count == findings.matrix.captures.count)
  }

  @Test("at most so many champions are examined, the last one among them", arguments: 0...40)
  func spread(count: Int) {
    let champions = (0...count).map {
      Champion(
        genome: SeedCreatures.eel, lineage: Lineage(founder: 0), births: $0, step: 0, score: 0)
    }
    let chosen = Examination.spread(champions, 8).map(\.births)
    #expect(chosen.count == min(count + 1, 8))
    #expect(chosen.last == count)
    #expect(chosen == chosen.sorted())
    #expect(Set(chosen).count == chosen.count)
  }
}
