import CommandSupport
import EvolutionRuns
import Foundation
import MicroApp

/// The number of rounds that a run is to have. It is kept beside the checkpoints, so that a run that was killed ends
/// where an unbroken one ends.
struct RunGoal: Codable {
  private var format = RunGoal.format
  private var version = RunGoal.version
  private var rounds: Int

  private static let format = "ooze goal"
  private static let version = 1
  /// The longest file that is read, in bytes.
  private static let maximumLength = 1 << 16

  /// - Returns: `nil` for a run that was told no number.
  /// - Throws: `CannotRead` if the file is none of ours.
  static func rounds(of directory: RunDirectory) throws -> Int? {
    let path = directory.goal.path
    guard let bytes = try FileAccess.readIfThere(path, upTo: maximumLength) else { return nil }
    guard let goal = try? JSONDecoder().decode(RunGoal.self, from: Data(bytes)),
      goal.format == format, goal.version == version, goal.rounds > 0
    else {
      throw CannotRead(
        path: path, reason: "it says no number of rounds: say it with --rounds, or remove the file")
    }
    return goal.rounds
  }

  /// - Parameter rounds: `nil` for a run that ends by the clock.
  static func set(_ rounds: Int?, of directory: RunDirectory) throws {
    let path = directory.goal.path
    guard let rounds else { return OutputFile.remove(path) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileAccess.keep(encoder.encode(RunGoal(rounds: rounds)), at: path)
  }
}
