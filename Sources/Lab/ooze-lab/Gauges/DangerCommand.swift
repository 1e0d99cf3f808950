import ArgumentParser
import CommandSupport
import EvolutionRuns
import Micro
import MicroApp

/// `ooze-lab danger`: measures how often populations kill scripted players.
struct DangerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "danger",
    abstract: "Measure how often a run's populations kill four scripted players.",
    discussion: """
      Four players with complete bodies live alone among a population that doesn't change, each life in a dish of its \
      own. The result is the number of deaths by opponents in a minute of life. Without runs, the populations are the \
      game's eras on each level, from the era with which it begins. The same run gives the same lives on every machine.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath] = []
  @Option(
    help: ArgumentHelp("Without runs: one difficulty; all by default.", valueName: "level"))
  var difficulty: Difficulty?
  @Option(help: "Without runs: the number of islands of each era, with the seeds from 1 on.")
  var islands = 5
  @Option(help: "The number of lives of each player on each island.")
  var lives = 10
  @Option(help: "The longest life, in simulated seconds.")
  var seconds = 120
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...10_000).contains(lives) else { throw ValidationError("--lives must be 1 to 10000") }
    guard (1...3600).contains(seconds) else {
      throw ValidationError("--seconds must be 1 to 3600")
    }
    guard (1...1000).contains(islands) else {
      throw ValidationError("--islands must be 1 to 1000")
    }
  }

  func run() async throws {
    guard runs.isEmpty else {
      return StandardOutput.print(
        GaugeText.text(await dangers(on: try runs.flatMap(EvolvedIslands.read))))
    }
    for level in difficulty.map({ [$0] }) ?? Difficulty.allCases {
      for era in level.eras.first..<Eras.of(.shallows).count {
        let dangers = await dangers(on: EraIslands.on(level, era: era, count: islands))
        StandardOutput.print("\(level.rawValue), era \(era):\n\(GaugeText.text(dangers))")
      }
    }
  }

  private func dangers(on islands: [Island]) async -> [Danger] {
    let (lives, limit) = (lives, Float(seconds))
    return await parallelMap(
      islands, threads: threads.count, work: "players", nouns: ("island", "islands")
    ) { Danger(of: $0, lives: lives, limit: limit) }
  }
}
