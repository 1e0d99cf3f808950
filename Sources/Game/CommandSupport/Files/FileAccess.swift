import Foundation
import MicroApp

/// Reads and writes whole files.
package enum FileAccess {
  /// Reads a file, or standard input for `-`. Other pipes, and devices, are refused.
  ///
  /// - Parameter limit: A longer one, in bytes, is refused before it fills the memory.
  package static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    if path == "-" { return try readStandardInput(upTo: limit) }
    guard let bytes = try readIfThere(path, upTo: limit) else {
      throw CannotRead(path: path, reason: "there is no such file")
    }
    return bytes
  }

  /// Reads a file as `read` does; `nil` if there is none.
  package static func readIfThere(_ path: String, upTo limit: Int) throws -> [UInt8]? {
    do throws(DiskError) {
      return try RegularFile.read(path, upTo: limit)
    } catch {
      throw CannotRead(path: path, error)
    }
  }

  /// Reads a text that people edit, without the mark with which some editors begin it.
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

  /// Makes a folder that isn't there, and those that it lies in, which only their owner may look into.
  package static func makeFolder(_ folder: URL) throws {
    // The system's own words: Foundation has none for some of the reasons.
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

  /// Writes a file that somebody asked for: see `OutputFile`.
  ///
  /// - Parameter isPrivate: Whether only its owner may read it, if it is new.
  package static func write(_ data: Data, to path: String, isPrivate: Bool = false) throws {
    try write(data, to: path, mode: isPrivate ? 0o600 : 0o666, isKept: false)
  }

  /// Writes a file that is read again later, which only its owner may read if it is new. What is no regular file is
  /// refused: it would keep nothing.
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

  /// Whether a path leads to a file that is replaced when it is written, and not to something that takes bytes.
  package static func isReplaced(_ path: String) -> Bool {
    if case .file = try? OutputFile.destination(of: path) { true } else { false }
  }
}
