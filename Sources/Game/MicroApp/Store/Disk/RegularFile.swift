import Foundation

/// Reads files whose paths may have been replaced. A pipe, a device or a socket is detected before anything is read, so
/// that it can neither hang the process nor fill its memory.
@available(iOS 16, *)
package enum RegularFile {
  /// Reads the whole file. Returns `nil` if there is none. Symbolic links are followed.
  ///
  /// The check and the read use the same open file, so nothing can replace it in between.
  ///
  /// - Parameter limit: The longest file that is read, in bytes.
  /// - Throws: `notAFile` if it isn't a regular file, and `tooLarge` for a longer one.
  package static func read(_ path: String, upTo limit: Int) throws(DiskError) -> [UInt8]? {
    // Don't wait for the other end of a pipe, and don't become a terminal's process.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return nil
      // A socket, or a device without a driver.
      case ENXIO, ENODEV, EOPNOTSUPP: throw .notAFile
      default: throw .last
      }
    }
    defer { close(file) }
    let size = try size(of: file)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try content(of: file, upTo: limit)
  }

  /// Returns the size in bytes.
  private static func size(of file: Int32) throws(DiskError) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return Int(status.st_size)
  }

  private static func content(of file: Int32, upTo limit: Int) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { buffer in
        Interruptible.repeating { Foundation.read(file, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
      // A file may grow while it is read.
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}

/// System calls that a signal may interrupt.
@available(iOS 16, *)
package enum Interruptible {
  /// Repeats a call that a signal interrupted.
  package static func repeating(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  /// Writes all bytes at the current position of an open file, and waits if a non-blocking one has no space yet.
  ///
  /// - Returns: Whether all were written; otherwise `errno` has the reason.
  package static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = repeating {
        Foundation.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN {
        var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else {
        if count == 0 { errno = ENOSPC }
        return false
      }
    }
    return true
  }
}
