import Foundation
import Micro

/// The folder of one evolution: `checkpoint`, `statistics.csv`, `champions/`, `report.html`.
struct RunDirectory {
  let url: URL

  var checkpoint: URL { url.appendingPathComponent("checkpoint") }
  var statistics: URL { url.appendingPathComponent("statistics.csv") }
  var champions: URL { url.appendingPathComponent("champions") }
  var report: URL { url.appendingPathComponent("report.html") }

  var hasCheckpoint: Bool { FileManager.default.fileExists(atPath: checkpoint.path) }

  /// Makes the folders that aren't there, which only their owner may look into.
  func create() throws {
    try FileManager.default.createDirectory(
      at: champions, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Writes one of the files, which only its owner may read.
  func write(_ data: Data, to file: URL) throws {
    try FileAccess.write(data, to: file.path, isPrivate: true)
  }

  /// Reads the checkpoint.
  func readCheckpoint() throws -> [UInt8] {
    try FileAccess.read(checkpoint.path, upTo: SaveFormat.longest)
  }

  /// Reads the statistics; empty if there are none.
  func readStatistics() throws -> String {
    let bytes = try FileAccess.readIfThere(statistics.path, upTo: StatisticsLog.longest) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why a folder can't be what it is asked to be.
enum RunDirectoryError: Error, CustomStringConvertible {
  case occupied(String)
  case noCheckpoint(String)

  var description: String {
    switch self {
    case .occupied(let path):
      "\(path) holds a run already: add --resume to go on with it, or name another folder"
    case .noCheckpoint(let path): "\(path) holds no run to resume"
    }
  }
}
