import CommandSupport
import EvolutionRuns
import Foundation
import MicroApp

/// The number of rounds of a run, stored next to the checkpoints. A run that was killed and resumed ends after the same
/// round as an unbroken one.
struct RunGoal: Codable {
  private var format = RunGoal.format
  private var version = RunGoal.version
  private var rounds: Int

  private static let format = "ooze goal"
  private static let version = 1
  /// The longest file that is read, in bytes.
  private static let maximumLength = 1 << 16

  /// Reads the number of rounds of a run.
  ///
  /// - Returns: `nil` for a run without a limit of rounds.
  /// - Throws: `CannotRead` if the file isn't a valid goal.
  static func rounds(of directory: RunDirectory) throws -> Int? {
    let path = directory.goal.path
    guard let bytes = try FileAccess.readIfThere(path, upTo: maximumLength) else { return nil }
    guard let goal = try? JSONDecoder().decode(RunGoal.self, from: Data(bytes)),
      goal.format == format, goal.version == version, goal.rounds > 0
    else {
      throw CannotRead(
        path: path,
        reason: "it has no valid number of rounds: set one with --rounds, or remove the file")
    }
    return goal.rounds
  }

  /// Stores the number of rounds of a run.
  ///
  /// - Parameter rounds: `nil` for a run that ends by the clock.
  static func set(_ rounds: Int?, of directory: RunDirectory) throws {
    let path = directory.goal.path
    guard let rounds else { return OutputFile.remove(path) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileAccess.keep(encoder.encode(RunGoal(rounds: rounds)), at: path)
  }
}
