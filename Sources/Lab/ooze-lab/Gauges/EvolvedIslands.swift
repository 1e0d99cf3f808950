import CommandSupport
import EvolutionRuns
import Micro

/// The evolving islands of a run, in the order of their seeds.
enum EvolvedIslands {
  /// Reads the newest checkpoint of a run, and holds its folder's lock until the program ends.
  static func read(_ run: FolderPath) throws -> [Island] {
    let folder = RunDirectory(path: run.path)
    guard folder.holdsRun else { throw RunDirectoryError.noCheckpoint(run.path) }
    try FolderLock.hold(folder.url)
    return try Checkpoint.newest(in: folder) { ProgressLine().say($0) }
      .islands.filter { $0.arm == .evolving }
  }
}
