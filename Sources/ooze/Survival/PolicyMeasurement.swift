import Foundation
import Micro
import MicroApp

/// Lets players of paper live on some levels, and prints what became of them.
struct PolicyMeasurement {
  let levels: [Difficulty]
  let seeds: UInt64
  /// When a life counts as a survivor's, in seconds.
  let limit: Float
  /// Whether each player also lives without each part of its plan.
  let withParts: Bool
  let threads: Int

  /// One life to be lived.
  private struct Job: Sendable {
    let trial: PolicyTrial
    let level: Difficulty
    let seed: UInt64
  }

  /// A life that was lived.
  struct Outcome: Sendable {
    let level: Difficulty
    let policy: PlayerPolicy
    let without: CellType?
    let seed: UInt64
    let life: PolicyTrial.Life
  }

  /// - Parameter csv: Where every life goes; nowhere without it.
  /// - Throws: Why the file can't be written.
  func run(csv: String?) async throws {
    let jobs = self.jobs
    let progress = ProgressLine()
    let outcomes = await parallelMap(jobs, threads: threads) { done in
      progress.show(
        "\(done) of \(jobs.count) lives, about \(progress.left(after: done, of: jobs.count)) left")
    } _: { job in
      Outcome(
        level: job.level, policy: job.trial.policy, without: job.trial.without, seed: job.seed,
        life: job.trial.life(seed: job.seed))
    }
    progress.end()
    let report = PolicyReport(outcomes: outcomes)
    for level in levels { print(report.text(of: level)) }
    if let csv { try FileAccess.write(Data(report.csv.utf8), to: csv) }
  }

  private var jobs: [Job] {
    levels.flatMap { level in
      trials(on: level).flatMap { trial in
        (1...seeds).map { Job(trial: trial, level: level, seed: $0) }
      }
    }
  }

  private func trials(on level: Difficulty) -> [PolicyTrial] {
    PlayerPolicy.allCases.flatMap { policy in
      let without: [CellType?] = withParts ? [nil] + policy.parts : [nil]
      return without.map {
        PolicyTrial(level: level, policy: policy, eras: Eras.all, without: $0, limit: limit)
      }
    }
  }
}
