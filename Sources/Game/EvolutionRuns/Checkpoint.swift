import CommandSupport
import Foundation
import Micro

/// An archipelago after a round, on disk: one file for each island, and a manifest that is written last.
package enum Checkpoint {
  /// The content of `archipelago.json`: fields in alphabetical order, without spaces.
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
    /// Each island's hash, which is the checksum at the end of its file: sixteen hexadecimal digits.
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

  /// Returns whether a name belongs to a checkpoint's file, or to the temporary file that becomes one.
  package static func isFile(_ name: String) -> Bool {
    let files =
      /(archipelago\.json|island-\d+\.ooze)|\.(archipelago\.json|island-\d+\.ooze)(\.\d+)?\.new/
    return name.wholeMatch(of: files) != nil
  }

  /// Formats a hash as files and messages show it.
  package static func text(_ hash: UInt64) -> String { String(format: "%016lx", UInt(hash)) }

  /// Writes an archipelago whose islands are already encoded.
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

  /// Reads the whole checkpoint of a round and verifies its hashes.
  package static func read(round: Int, from directory: RunDirectory) throws -> Archipelago {
    let folder = directory.folder(ofRound: round)
    let manifest = try readManifest(in: folder)
    guard manifest.round == round, let topology = Topology(name: manifest.topology),
      manifest.hashes.count <= 3 * ArchipelagoPlan.maximumIslands
    else { throw broken(Self.manifest(in: folder), "it has values that are out of range") }
    let islands = try manifest.hashes.enumerated().map { number, hash in
      let file = island(number, in: folder)
      let bytes = try FileAccess.read(file.path, upTo: SaveFormat.maximumLength)
      guard text(Island.hash(ofSave: bytes)) == hash else {
        throw broken(file, "it doesn't belong to this checkpoint")
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
    else { throw broken(Self.manifest(in: folder), "its islands don't match its plan") }
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
        file, "it has version \(manifest.version), and this program reads only version \(version)")
    }
    return manifest
  }

  private static func broken(_ file: URL, _ reason: String) -> CannotRead {
    CannotRead(path: file.path, reason: reason)
  }

  /// Returns the newest intact checkpoint of a run.
  ///
  /// - Parameter passed: Called for each newer one that is broken, with the reason.
  /// - Throws: `CannotRead` if the newest can't be read for another reason, such as a pipe in a file's place.
  ///   Continuing from the one before it would overwrite what is there.
  package static func newest(in directory: RunDirectory, passed: (String) -> Void) throws
    -> Archipelago
  {
    var reasons: [String] = []
    for round in directory.checkpoints {
      do {
        return try read(round: round, from: directory)
      } catch let error as CannotRead where error.isBroken {
        reasons.append("\(error)")
        passed("the checkpoint of round \(round) is broken, so the one before it is used: \(error)")
      }
    }
    guard reasons.isEmpty else { throw RunDirectoryError.allBroken(directory.url.path, reasons) }
    return try former(in: directory)
  }

  /// Reads a run that an older version kept in one file, as an archipelago.
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
