import ArgumentParser
import CommandSupport
import EvolutionRuns
import Micro
import MicroApp

/// `ooze-lab brains`: measures what brains are worth.
struct BrainsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "brains",
    abstract: "Measure what the brains of a run's populations are worth.",
    discussion: """
      Half of a population and its copy with disabled brains share a dish in which a dead creature is replaced by \
      an exact copy of the best of five. The result is the logarithm of the odds of the last minute: 0 is even, 3 is \
      twenty to one. 'cut' removes all senses, inner senses and hidden neurons; 'info' keeps every input at its mean \
      in that creature's life. 'seeing' compares a hand-wired chaser in the same bodies with its cut copy, and shows \
      whether the dish pays for seeing; 'finding' compares the population with that chaser, and shows whether \
      evolution finds what pays. Islands count once each. With --era, each creature of an era of the game counts once, \
      as an island full of its copies. The same run gives the same results on every machine.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath] = []
  @Option(help: ArgumentHelp("Measure an era of the game instead of runs.", valueName: "era"))
  var era: Int?
  @Option(help: "The number of mixed dishes for each value of an island.")
  var dishes = 6
  @Option(help: "The duration of each dish, in simulated minutes.")
  var minutes = 4
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...1000).contains(dishes) else { throw ValidationError("--dishes must be 1 to 1000") }
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes must be 1 to 600") }
    guard era == nil || Eras.of(.shallows).indices.contains(era ?? 0) else {
      throw ValidationError("--era must be 0 to \(Eras.of(.shallows).count - 1)")
    }
    guard (era == nil) != runs.isEmpty else { throw ValidationError("name runs, or an --era") }
  }

  func run() async throws {
    let islands = try era.map(EraIslands.each) ?? runs.flatMap(EvolvedIslands.read)
    let (dishes, minutes) = (dishes, minutes)
    let worth = await parallelMap(
      islands, threads: threads.count, work: "brains", nouns: ("island", "islands")
    ) { BrainWorth(of: $0, dishes: dishes, minutes: minutes) }
    StandardOutput.print(GaugeText.text(worth, seeds: islands.map(\.seed)))
  }
}
