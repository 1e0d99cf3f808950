import CommandSupport
import CommandTesting
import EvolutionRuns
import Foundation
import Micro
import Testing

@testable import ooze_lab

@Suite("Tournaments of runs") struct TournamentTests {
  /// Returns a dish with some checkpoints and random results.
  private func tournament(_ dish: String, marks: Int, seed: UInt64) -> DishTournament {
    var random = RandomSource(seed: seed)
    var tournament = DishTournament(dish: dish, births: (1...marks).map { $0 * 500 })
    func tally() -> Tally {
      Tally(wins: random.below(9), draws: random.below(9), losses: random.below(9))
    }
    for second in 1..<marks {
      for first in 0..<second {
        tournament.note(.init(single: tally(), groups: tally()), first, second)
      }
    }
    return tournament
  }

  @Test("a written tournament is read again", arguments: [UInt64](1...5))
  func file(seed: UInt64) throws {
    let written = [
      tournament("1", marks: 2 + Int(seed), seed: seed), tournament("2", marks: 2, seed: seed),
    ]
    let text = TournamentFile.text(written)
    #expect(try TournamentFile.tournaments(text, path: "t") == written)
    #expect(try TournamentFile.tournaments(TournamentFile.header + "\n", path: "t").isEmpty)
  }

  @Test(
    "lines that make no sense are refused, with their number",
    arguments: [
      "1,500,1000,single,1,2", "1,500,1000,single,1,2,3,4", ",500,1000,single,1,2,3",
      "1,1000,500,single,1,2,3", "1,500,500,single,1,2,3", "1,500,1000,pairs,1,2,3",
      "1,500,1000,groups,-1,2,3", "1,500,1000,groups,1,2,99999999999", "1,a,1000,single,1,2,3",
      "nonsense", "1,500,1000,groups,1,2,9223372036854775808",
    ])
  func refused(line: String) {
    let text = TournamentFile.header + "\n1,500,1500,single,1,2,3\n" + line + "\n"
    let error = #expect(throws: CannotRead.self) {
      _ = try TournamentFile.tournaments(text, path: "t")
    }
    #expect(error?.reason.contains("line 3") == true)
  }

  @Test("files with another header are refused", arguments: ["", "\n", "a,b\n1,2\n"])
  func foreign(text: String) {
    #expect(throws: CannotRead.self) { _ = try TournamentFile.tournaments(text, path: "t") }
  }

  @Test("a champion of the last birth isn't a second checkpoint, and few are spread evenly")
  func marks() {
    let settings = ArenaSettings(world: WorldSettings(population: 2), population: 2)
    let plan = ArchipelagoPlan(seed: 11, islands: 2)
    let marks = TournamentMarks.of(
      Archipelago(plan, settings: settings, controls: 1), most: 0, by: .island)
    #expect(marks.map(\.dish) == ["11", "12"], "controls don't race")
    #expect(marks.map(\.births) == [[0], [0]])
    #expect(marks.allSatisfy { $0.candidates.map(\.count) == [1] })
    let one = TournamentMarks.of(
      Archipelago(plan, settings: settings, controls: 1), most: 0, by: .archipelago)
    #expect(one.map(\.dish) == ["11-12"])
    #expect(one.map(\.births) == [[0]])
  }

  @Test("connected islands compete as one", arguments: Topology.allCases)
  func unit(_ topology: Topology) {
    #expect(
      TournamentMarks.Unit(topology) == (topology == .unconnected ? .island : .archipelago))
  }

  /// An archipelago of a few rounds, with champions of different births on each island.
  private static let grown: Archipelago = {
    let settings = ArenaSettings(world: .crowded(24), population: 24)
    let plan = ArchipelagoPlan(seed: 3, islands: 2, topology: .ring, roundSteps: 36_000)
    var archipelago = Archipelago(plan, settings: settings, controls: 0)
    for _ in 0..<4 { archipelago.runRound() }
    return archipelago
  }()

  @Test("every champion is a candidate of one checkpoint, in order of births", arguments: 1...6)
  func candidates(most: Int) {
    let histories = Self.grown.islands.map(\.arena.history)
    let all = Set(histories.joined().map(\.genome))
    for unit in TournamentMarks.Unit.allCases {
      for marks in TournamentMarks.of(Self.grown, most: most, by: unit) {
        #expect(marks.births.count == marks.candidates.count)
        #expect(marks.births.count <= most && !marks.births.isEmpty)
        #expect(zip(marks.births, marks.births.dropFirst()).allSatisfy(<))
        #expect(marks.candidates.allSatisfy { !$0.isEmpty && Set($0).count == $0.count })
      }
    }
    let together = TournamentMarks.of(Self.grown, most: most, by: .archipelago)[0]
    #expect(Set(together.candidates.joined()) == all)
    #expect(together.births.last == Self.grown.births)
  }

  @Test("the same results on any number of threads")
  func threads() async {
    let marks = [
      TournamentMarks(
        dish: "1", births: [500, 1000, 1500],
        candidates: [
          [SeedCreatures.eel], [SeedCreatures.lancer, SeedCreatures.eel], [SeedCreatures.ribbon],
        ]),
      TournamentMarks(
        dish: "2", births: [500, 1000], candidates: [[SeedCreatures.ribbon], [SeedCreatures.eel]]),
    ]
    let one = await DishTournament.played(
      by: marks, of: "run", seeds: 1, duration: 1, threads: 1)
    let many = await DishTournament.played(
      by: marks, of: "run", seeds: 1, duration: 1, threads: 3)
    #expect(one == many)
    #expect(one.map(\.all.bouts) == [12, 4])
    #expect(one.map(\.births) == marks.map(\.births))
  }

  /// Returns a dish in which every champion wins all bouts against earlier ones.
  private func ladder(_ marks: Int) -> DishRating {
    var tournament = DishTournament(dish: "1", births: (1...marks).map { $0 * 500 })
    for second in 1..<marks {
      for first in 0..<second {
        tournament.note(
          .init(single: Tally(losses: 16), groups: Tally(losses: 16)), first, second)
      }
    }
    return DishRating(tournament)
  }

  @Test("a perfect ladder meets all criteria, and a reversed one none")
  func summary() {
    let up = ladder(7)
    let met = RaceSummary(dishes: [up, up]).sentences
    #expect(met.count == 3, "\(met)")
    #expect(met.allSatisfy { $0.hasSuffix(": met.") }, "\(met)")
    #expect(up.triads.circular == 0)
    #expect(up.trend.tau == 1)
    #expect(zip(up.ratings, up.intervals).allSatisfy { $1.contains($0) })

    var fallen = DishTournament(dish: "1", births: up.births)
    for second in 1..<7 {
      for first in 0..<second { fallen.note(.init(single: Tally(wins: 32)), first, second) }
    }
    let missed = RaceSummary(dishes: [DishRating(fallen)]).sentences
    #expect(missed.count == 3, "\(missed)")
    #expect(missed.allSatisfy { $0.hasSuffix(": not met.") }, "\(missed)")
    #expect(RaceSummary(dishes: [ladder(2)]).sentences.count == 2)
    #expect(RaceSummary(dishes: []).sentences.count == 2)
  }

  @Test("tables name every checkpoint, and use singulars")
  func text() {
    let rating = ladder(4)
    let text = TournamentText.text(rating, run: "run")
    for births in rating.births { #expect(text.contains(" \(births) ")) }
    #expect(text.hasPrefix("run, dish 1: 4 checkpoints, 192 bouts, 0 % of them drawn\n"))
    #expect(text.contains("0 of 4 triads run in a circle"))
    #expect(Counted.text(1, "seed", "seeds") == "1 seed")
    #expect(Counted.text(0, "seed", "seeds") == "0 seeds")
    let lines = RatingsFile.text([rating]).split(separator: "\n")
    #expect(lines.count == 1 + 4)
    #expect(lines.allSatisfy { $0.split(separator: ",").count == 8 })
  }

  @Test(
    "arguments that make no sense are refused",
    arguments: [
      ["--marks", "1"], ["--seeds", "0"], ["--threads", "-1"], ["--marks", "x"], ["--by", "dish"],
    ])
  func arguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      _ = try TournamentCommand.parse(["run"] + CommandArguments.joiningNegativeValues(arguments))
    }
  }

  @Test("without a run there is nothing to do")
  func nothing() async throws {
    #expect(throws: (any Error).self) { _ = try TournamentCommand.parse([]) }
    let folder = try TemporaryFolder()
    #expect(try TournamentFile.read(from: RunDirectory(url: folder.url)).isEmpty)
    let command = try TournamentCommand.parse([folder.url.path])
    await #expect(throws: RunDirectoryError.self) { try await command.run() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("the last checkpoint champions of runs meet in pairs, the same on any number of threads")
  func matches() async {
    let sides = [
      [SeedCreatures.eel, SeedCreatures.lancer], [SeedCreatures.ribbon], [SeedCreatures.eel],
      [SeedCreatures.eel],
    ]
    let one = await MatchCommand.played(sides, seeds: 2, duration: 1, threads: 1)
    let many = await MatchCommand.played(sides, seeds: 2, duration: 1, threads: 3)
    #expect(one == many)
    #expect(one.map(\.bouts) == [16, 8])
  }

  @Test("a summary counts the matches that were decided")
  func matchSummary() {
    let won = Tally(wins: 5, draws: 1, losses: 2)
    let text = MatchCommand.summary(of: [won, won, won, won, won, Tally(draws: 4)])
    #expect(text.contains("ahead in 5 of 5 decided matches (sign test, one-sided: p = 0.0312)"))
    #expect(MatchCommand.summary(of: [won.reversed]).contains("0 of 1 decided match (sign"))
  }

  @Test(
    "runs that don't stand in pairs and arguments beyond limits are refused",
    arguments: [
      ["a"], ["a", "b", "c"], ["a", "b", "--last", "0"], ["a", "b", "--last", "21"],
      ["a", "b", "--marks", "0"], ["a", "b", "--seeds", "0"],
    ])
  func matchArguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) { _ = try MatchCommand.parse(arguments) }
  }

  @Test("missing runs are named")
  func noMatch() async throws {
    let folder = try TemporaryFolder()
    let command = try MatchCommand.parse([folder.url.path, folder.url.path])
    let error = await #expect(throws: RunDirectoryError.self) { try await command.run() }
    #expect("\(try #require(error))".contains(folder.url.path))
  }
}
