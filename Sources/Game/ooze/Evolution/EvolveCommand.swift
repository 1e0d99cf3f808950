import ArgumentParser
import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// `ooze evolve`: evolution without a screen, as fast as the machine goes.
struct EvolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evolve",
    abstract: "Evolve creatures on islands and report whether they got better.",
    discussion: """
      Islands evolve from different seeds and can send copies of their best creatures to other \
      islands after each round. Two kinds of isolated control islands run next to them, for \
      comparison. The same options give the same creatures on any number of threads, and on a cluster \
      (Cluster/README.md). Control-C ends the run after the current round and writes the report. \
      Continue a run that was killed with --resume.
      """)

  @Option(help: "The seed of the first island; the others count up from it.")
  var seed: UInt64 = 1

  @Option(
    help: """
      Stop after this many rounds, which is exactly repeatable. The number is stored with the run: a resumed run \
      stops there too, unless --rounds sets another.
      """)
  var rounds: Int?

  @Option(
    help: """
      Stop evolving after this many minutes of real time; 10 without --rounds. The examination at the \
      end takes additional time.
      """)
  var minutes: Double?

  @Option(name: .customLong("round-seconds"), help: "The length of a round, in simulated seconds.")
  var roundSeconds = 60

  @Option(help: "The number of creatures on each island.")
  var population = 48

  @Option(help: "The number of islands that evolve.")
  var islands = 5

  @Option(help: "The connections by which islands send creatures to each other after each round.")
  var topology = TopologyName(topology: .unconnected)

  @Option(help: "The number of each island's best creatures that it sends after each round.")
  var migrants = 2

  @Option(
    help: "The number of islands for each control: one without mutation, one with random parents.")
  var controls = 2

  @Option(
    help: """
      The version of the dishes' rules. 3 is the game's: eyes see whole bodies, wounds from behind are deeper, the \
      water is wide, and the first creatures chase what they see. 2 and 1 are those of older games.
      """)
  var rules = DishRules.standard

  @Option(help: "The kind of dish in which they evolve.")
  var dish = Habitat.shallows

  @OptionGroup var threads: ThreadCount

  @Option(name: .customLong("out"), help: "The folder for checkpoints, statistics and report.")
  var directory: FolderPath

  @Flag(
    help:
      "Continue the run in the folder. Its settings stay; only --rounds can change the number of rounds."
  )
  var resume = false

  @Flag(
    inversion: .prefixedNo,
    help: "Examine the champions at the end. 'ooze report' does so at any time.")
  var report = true

  func validate() throws {
    if let minutes {
      guard minutes > 0, minutes.isFinite, minutes <= 60 * 24 * 365 else {
        throw ValidationError("--minutes must be positive, at most a year")
      }
    }
    guard (1...1_000_000_000).contains(rounds ?? 1) else {
      throw ValidationError("--rounds must be 1 to 1000000000")
    }
    guard (1...3600).contains(roundSeconds) else {
      throw ValidationError("--round-seconds must be 1 to 3600")
    }
    guard (2...ArchipelagoPlan.maximumPopulation).contains(population) else {
      throw ValidationError("--population must be 2 to \(ArchipelagoPlan.maximumPopulation)")
    }
    guard (1...ArchipelagoPlan.maximumIslands).contains(islands) else {
      throw ValidationError("--islands must be 1 to \(ArchipelagoPlan.maximumIslands)")
    }
    guard (0...ArchipelagoPlan.maximumMigrants).contains(migrants) else {
      throw ValidationError("--migrants must be 0 to \(ArchipelagoPlan.maximumMigrants)")
    }
    guard (0...ArchipelagoPlan.maximumIslands).contains(controls) else {
      throw ValidationError("--controls must be 0 to \(ArchipelagoPlan.maximumIslands)")
    }
  }

  func run() async throws {
    let folder = RunDirectory(path: directory.path)
    try FolderLock.hold(folder.url)
    var run: EvolutionRun
    var rounds = rounds
    if resume {
      if rounds == nil { rounds = try RunGoal.rounds(of: folder) }
      run = try EvolutionRun(resuming: folder, threads: threads.count)
      if self.rounds != nil { try RunGoal.set(rounds, of: folder) }
    } else {
      guard !folder.holdsRun else { throw RunDirectoryError.occupied(directory.path) }
      // Written before the first checkpoint, so that no checkpoint exists without it.
      try RunGoal.set(rounds, of: folder)
      let plan = ArchipelagoPlan(
        seed: seed, islands: islands, topology: topology.topology, migrants: migrants,
        roundSteps: roundSeconds * 60)
      let archipelago = Archipelago(
        plan, settings: .breeding(population, rules: rules, habitat: dish),
        founders: SeedCreatures.founders(under: rules), controls: controls)
      run = try EvolutionRun(archipelago, in: folder, threads: threads.count)
    }
    if let rounds, self.rounds == nil, run.archipelago.round >= rounds {
      ProgressLine().say(
        "\(Counted.text(rounds, "round is", "rounds are")) complete: add --rounds with a larger number to continue"
      )
    }
    let duration = minutes ?? (rounds == nil ? 10 : nil)
    try await run.evolve(
      for: duration.map { .seconds($0 * 60) }, rounds: rounds, isExamined: report)
    StandardOutput.print(run.hashLine)
    guard report else { return }
    try await run.report()
    StandardOutput.print(folder.report.path)
  }
}

/// The rules of a dish by their version: `3`.
extension DishRules: ExpressibleByArgument {}

/// A topology by its name: `ring`.
struct TopologyName: ExpressibleByArgument, CustomStringConvertible {
  let topology: Topology

  init(topology: Topology) { self.topology = topology }

  init?(argument: String) {
    guard let topology = Topology(name: argument) else { return nil }
    self.topology = topology
  }

  var description: String { topology.name }

  static var allValueStrings: [String] { Topology.allCases.map(\.name) }
}
