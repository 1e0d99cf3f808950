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
  @Option(help: "The number of runs of each player, with the seeds from 1 on.")
  var seeds: UInt64 = 20
  @Option(help: "The age at which a life ends, in minutes.")
  var minutes = 15
  @OptionGroup var threads: ThreadCount

  func validate() throws {
    guard (1...10_000).contains(seeds) else { throw ValidationError("--seeds must be 1 to 10000") }
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes must be 1 to 600") }
  }

  /// A life to simulate.
  private struct Job: Sendable {
    let player: PlayerPolicy
    let trial: EncounterTrial
    let seed: UInt64
  }

  func run() async throws {
    for level in difficulty.map({ [$0] }) ?? Difficulty.allCases {
      let jobs = (1...seeds).flatMap { seed in
        PlayerPolicy.allCases.map {
          Job(
            player: $0,
            trial: EncounterTrial(
              level: level, policy: $0, eras: Eras.all, limit: Float(60 * minutes)), seed: seed)
        }
      }
      let progress = ProgressLine()
      let lives = await parallelMap(
        jobs, threads: threads.count,
        finished: { done, _ in
          progress.show(
            "\(done) of \(jobs.count) lives, about \(progress.left(after: done, of: jobs.count)) left"
          )
        }, { $0.trial.life(seed: $0.seed) })
      progress.end()
      StandardOutput.print(
        MarksReport(lives: Array(zip(jobs.map(\.player), lives))).text(of: level))
    }
  }
}
