import ArgumentParser
import CommandSupport
import EvolutionRuns
import Micro

/// `ooze-lab relative`: lets the populations of two runs displace each other.
struct RelativeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relative",
    abstract: "Let the populations of two runs displace each other, island by island.",
    discussion: """
      Each island's population of the first run shares dishes, half and half, with that of the second run's island of \
      the same number, under the rules of the first. To compare an island with its own past, copy the run's folder \
      before you continue it.
      """)

  @Argument(help: ArgumentHelp("The folder of the first run.", valueName: "run"))
  var first: FolderPath
  @Argument(help: ArgumentHelp("The folder of the second run.", valueName: "other run"))
  var second: FolderPath
  @Option(help: "The number of mixed dishes for each pair of islands.")
  var dishes = 6
  @Option(help: "The duration of each dish, in simulated minutes.")
  var minutes = 4
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...1000).contains(dishes) else { throw ValidationError("--dishes must be 1 to 1000") }
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes must be 1 to 600") }
  }

  func run() async throws {
    let sides = (try EvolvedIslands.read(first), try EvolvedIslands.read(second))
    guard sides.0.count == sides.1.count else {
      throw ValidationError(
        "the runs have \(sides.0.count) and \(sides.1.count) islands: they must have as many")
    }
    let (dishes, minutes) = (dishes, minutes)
    let odds = await parallelMap(
      Array(zip(sides.0, sides.1)), threads: threads.count, work: "mixed dishes",
      nouns: ("island", "islands")
    ) { pair in
      MixedDish(world: pair.0.arena.settings.world, minutes: minutes)
        .meanLogOdds(
          pair.0.population, against: pair.1.population, dishes: dishes, seed: pair.0.seed)
    }
    StandardOutput.print(GaugeText.line("first over second", odds))
  }
}
