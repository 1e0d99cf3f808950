import Foundation
import MicroApp

/// Reads and writes whole files.
enum FileAccess {
  /// Reads a file, or standard input for `-`. Other pipes, and devices, are refused.
  ///
  /// - Parameter limit: A longer one, in bytes, is refused before it fills the memory.
  static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    if path == "-" { return try readStandardInput(upTo: limit) }
    guard let bytes = try readIfThere(path, upTo: limit) else {
      throw CannotRead(path: path, reason: "there is no such file")
    }
    return bytes
  }

  /// Reads a file as `read` does; `nil` if there is none.
  static func readIfThere(_ path: String, upTo limit: Int) throws -> [UInt8]? {
    do throws(DiskError) {
      return try RegularFile.read(path, upTo: limit)
    } catch {
      throw CannotRead(path: path, reason: reason(of: error))
    }
  }

  private static func readStandardInput(upTo limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while let part = try FileHandle.standardInput.read(upToCount: 1 << 16), !part.isEmpty {
        bytes += part
        guard bytes.count <= limit else { throw DiskError.tooLarge(limit: limit) }
      }
    } catch let error as DiskError {
      throw CannotRead(path: "-", reason: reason(of: error))
    } catch {
      throw CannotRead(path: "-", reason: error.localizedDescription)
    }
    return bytes
  }

  private static func reason(of error: DiskError) -> String {
    switch error {
    case .full: "the disk is full"
    case .denied: "it isn't allowed"
    case .notAFile: "it is not a regular file"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .failed(let code): String(cString: strerror(code))
    }
  }

  /// Makes a folder that isn't there, and those that it lies in, which only their owner may look into.
  static func makeFolder(_ folder: URL) throws {
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
    let reason = code == EEXIST ? "it is not a folder" : String(cString: strerror(code))
    throw CannotWrite(path: path, reason: reason)
  }

  /// Writes a file so that a kill at any moment, or a full disk, leaves the old one whole: into a new
  /// one beside it, flushed to the disk, then renamed.
  ///
  /// - Parameter isPrivate: Whether only its owner may read it.
  static func write(_ data: Data, to path: String, isPrivate: Bool = false) throws {
    let url = URL(fileURLWithPath: path)
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).new").path
    // Whatever a process that died has left there, or somebody else has put there.
    unlink(temporary)
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(temporary)
      throw CannotWrite(path: path, reason: error.localizedDescription)
    }
    guard rename(temporary, url.path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw CannotWrite(path: path, reason: reason)
    }
  }
}

/// A file that can't be read.
struct CannotRead: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "cannot read \(path): \(reason)" }
}
