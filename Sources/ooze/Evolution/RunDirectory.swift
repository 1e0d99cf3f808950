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

  func create() throws {
    try FileManager.default.createDirectory(at: champions, withIntermediateDirectories: true)
  }

  /// Reads the checkpoint.
  func readCheckpoint() throws -> [UInt8] {
    try FileAccess.read(checkpoint.path, upTo: SaveFormat.longest)
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
