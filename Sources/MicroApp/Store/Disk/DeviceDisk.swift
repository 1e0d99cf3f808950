import Foundation

/// The device's own file system.
@available(iOS 16, *)
struct DeviceDisk: Disk {
  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { Self.read(file, into: $0) }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
    }
  }

  private static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    repeating { Foundation.read(file, buffer.baseAddress, buffer.count) }
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .denied
    }
  }

  func makeFolder(_ path: String) throws(DiskError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
      throw .last
    }
  }

  func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError) {
    let file = open(path, O_WRONLY | O_CREAT | (offset == 0 ? O_TRUNC : 0), 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    guard offset == 0 || ftruncate(file, off_t(offset)) == 0 else { throw .last }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.repeating {
          pwrite(
            file, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
        }
      }
      guard count > 0 else { throw count == 0 ? .full : .last }
      done += count
    }
  }

  func sync(_ path: String) throws(DiskError) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    guard fsync(file) == 0 else {
      // Some file systems can't sync folders; then renaming is as durable as it gets.
      if errno == EINVAL { return }
      throw .last
    }
  }

  func rename(_ path: String, to new: String) throws(DiskError) {
    guard Foundation.rename(path, new) == 0 else { throw .last }
  }

  func remove(_ path: String) throws(DiskError) {
    if unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR { return }
    // What isn't a file is a folder, perhaps with something in it.
    for name in try names(in: path) { try remove("\(path)/\(name)") }
    guard rmdir(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// A call that a signal interrupted is made again.
  private static func repeating(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}

@available(iOS 16, *)
extension DiskError {
  /// What `errno` says.
  fileprivate static var last: DiskError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EACCES, EPERM, EROFS: .denied
    case let code: .failed(code: code)
    }
  }
}
