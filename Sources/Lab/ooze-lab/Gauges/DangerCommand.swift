import ArgumentParser
import CommandSupport
import EvolutionRuns
import Micro

/// `ooze-lab danger`: measures how often populations kill scripted players.
struct DangerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "danger",
    abstract: "Measure how often a run's populations kill four scripted players.",
    discussion: """
      Four players with complete bodies live alone among a population that doesn't change, each life in a dish of its \
      own. The result is the number of deaths by opponents in a minute of life. The same run gives the same lives on \
      every machine.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath]
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
  }

  func run() async throws {
    let islands = try runs.flatMap(EvolvedIslands.read)
    let (lives, limit) = (lives, Float(seconds))
    let dangers = await parallelMap(
      islands, threads: threads.count, work: "players", nouns: ("island", "islands")
    ) { Danger(of: $0, lives: lives, limit: limit) }
    StandardOutput.print(GaugeText.text(dangers))
  }
}
