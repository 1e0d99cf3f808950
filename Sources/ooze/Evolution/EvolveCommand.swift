import ArgumentParser
import Foundation
import Micro

/// `ooze evolve`: evolution without a screen, as fast as the machine goes.
struct EvolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evolve",
    abstract: "Evolve creatures and report whether they got better.",
    discussion: """
      Several dishes evolve from different seeds; beside them two kinds of controls, which must not \
      get as good. The same options give the same creatures on any number of threads. Control-C \
      ends the run early, with its report; a run that was killed goes on with --resume.
      """)

  @Option(help: "The seed of the first dish; the others count up from it.")
  var seed: UInt64 = 1

  @Option(help: "How long to evolve, in minutes of real time.")
  var minutes: Double = 10

  @Option(help: "Stop after so many epochs of ten simulated seconds instead: exactly repeatable.")
  var epochs: Int?

  @Option(help: "Creatures in each dish.")
  var population = 48

  @Option(help: "Dishes that evolve.")
  var dishes = 5

  @Option(help: "Dishes of each control: no mutation, and random parents.")
  var controls = 2

  @Option(help: "Threads; 0 takes one for each core.")
  var threads = 0

  @Option(name: .customLong("out"), help: "The folder for the checkpoint, statistics and report.")
  var directory: String

  @Flag(help: "Go on with the run in the folder. Its own settings hold, not the options here.")
  var resume = false

  func validate() throws {
    guard minutes > 0, minutes.isFinite, minutes <= 60 * 24 * 365 else {
      throw ValidationError("--minutes must be positive, at most a year")
    }
    guard epochs ?? 1 > 0 else { throw ValidationError("--epochs must be positive") }
    guard (2...5000).contains(population) else {
      throw ValidationError("--population must be 2 to 5000")
    }
    guard (1...100).contains(dishes) else { throw ValidationError("--dishes must be 1 to 100") }
    guard (0...100).contains(controls) else {
      throw ValidationError("--controls must be 0 to 100")
    }
    guard (0...256).contains(threads) else { throw ValidationError("--threads must be 0 to 256") }
  }

  func run() async throws {
    let folder = RunDirectory(
      url: URL(fileURLWithPath: directory, isDirectory: true).standardizedFileURL)
    try FolderLock.hold(folder.url)
    let threads = self.threads == 0 ? ProcessInfo.processInfo.activeProcessorCount : self.threads
    var run: EvolutionRun
    if resume {
      run = try EvolutionRun(resuming: folder, threads: threads)
    } else {
      guard !folder.hasCheckpoint else { throw RunDirectoryError.occupied(directory) }
      let settings = ArenaSettings(
        world: .crowded(population), population: population)
      run = try EvolutionRun(
        Experiment(settings: settings, seed: seed, dishes: dishes, controls: controls),
        in: folder, threads: threads)
    }
    try await run.evolve(for: .seconds(minutes * 60), epochs: epochs)
    try await run.report()
    print(folder.report.path)
  }
}
