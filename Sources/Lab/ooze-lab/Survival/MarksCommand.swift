import ArgumentParser
import CommandSupport
import Foundation
import Micro
import MicroApp

/// `ooze-lab marks`: measures whether the marks of creatures are true.
struct MarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marks",
    abstract: "Measure whether the marks of creatures are true, and how long players live.",
    discussion: """
      Ten scripted players live on each level. A mark is a claim about the next ten seconds: prey \
      must not wound a player that touches it, and a killer must have been marked deadly. The same \
      options give the same numbers on every machine.
      """)

  @Option(help: ArgumentHelp("One difficulty; all of them by default.", valueName: "level"))
  var difficulty: Difficulty?
  @Option(help: "The kind of dish, with the opponents that evolved in it.")
  var dish = Habitat.shallows
  @Option(help: "The number of runs of each player, with the seeds from 1 on.")
  var seeds: UInt64 = 20
  @Option(help: "The age at which a life ends, in minutes.")
  var minutes = 15
  @Option(
    help: ArgumentHelp("The file to write all lives to, one per line.", valueName: "file"))
  var csv: OutputPath?
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...10_000).contains(seeds) else { throw ValidationError("--seeds must be 1 to 10000") }
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes must be 1 to 600") }
  }

  /// A life to simulate.
  private struct Job: Sendable {
    let trial: EncounterTrial
    let level: Difficulty
    let player: PlayerPolicy
    let seed: UInt64
  }

  func run() async throws {
    let growing = (csv?.path).flatMap { FileAccess.isReplaced($0) ? $0 : nil }
    if let growing { try write([], to: growing) }
    var lives: [MarksReport.Entry] = []
    for level in difficulty.map({ [$0] }) ?? Difficulty.allCases {
      lives += await self.lives(on: level, after: lives, growing: growing)
      StandardOutput.print(MarksReport(lives: lives).text(of: level))
    }
    if let csv { try write(lives, to: csv.path) }
  }

  private func write(_ lives: [MarksReport.Entry], to path: String) throws {
    try FileAccess.write(Data(MarksReport(lives: lives).csv.utf8), to: path)
  }

  /// Simulates the lives on a level.
  ///
  /// - Parameters:
  ///   - before: The lives on earlier levels.
  ///   - growing: The file that has all lives as soon as they are over, so that a measurement that ends early leaves
  ///     them.
  private func lives(
    on level: Difficulty, after before: [MarksReport.Entry], growing: String?
  ) async -> [MarksReport.Entry] {
    let jobs = (1...seeds).flatMap { seed in
      PlayerPolicy.allCases.map {
        Job(
          trial: EncounterTrial(
            level: level, in: dish, policy: $0, eras: Eras.of(dish), limit: Float(60 * minutes)),
          level: level, player: $0, seed: seed)
      }
    }
    let progress = ProgressLine()
    defer { progress.end() }
    var lived = before
    return await parallelMap(
      jobs, threads: threads.count,
      finished: { done, life in
        progress.show(
          "\(done) of \(jobs.count) lives, about \(progress.left(after: done, of: jobs.count)) left"
        )
        guard let growing else { return }
        lived.append(life)
        // A disk that is full now may have space later. An error is reported after the last life.
        try? write(lived, to: growing)
      },
      {
        MarksReport.Entry(
          level: $0.level, player: $0.player, seed: $0.seed, life: $0.trial.life(seed: $0.seed))
      })
  }
}
