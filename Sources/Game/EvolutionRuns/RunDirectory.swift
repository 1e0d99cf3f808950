import CommandSupport
import Foundation
import Micro
import MicroApp

/// The folder of one evolution, which `ooze evolve` writes on one machine and `ooze-ray` on a cluster:
///
///     rounds/00000060/archipelago.json   what a checkpoint holds, written last: without it there is none
///     rounds/00000060/island-00000.ooze  an island after that round
///     statistics/00000060.csv            a line for each island after that round
///     statistics.csv                     all of them, put together at the end
///     goal.json                          how many rounds there are to be, if `ooze evolve` was told
///     champions/  report.html            what came of it
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
  /// The file in which runs kept everything before there were islands.
  package var formerCheckpoint: URL { url.appendingPathComponent("checkpoint") }

  /// The checkpoints that are kept: if the newest is broken, there is the one before.
  package static let keptCheckpoints = 2

  package var holdsRun: Bool {
    !checkpoints.isEmpty || FileManager.default.fileExists(atPath: formerCheckpoint.path)
  }

  /// The rounds of the checkpoints that are complete, newest first.
  package var checkpoints: [Int] {
    folders(in: rounds).filter {
      FileManager.default.fileExists(atPath: Checkpoint.manifest(in: folder(ofRound: $0)).path)
    }
  }

  package func folder(ofRound round: Int) -> URL {
    rounds.appendingPathComponent(RunDirectory.name(ofRound: round), isDirectory: true)
  }

  /// A round in names of files, which then sort as numbers do.
  package static func name(ofRound round: Int) -> String { String(format: "%08d", round) }

  /// Makes the folders that aren't there, which only their owner may look into.
  package func create() throws {
    for folder in [rounds, parts, champions] { try FileAccess.makeFolder(folder) }
  }

  /// Writes one of the files that people read, which only its owner may if it is new.
  package func write(_ data: Data, to file: URL) throws {
    try FileAccess.write(data, to: file.path, isPrivate: true)
  }

  /// Takes away the checkpoints before the last two, and what kills have left of others. Of each the
  /// manifest goes first, so that half a checkpoint never looks whole. What is none of a checkpoint's files stays.
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

  /// The lines of all rounds up to one, under their header.
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

  /// The longest file of statistics that is read, in bytes: far more than weeks of evolution write.
  package static let maximumStatisticsBytes = 1 << 28

  /// The numbers that are names in a folder, the largest first.
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

/// Why a folder can't be what it is asked to be.
package enum RunDirectoryError: Error, CustomStringConvertible {
  case occupied(String)
  case noCheckpoint(String)
  case allBroken(String, [String])

  package var description: String {
    switch self {
    case .occupied(let path):
      "\(path.printable) holds a run already: add --resume to go on with it, or name another folder"
    case .noCheckpoint(let path):
      "\(path.printable) holds no run: begin one with 'ooze evolve --out \(path.printable)', without --resume"
    case .allBroken(let path, let reasons):
      "no checkpoint in \(path.printable) can be read (\(reasons.joined(separator: "; "))): "
        + "begin the run anew in another folder"
    }
  }
}
