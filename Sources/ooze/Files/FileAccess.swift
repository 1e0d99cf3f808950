import Foundation

/// Reads and writes whole files.
enum FileAccess {
  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter limit: A longer one is refused before it fills the memory.
  static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    do {
      let handle =
        path == "-"
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      var bytes: [UInt8] = []
      while let part = try handle.read(upToCount: 1 << 16), !part.isEmpty {
        bytes += part
        guard bytes.count <= limit else {
          throw CannotRead(path: path, reason: "it is longer than \(limit) bytes")
        }
      }
      return bytes
    } catch let error as CannotRead {
      throw error
    } catch {
      throw CannotRead(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes a file so that a kill at any moment, or a full disk, leaves the old one whole: into a new
  /// one beside it, flushed to the disk, then renamed.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).new")
    guard FileManager.default.createFile(atPath: temporary.path, contents: nil) else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    do {
      let handle = try FileHandle(forWritingTo: temporary)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw CannotWrite(path: path, reason: error.localizedDescription)
    }
    guard rename(temporary.path, url.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: temporary)
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
