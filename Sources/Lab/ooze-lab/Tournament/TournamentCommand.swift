import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// `ooze-lab tournament`: the champions of runs against their own ancestors.
struct TournamentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tournament",
    abstract: "Let the champions of runs meet their ancestors, and rate them.",
    discussion: """
      Every mark of a dish meets every other of it, alone and in groups of three, in the same dishes \
      with both sides swapped. A mark is who of a stretch's champions beats the others; islands that \
      send creatures to each other race as one. The results go into tournament.csv and ratings.csv of each \
      run's folder, and from there into the report by 'ooze report'. The same run gives the same \
      results on any number of threads.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath]

  @Option(help: "At most so many marks of a dish, evenly over its history; 0 for all.")
  var marks = 20

  @Option(
    help:
      "Whether each island races for itself, or all as one; by default as the run's topology is.")
  var by: TournamentMarks.Unit?

  @Option(help: "Seeds for each pair; every seed makes four bouts.")
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
      throw ValidationError("a run is named twice, and would count twice: name each once")
    }
    let dishes = try folders.enumerated().map { index, folder in
      guard folder.holdsRun else { throw RunDirectoryError.noCheckpoint(runs[index]) }
      try FolderLock.hold(folder.url)
      let archipelago = try Checkpoint.newest(in: folder) { ProgressLine().say($0) }
      return TournamentMarks.of(
        archipelago, most: marks, by: by ?? TournamentMarks.Unit(archipelago.plan.topology))
    }
    var ratings: [DishRating] = []
    // One run after another, so that a tournament that is ended early leaves the runs that it has rated.
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
