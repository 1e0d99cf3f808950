import Foundation
import Micro
import Testing

@testable import ooze

@Suite("Tournaments of runs") struct TournamentTests {
  /// A dish of so many marks with random results.
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

  @Test("what is written is read again", arguments: [UInt64](1...5))
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

  @Test("files with another beginning are none of ours", arguments: ["", "\n", "a,b\n1,2\n"])
  func foreign(text: String) {
    #expect(throws: CannotRead.self) { _ = try TournamentFile.tournaments(text, path: "t") }
  }

  @Test("a champion of the last birth isn't a second mark, and few are spread evenly")
  func marks() {
    let settings = ArenaSettings(world: WorldSettings(population: 2), population: 2)
    let plan = ArchipelagoPlan(seed: 11, islands: 2)
    let marks = TournamentMarks.of(
      Archipelago(plan, settings: settings, controls: 1), most: 0)
    #expect(marks.map(\.dish) == ["11", "12"], "controls don't race")
    #expect(marks.map(\.births) == [[0], [0]])
  }

  @Test("the same results on any number of threads")
  func threads() async {
    let marks = [
      TournamentMarks(
        dish: "1", births: [500, 1000, 1500],
        genomes: [SeedCreatures.eel, SeedCreatures.lancer, SeedCreatures.ribbon]),
      TournamentMarks(
        dish: "2", births: [500, 1000], genomes: [SeedCreatures.ribbon, SeedCreatures.eel]),
    ]
    let one = await DishTournament.played(by: marks, seeds: 1, duration: 1, threads: 1)
    let many = await DishTournament.played(by: marks, seeds: 1, duration: 1, threads: 3)
    #expect(one == many)
    #expect(one.map(\.all.bouts) == [12, 4])
    #expect(one.map(\.births) == marks.map(\.births))
  }

  /// A dish in which every mark wins all bouts against those before it.
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

  @Test("a perfect ladder meets what was asked for, and a ladder upside down nothing")
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

  @Test("tables name every mark, and one of a thing in the singular")
  func text() {
    let rating = ladder(4)
    let text = TournamentText.text(rating, run: "run")
    for births in rating.births { #expect(text.contains(" \(births) ")) }
    #expect(text.hasPrefix("run, dish 1: 4 marks, 192 bouts, 0 % of them drawn\n"))
    #expect(text.contains("0 of 4 triads run in a circle"))
    #expect(Counted.text(1, "seed", "seeds") == "1 seed")
    #expect(Counted.text(0, "seed", "seeds") == "0 seeds")
    let lines = RatingsFile.text([rating]).split(separator: "\n")
    #expect(lines.count == 1 + 4)
    #expect(lines.allSatisfy { $0.split(separator: ",").count == 8 })
  }

  @Test(
    "arguments that make no sense are refused",
    arguments: [["--marks", "1"], ["--seeds", "0"], ["--threads", "-1"], ["--marks", "x"]])
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
}
