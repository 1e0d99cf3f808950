import Foundation
import MicroApp

/// Reads and writes whole files.
package enum FileAccess {
  /// Reads a file, or standard input for `-`. Other pipes, and devices, are refused.
  ///
  /// - Parameter limit: The largest size in bytes. A longer file is refused before it fills the memory.
  package static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    if path == "-" { return try readStandardInput(upTo: limit) }
    guard let bytes = try readIfThere(path, upTo: limit) else {
      throw CannotRead(path: path, reason: "there is no such file")
    }
    return bytes
  }

  /// Reads a file as `read` does. Returns `nil` if there is none.
  package static func readIfThere(_ path: String, upTo limit: Int) throws -> [UInt8]? {
    do throws(DiskError) {
      return try RegularFile.read(path, upTo: limit)
    } catch {
      throw CannotRead(path: path, error)
    }
  }

  /// Reads a text that people edit, without a leading byte order mark.
  package static func readText(_ path: String, upTo limit: Int) throws -> String {
    String(decoding: try read(path, upTo: limit + ByteOrderMark.bytes.count), as: UTF8.self)
      .withoutByteOrderMark
  }

  private static func readStandardInput(upTo limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try StandardInput.read(upTo: 1 << 16)
      guard !part.isEmpty else { return bytes }
      bytes += part
      guard bytes.count <= limit else {
        throw CannotRead(path: "-", DiskError.tooLarge(limit: limit))
      }
    }
  }

  /// Makes a folder and its missing parents, accessible only to their owner.
  package static func makeFolder(_ folder: URL) throws {
    // Use the system's own words: Foundation has none for some of the reasons.
    let path = folder.standardizedFileURL.path
    guard mkdir(path, 0o700) != 0 else { return }
    var code = errno
    if code == ENOENT, path != "/" {
      try makeFolder(folder.standardizedFileURL.deletingLastPathComponent())
      guard mkdir(path, 0o700) != 0 else { return }
      code = errno
    }
    var isFolder: ObjCBool = false
    if code == EEXIST, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return
    }
    guard code != ENOSPC, code != EDQUOT else { throw CannotWrite(path: path, DiskError.full) }
    let reason = code == EEXIST ? "it is not a folder" : String(cString: strerror(code))
    throw CannotWrite(path: path, reason: reason)
  }

  /// Writes a file that the user asked for: see `OutputFile`.
  ///
  /// - Parameter isPrivate: Whether only its owner may read it, if it is new.
  package static func write(_ data: Data, to path: String, isPrivate: Bool = false) throws {
    try write(data, to: path, mode: isPrivate ? 0o600 : 0o666, isKept: false)
  }

  /// Writes a file that is read again later. If it is new, only its owner may read it. Anything except a regular file
  /// is refused: it would not keep the data.
  package static func keep(_ data: Data, at path: String) throws {
    try write(data, to: path, mode: 0o600, isKept: true)
  }

  private static func write(_ data: Data, to path: String, mode: mode_t, isKept: Bool) throws {
    do throws(DiskError) {
      try OutputFile.write(data, to: path, mode: mode, isKept: isKept)
    } catch {
      throw CannotWrite(path: path, error)
    }
  }

  /// Returns whether writing replaces the file at a path, as opposed to a device or pipe that takes bytes.
  package static func isReplaced(_ path: String) -> Bool {
    if case .file = try? OutputFile.destination(of: path) { true } else { false }
  }
}
