import Foundation
import Micro

/// The device's own file system.
@available(iOS 16, *)
struct DeviceDisk: Disk {
  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    try RegularFile.read(path, upTo: SaveFormat.maximumLength)
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw DiskError(error)
    }
  }

  func makeFolder(_ path: String) throws(DiskError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw DiskError(error)
    }
  }

  func destination(of path: String) throws(DiskError) -> String {
    guard case .file(let place) = try OutputFile.destination(of: path) else { throw .notAFile }
    return place
  }

  func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError) {
    // Something that isn't a file is found before it is opened; something that replaces it later, when it is opened.
    let place = try destination(of: path)
    let file = open(place, O_WRONLY | O_CREAT | Self.atOnce, 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard ftruncate(file, off_t(offset)) == 0 else { throw .last }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Interruptible.repeating {
          pwrite(
            file, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
        }
      }
      guard count > 0 else { throw count == 0 ? .full : .last }
      done += count
    }
  }

  func sync(_ path: String) throws(DiskError) {
    let file = open(path, O_RDONLY | Self.atOnce)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    guard fsync(file) == 0 else {
      // Some file systems can't sync folders; then renaming is as durable as possible.
      if errno == EINVAL { return }
      throw .last
    }
  }

  func rename(_ path: String, to new: String) throws(DiskError) {
    try OutputFile.rename(path, to: new)
  }

  func remove(_ path: String) throws(DiskError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw .last
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK:
      guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    case S_IFDIR:
      // One failed removal doesn't prevent the others.
      var failure: DiskError?
      for name in try names(in: path) {
        do throws(DiskError) {
          try remove("\(path)/\(name)")
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard rmdir(path) == 0 || errno == ENOENT else { throw .last }
    default: throw .notAFile
    }
  }

  /// The flags with which opening a file never waits for the other end of a pipe, and never leaves the file open in
  /// child processes.
  private static let atOnce = O_NONBLOCK | O_NOCTTY | O_CLOEXEC
}

@available(iOS 16, *)
extension DiskError {
  /// The error for the current `errno`.
  package static var last: DiskError { DiskError(errno: errno) }

  private init(errno: Int32) {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EACCES, EPERM, EROFS: self = .denied
    default: self = .failed(code: errno)
    }
  }

  /// Creates the reason of an error from Foundation.
  fileprivate init(_ error: any Error) {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    if let cause = underlying.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain {
      self.init(errno: Int32(cause.code))
      return
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteOutOfSpace: self = .full
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly: self = .denied
    case .fileWriteFileExists: self = .failed(code: EEXIST)
    default: self = .failed(code: EIO)
    }
  }
}
