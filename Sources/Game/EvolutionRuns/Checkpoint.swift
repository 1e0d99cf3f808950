import CommandSupport
import Foundation
import Micro

/// An archipelago after a round, on the disk: one file for each island, and one that says what belongs
/// together, which comes last.
package enum Checkpoint {
  /// The content of `archipelago.json`; the fields stand in the order of their names, without spaces.
  private struct Manifest: Codable {
    var format: String
    var version: Int
    var round: Int
    var seed: UInt64
    var topology: String
    var migrants: Int
    var roundSteps: Int
    /// The number of islands that evolve, the first of `hashes`.
    var evolving: Int
    /// Each island's hash, the checksum with which its file ends; sixteen digits to base 16.
    var hashes: [String]
    /// The hash of the whole archipelago.
    var hash: String
  }

  private static let format = "ooze archipelago"
  private static let version = 1
  private static let maximumManifestBytes = 1 << 22

  package static func manifest(in folder: URL) -> URL {
    folder.appendingPathComponent("archipelago.json")
  }

  private static func island(_ number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent(String(format: "island-%05d.ooze", number))
  }

  /// Whether a file of a checkpoint's folder has this name, or one that is being written there.
  package static func isFile(_ name: String) -> Bool {
    let files =
      /(archipelago\.json|island-\d+\.ooze)|\.(archipelago\.json|island-\d+\.ooze)(\.\d+)?\.new/
    return name.wholeMatch(of: files) != nil
  }

  /// A hash as people and files write it.
  package static func text(_ hash: UInt64) -> String { String(format: "%016lx", UInt(hash)) }

  /// Writes an archipelago whose islands' saves are at hand.
  package static func write(
    _ archipelago: Archipelago, saves: [[UInt8]], to directory: RunDirectory
  ) throws {
    let folder = directory.folder(ofRound: archipelago.round)
    try FileAccess.makeFolder(folder)
    for (number, save) in saves.enumerated() {
      try FileAccess.keep(Data(save), at: island(number, in: folder).path)
    }
    let hashes = saves.map { Island.hash(ofSave: $0) }
    let plan = archipelago.plan
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let manifest = Manifest(
      format: format, version: version, round: archipelago.round, seed: plan.seed,
      topology: plan.topology.name, migrants: plan.migrants, roundSteps: plan.roundSteps,
      evolving: plan.islands, hashes: hashes.map(text),
      hash: text(Archipelago.hash(ofRound: archipelago.round, islands: hashes)))
    try FileAccess.keep(try encoder.encode(manifest), at: Self.manifest(in: folder).path)
  }

  /// Reads the checkpoint of a round, all of it, and checks that it is what was written.
  package static func read(round: Int, from directory: RunDirectory) throws -> Archipelago {
    let folder = directory.folder(ofRound: round)
    let manifest = try readManifest(in: folder)
    guard manifest.round == round, let topology = Topology(name: manifest.topology),
      manifest.hashes.count <= 3 * ArchipelagoPlan.maximumIslands
    else { throw broken(Self.manifest(in: folder), "it says what can't be") }
    let islands = try manifest.hashes.enumerated().map { number, hash in
      let file = island(number, in: folder)
      let bytes = try FileAccess.read(file.path, upTo: SaveFormat.maximumLength)
      guard text(Island.hash(ofSave: bytes)) == hash else {
        throw broken(file, "it is not the one of this checkpoint")
      }
      do {
        return try Island(save: bytes)
      } catch {
        throw broken(file, "\(error)")
      }
    }
    let plan = ArchipelagoPlan(
      seed: manifest.seed, islands: manifest.evolving, topology: topology,
      migrants: manifest.migrants, roundSteps: manifest.roundSteps)
    guard let archipelago = Archipelago(plan, islands: islands, round: round),
      text(archipelago.hash()) == manifest.hash
    else { throw broken(Self.manifest(in: folder), "its islands are not its plan's") }
    return archipelago
  }

  private static func readManifest(in folder: URL) throws -> Manifest {
    let file = manifest(in: folder)
    let bytes = try FileAccess.read(file.path, upTo: maximumManifestBytes)
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.format == format
    else { throw broken(file, "it is not the plan of an archipelago") }
    guard manifest.version == version else {
      throw broken(
        file, "it has version \(manifest.version); \(version) is the only one known here")
    }
    return manifest
  }

  private static func broken(_ file: URL, _ reason: String) -> CannotRead {
    CannotRead(path: file.path, reason: reason)
  }

  /// The newest checkpoint of a run that is sound.
  ///
  /// - Parameter passed: Told of each newer one that is broken, and why.
  /// - Throws: `CannotRead` if the newest can't be read for another reason, such as a pipe in a file's place: the one
  ///   before it would be taken for the newest, and be written over what is there.
  package static func newest(in directory: RunDirectory, passed: (String) -> Void) throws
    -> Archipelago
  {
    var reasons: [String] = []
    for round in directory.checkpoints {
      do {
        return try read(round: round, from: directory)
      } catch let error as CannotRead where error.isBroken {
        reasons.append("\(error)")
        passed("the checkpoint of round \(round) is broken, the one before it is used: \(error)")
      }
    }
    guard reasons.isEmpty else { throw RunDirectoryError.allBroken(directory.url.path, reasons) }
    return try former(in: directory)
  }

  /// The run that an older version kept in one file, as an archipelago.
  private static func former(in directory: RunDirectory) throws -> Archipelago {
    let file = directory.formerCheckpoint
    guard let bytes = try FileAccess.readIfThere(file.path, upTo: SaveFormat.maximumLength) else {
      throw RunDirectoryError.noCheckpoint(directory.url.path)
    }
    do {
      return try Archipelago(experiment: bytes)
    } catch {
      throw broken(file, "\(error)")
    }
  }
}
