import ArgumentParser
import CommandSupport
import Foundation
import Micro
import MicroApp

/// `ooze-lab survive`: measures how long a scripted player lives, level by level.
struct SurviveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survive",
    abstract: "Measure how long a scripted player lives in runs of each difficulty.",
    discussion: """
      The player swims to the nearest food, flees from spikes and larger mouths, and never edits \
      its creature. With --policies, ten scripted players play instead, each with its own plan \
      for playing and editing. The same options give the same lives on every machine.
      """)

  @Option(help: ArgumentHelp("One difficulty; all of them by default.", valueName: "level"))
  var difficulty: Difficulty?
  @Option(help: "The kind of dish, with the opponents that evolved in it.")
  var dish = Habitat.shallows
  @Option(help: "The number of runs, with the seeds from 1 on.")
  var seeds: UInt64 = 20
  @Option(help: "The age from which a player counts as a survivor, in minutes.")
  var minutes = 15
  @Option(
    help: """
      Instead of one player from the beginning, let several join in each minute up to this one. Their \
      opponents have been alone until then.
      """)
  var joiningUpTo: Int?
  @Option(help: "The number of players that join in each minute.")
  var perMinute = 6
  @Flag(help: "Run scripted players that edit by a plan, and compare how long they live.")
  var policies = false
  @Option(
    name: .customLong("player"),
    help: ArgumentHelp(
      "With --policies: a player to run; can be repeated. All of them by default.",
      valueName: "player"))
  var players: [PlayerPolicy] = []
  @Flag(help: "With --policies: also run each player without each part of its plan.")
  var parts = false
  @Option(
    help: ArgumentHelp(
      "With --policies: the file to write all lives to, one per line.", valueName: "file"))
  var csv: OutputPath?
  @Option(help: CreatureSource.help)
  var creature: CreatureSource?
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...10_000).contains(seeds) else { throw ValidationError("--seeds must be 1 to 10000") }
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes must be 1 to 600") }
    guard (0...600).contains(joiningUpTo ?? 0) else {
      throw ValidationError("--joining-up-to must be 0 to 600")
    }
    guard (1...60).contains(perMinute) else {
      throw ValidationError("--per-minute must be 1 to 60")
    }
    guard policies || !parts && csv == nil && players.isEmpty else {
      throw ValidationError("--player, --parts and --csv need --policies")
    }
    guard !policies || joiningUpTo == nil && creature == nil else {
      throw ValidationError(
        "--policies starts every run at its beginning, as an eel: it takes neither --joining-up-to "
          + "nor --creature")
    }
  }

  func run() async throws {
    let levels = difficulty.map { [$0] } ?? Difficulty.allCases
    if policies {
      let measurement = PolicyMeasurement(
        levels: levels, habitat: dish,
        players: PlayerPolicy.allCases.filter { players.isEmpty || players.contains($0) },
        seeds: seeds, limit: Float(60 * minutes), withParts: parts, threads: threads.count)
      try await measurement.run(csv: csv?.path)
      return
    }
    let genome = try creature?.livingGenome() ?? SeedCreatures.eel
    for level in levels {
      let trial = SurvivalTrial(
        level: level, in: dish, creature: genome, eras: Eras.of(dish), limit: Float(60 * minutes))
      let lives = await lives(in: trial)
      let report = SurvivalReport(lives: lives, minutes: minutes)
      StandardOutput.print("\(level.rawValue):")
      StandardOutput.print(
        joiningUpTo == nil ? report.fromTheBeginning : report.byMinuteOfJoining)
    }
  }

  /// Returns the lives of each seed, by the minute of joining.
  private func lives(in trial: SurvivalTrial) async -> [[[SurvivalTrial.Life]]] {
    await parallelMap(Array(1...seeds), threads: threads.count) {
      [joiningUpTo, perMinute] seed in
      do {
        guard let last = joiningUpTo else { return [[try trial.life(seed: seed)]] }
        return try trial.lives(joiningIn: Array(0...last), perMinute: perMinute, seed: seed)
      } catch {
        preconditionFailure("a living creature can't live: \(error)")
      }
    }
  }
}

extension Difficulty: ExpressibleByArgument {}
extension PlayerPolicy: ExpressibleByArgument {}
