import CommandSupport
import Foundation
import Micro
import MicroApp

/// Runs scripted players on some levels and prints their fates.
struct PolicyMeasurement {
  let levels: [Difficulty]
  /// The kind of dish, with the opponents that evolved in it.
  var habitat = Habitat.shallows
  /// The players, in the order of the tables.
  let players: [PlayerPolicy]
  let seeds: UInt64
  /// The age in seconds from which a life counts as survived.
  let limit: Float
  /// Whether each player also lives without each part of its plan.
  let withParts: Bool
  let threads: Int

  /// A life to simulate.
  private struct Job: Sendable {
    let trial: PolicyTrial
    let level: Difficulty
    let seed: UInt64
  }

  /// The result of a life.
  struct Outcome: Sendable {
    let level: Difficulty
    let policy: PlayerPolicy
    let without: CellType?
    let seed: UInt64
    let life: PolicyTrial.Life
  }

  /// Simulates all lives and prints the tables.
  ///
  /// - Parameter csv: The file to which each life is written as soon as it is over, so that a run that ends early
  ///   leaves its measurements; `nil` for none. Something that takes bytes without keeping them, such as a pipe,
  ///   receives everything at the end.
  /// - Throws: The reason why the file can't be written: before the first life if it can't be written at all.
  func run(csv: String?) async throws {
    let jobs = self.jobs
    let progress = ProgressLine()
    let growing = csv.flatMap { FileAccess.isReplaced($0) ? $0 : nil }
    if let growing { try write([], to: growing) }
    var lived: [Outcome] = []
    let outcomes = await parallelMap(
      jobs, threads: threads,
      finished: { done, outcome in
        progress.show(
          "\(done) of \(jobs.count) lives, about \(progress.left(after: done, of: jobs.count)) left"
        )
        guard let growing else { return }
        lived.append(outcome)
        // A disk that is full now may have space later. An error is reported after the last life.
        try? write(lived, to: growing)
      },
      { job in
        Outcome(
          level: job.level, policy: job.trial.policy, without: job.trial.without, seed: job.seed,
          life: job.trial.life(seed: job.seed))
      })
    progress.end()
    let report = PolicyReport(outcomes: outcomes)
    for level in levels { StandardOutput.print(report.text(of: level)) }
    if let csv { try write(outcomes, to: csv) }
  }

  private func write(_ outcomes: [Outcome], to csv: String) throws {
    try FileAccess.write(Data(PolicyReport(outcomes: outcomes).csv.utf8), to: csv)
  }

  private var jobs: [Job] {
    levels.flatMap { level in
      trials(on: level).flatMap { trial in
        (1...seeds).map { Job(trial: trial, level: level, seed: $0) }
      }
    }
  }

  private func trials(on level: Difficulty) -> [PolicyTrial] {
    players.flatMap { policy in
      let without: [CellType?] = withParts ? [nil] + policy.parts : [nil]
      return without.map {
        PolicyTrial(
          level: level, in: habitat, policy: policy, eras: Eras.of(habitat), without: $0,
          limit: limit)
      }
    }
  }
}
