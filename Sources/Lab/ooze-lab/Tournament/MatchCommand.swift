import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// `ooze-lab match`: plays the champions of runs against those of other runs.
struct MatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Play the last champions of runs against those of other runs.",
    discussion: """
      Name runs in pairs, such as 'ooze-lab match ring-1 alone-1 ring-2 alone-2'. The last checkpoint \
      champions of a pair's runs meet, alone and in groups of three, in the same dishes with both sides \
      swapped. This shows whether migration or a setting helped: compare runs with equal numbers of \
      births. The same runs give the same results on any number of threads.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve', in pairs.", valueName: "run"))
  var runs: [FolderPath]

  @Option(help: "The number of checkpoint champions in the history of a run.")
  var marks = 20

  @Option(help: "The number of the last checkpoint champions that play for a run.")
  var last = 5

  @Option(help: "The number of seeds for each two champions; each seed makes four bouts.")
  var seeds = 4

  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard runs.count % 2 == 0 else {
      throw ValidationError("name runs in pairs: the number of runs is odd")
    }
    guard (1...1000).contains(marks) else { throw ValidationError("--marks must be 1 to 1000") }
    guard (1...marks).contains(last) else { throw ValidationError("--last must be 1 to --marks") }
    guard (1...1000).contains(seeds) else { throw ValidationError("--seeds must be 1 to 1000") }
  }

  func run() async throws {
    let sides = try runs.map(\.path).map { name in
      let folder = RunDirectory(path: name)
      guard folder.holdsRun else { throw RunDirectoryError.noCheckpoint(name) }
      try FolderLock.hold(folder.url)
      let archipelago = try Checkpoint.newest(in: folder) { ProgressLine().say($0) }
      try TournamentMarks.check(archipelago)
      let marks = TournamentMarks.of(archipelago, most: marks, by: .archipelago)[0]
      return TournamentMarks(
        dish: name, births: marks.births.suffix(last), candidates: marks.candidates.suffix(last))
    }
    let entrants = await DishTournament.chosen(
      from: sides, of: "both sides", threads: threads.count)
    let results = await MatchCommand.played(entrants, seeds: seeds, threads: threads.count)
    for (index, tally) in results.enumerated() {
      StandardOutput.print(MatchCommand.text(tally, sides[2 * index], sides[2 * index + 1]))
    }
    StandardOutput.print(MatchCommand.summary(of: results))
  }

  /// Two champions, one of each side of a match.
  private struct Meeting: Sendable {
    let match: Int
    let tournament: Tournament
  }

  /// Plays the bouts of each pair of sides and counts them from the first side's point of view.
  ///
  /// - Parameters:
  ///   - entrants: The champions of each side. Two successive sides form a pair.
  ///   - seeds: The number of dishes for each two champions.
  ///   - duration: The length of a bout, in simulated seconds.
  static func played(
    _ entrants: [[Genome]], seeds: Int, duration: Float = 60, threads: Int
  ) async -> [Tally] {
    var meetings: [Meeting] = []
    for match in 0..<entrants.count / 2 {
      for first in entrants[2 * match] {
        for second in entrants[2 * match + 1] {
          let tournament = Tournament(
            entrants: [first, second], seeds: 1...UInt64(seeds), duration: duration)
          meetings.append(Meeting(match: match, tournament: tournament))
        }
      }
    }
    let tallies = await parallelMap(
      meetings, threads: threads, work: "match", nouns: ("pair", "pairs")
    ) { $0.tournament.play($0.tournament.pairings[0]).all }
    var results = [Tally](repeating: Tally(), count: entrants.count / 2)
    for (meeting, tally) in zip(meetings, tallies) {
      results[meeting.match] = results[meeting.match] + tally
    }
    return results
  }

  static func text(_ tally: Tally, _ first: TournamentMarks, _ second: TournamentMarks) -> String {
    func side(_ marks: TournamentMarks) -> String {
      "\(marks.dish) (\(Counted.text(marks.births.last ?? 0, "birth", "births")))"
    }
    return "\(side(first)) against \(side(second)): \(RaceSummary.text(tally))"
  }

  /// Returns a summary of all matches.
  static func summary(of results: [Tally]) -> String {
    let decided = results.filter { $0.wins != $0.losses }
    let ahead = decided.count { $0.wins > $0.losses }
    return "All together: \(RaceSummary.text(results.reduce(Tally(), +))); the first is ahead in "
      + "\(ahead) of \(Counted.text(decided.count, "decided match", "decided matches")) (sign test, "
      + "one-sided: p \(RaceSummary.probability(SignTest.p(wins: ahead, of: decided.count))))"
  }
}
