import CommandSupport
import Foundation
import Micro
import MicroApp

/// The folder of one evolution, which `ooze evolve` writes on one machine and `ooze-ray` on a cluster:
///
///     rounds/00000060/archipelago.json   manifest of a checkpoint, written last: without it there is none
///     rounds/00000060/island-00000.ooze  an island after that round
///     statistics/00000060.csv            a line for each island after that round
///     statistics.csv                     all of them, joined at the end
///     goal.json                          the number of rounds, if `ooze evolve` was given one
///     champions/  report.html            the results
package struct RunDirectory {
  package let url: URL

  package init(url: URL) { self.url = url }

  package init(path: String) {
    self.init(url: URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL)
  }

  package var rounds: URL { url.appendingPathComponent("rounds") }
  package var parts: URL { url.appendingPathComponent("statistics") }
  package var statistics: URL { url.appendingPathComponent("statistics.csv") }
  package var goal: URL { url.appendingPathComponent("goal.json") }
  package var champions: URL { url.appendingPathComponent("champions") }
  package var report: URL { url.appendingPathComponent("report.html") }
  /// The file in which runs kept everything before islands existed.
  package var formerCheckpoint: URL { url.appendingPathComponent("checkpoint") }

  /// The number of checkpoints that are kept. If the newest is broken, there is the one before.
  package static let keptCheckpoints = 2

  package var holdsRun: Bool {
    !checkpoints.isEmpty || FileManager.default.fileExists(atPath: formerCheckpoint.path)
  }

  /// The rounds of complete checkpoints, newest first.
  package var checkpoints: [Int] {
    folders(in: rounds).filter {
      FileManager.default.fileExists(atPath: Checkpoint.manifest(in: folder(ofRound: $0)).path)
    }
  }

  package func folder(ofRound round: Int) -> URL {
    rounds.appendingPathComponent(RunDirectory.name(ofRound: round), isDirectory: true)
  }

  /// Formats a round for file names, which then sort numerically.
  package static func name(ofRound round: Int) -> String { String(format: "%08d", round) }

  /// Makes the missing folders, accessible only to their owner.
  package func create() throws {
    for folder in [rounds, parts, champions] { try FileAccess.makeFolder(folder) }
  }

  /// Writes a file for people to read. If it is new, only its owner has access.
  package func write(_ data: Data, to file: URL) throws {
    try FileAccess.write(data, to: file.path, isPrivate: true)
  }

  /// Removes the checkpoints before the last two, and the remains of interrupted ones. The manifest goes first, so that
  /// half a checkpoint never looks complete. Files that don't belong to a checkpoint stay.
  package func removeOldRounds() {
    let kept = Set(checkpoints.prefix(RunDirectory.keptCheckpoints))
    for round in folders(in: rounds) where !kept.contains(round) {
      let folder = folder(ofRound: round)
      let manifest = Checkpoint.manifest(in: folder)
      let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter(Checkpoint.isFile).map(folder.appendingPathComponent)
      for file in [manifest] + others { OutputFile.remove(file.path) }
      rmdir(folder.path)
    }
  }

  /// Joins the lines of all rounds up to `round`, under their header.
  package func readStatistics(through round: Int) throws -> String {
    var text = IslandStatistics.header + "\n"
    for number in folders(in: parts, suffix: ".csv").reversed() where number <= round {
      let file = parts.appendingPathComponent(RunDirectory.name(ofRound: number) + ".csv")
      let bytes = try FileAccess.read(file.path, upTo: RunDirectory.maximumStatisticsBytes)
      text += String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  package func write(statistics: String, ofRound round: Int) throws {
    try FileAccess.keep(
      Data(statistics.utf8),
      at: parts.appendingPathComponent(RunDirectory.name(ofRound: round) + ".csv").path)
  }

  /// The longest statistics file that is read, in bytes: far more than weeks of evolution write.
  package static let maximumStatisticsBytes = 1 << 28

  /// Lists the numbers that are names in a folder, the largest first.
  private func folders(in folder: URL, suffix: String = "") -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap {
      guard $0.hasSuffix(suffix), let number = Int($0.dropLast(suffix.count)), number >= 0,
        RunDirectory.name(ofRound: number) + suffix == $0
      else { return nil }
      return number
    }.sorted(by: >)
  }
}

/// The reason why a folder can't be used for a run.
package enum RunDirectoryError: Error, CustomStringConvertible {
  case occupied(String)
  case noCheckpoint(String)
  case allBroken(String, [String])

  package var description: String {
    switch self {
    case .occupied(let path):
      "\(path.printable) already holds a run: add --resume to continue it, or name another folder"
    case .noCheckpoint(let path):
      "\(path.printable) holds no run: start one with 'ooze evolve --out \(path.printable)', without --resume"
    case .allBroken(let path, let reasons):
      "no checkpoint in \(path.printable) can be read (\(reasons.joined(separator: "; "))): "
        + "start a new run in another folder"
    }
  }
}
