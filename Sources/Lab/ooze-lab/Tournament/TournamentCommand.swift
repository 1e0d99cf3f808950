import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// `ooze-lab tournament`: plays the champions of runs against their own ancestors.
struct TournamentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tournament",
    abstract: "Play the champions of runs against their ancestors, and rate them.",
    discussion: """
      A run is divided into stretches; the checkpoint champion of a stretch is the one that beats its \
      other champions. All checkpoint champions of a dish meet each other, alone and in groups of three, \
      in the same dishes with both sides swapped. Islands that send creatures to each other compete as \
      one. The results are written to tournament.csv and ratings.csv in each run's folder; 'ooze report' \
      adds them to the report. The same run gives the same results on any number of threads.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath]

  @Option(
    help: "The most checkpoint champions of a dish, spread evenly over its history; 0 for all.")
  var marks = 20

  @Option(
    help:
      "Whether each island competes alone or all as one; the default depends on the run's topology."
  )
  var by: TournamentMarks.Unit?

  @Option(help: "The number of seeds for each pair; each seed makes four bouts.")
  var seeds = 8

  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard marks == 0 || (2...1000).contains(marks) else {
      throw ValidationError("--marks must be 2 to 1000, or 0 for all")
    }
    guard (1...1000).contains(seeds) else { throw ValidationError("--seeds must be 1 to 1000") }
  }

  func run() async throws {
    let runs = runs.map(\.path)
    let folders = runs.map { RunDirectory(path: $0) }
    let places = Set(folders.map { $0.url.resolvingSymlinksInPath().path })
    guard places.count == folders.count else {
      throw ValidationError("a run is named twice and would count twice: name each once")
    }
    let dishes = try folders.enumerated().map { index, folder in
      guard folder.holdsRun else { throw RunDirectoryError.noCheckpoint(runs[index]) }
      try FolderLock.hold(folder.url)
      let archipelago = try Checkpoint.newest(in: folder) { ProgressLine().say($0) }
      try TournamentMarks.check(archipelago)
      return TournamentMarks.of(
        archipelago, most: marks, by: by ?? TournamentMarks.Unit(archipelago.plan.topology))
    }
    var ratings: [DishRating] = []
    // One run after another: a tournament that ends early still leaves the ratings of finished runs.
    for (index, folder) in folders.enumerated() {
      let own = await DishTournament.played(
        by: dishes[index], of: runs[index], seeds: seeds, threads: threads.count)
      let rated = own.map(DishRating.init)
      for dish in rated {
        StandardOutput.print(TournamentText.text(dish, run: runs[index]) + "\n")
      }
      ratings += rated
      try folder.write(Data(TournamentFile.text(own).utf8), to: folder.tournament)
      try folder.write(Data(RatingsFile.text(rated).utf8), to: folder.ratings)
    }
    StandardOutput.print(RaceSummary(dishes: ratings).sentences.joined(separator: "\n"))
  }
}

extension TournamentMarks.Unit: ExpressibleByArgument {}
