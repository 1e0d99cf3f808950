import ArgumentParser
import CommandSupport
import EvolutionRuns
import Micro

/// `ooze-lab drift`: compares evolution with its neutral shadow.
struct DriftCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Compare a run's anatomy with that of as many births without selection.",
    discussion: """
      The neutral shadow of an island begins with the same founders and has as many births, but parents and the dead \
      are random and nothing lives in a dish. Selection keeps the parts that evolution holds against its shadow.
      """)

  @Argument(help: ArgumentHelp("The folders of runs of 'ooze evolve'.", valueName: "run"))
  var runs: [FolderPath]
  @OptionGroup var threads: ThreadCount

  func run() async throws {
    let islands = try runs.flatMap(EvolvedIslands.read)
    let pairs = await parallelMap(islands, threads: threads.count) { island in
      (
        evolved: Anatomy(of: island.population),
        shadow: Anatomy(of: NeutralDrift.shadow(of: island))
      )
    }
    StandardOutput.print(GaugeText.text(pairs))
  }
}
