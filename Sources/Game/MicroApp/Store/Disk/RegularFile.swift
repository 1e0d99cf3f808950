import Foundation

/// Reads files that somebody else may have put there: a pipe, a device or a socket is told before
/// anything is read of it, so that it can neither hang the process nor fill its memory.
@available(iOS 16, *)
package enum RegularFile {
  /// The whole file; `nil` if there is none. Symbolic links are followed.
  ///
  /// The opened file is the one that is looked at and read: nothing can be put in its place in between.
  ///
  /// - Parameter limit: The longest file that is read, in bytes.
  /// - Throws: `notAFile` for what isn't a regular file, and `tooLarge` for a longer one.
  package static func read(_ path: String, upTo limit: Int) throws(DiskError) -> [UInt8]? {
    // Without waiting for the other end of a pipe, and without becoming a terminal's process.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return nil
      // A socket, and a device without a driver.
      case ENXIO, ENODEV, EOPNOTSUPP: throw .notAFile
      default: throw .last
      }
    }
    defer { close(file) }
    let size = try size(of: file)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try content(of: file, upTo: limit)
  }

  /// In bytes.
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

/// Calls of the system that a signal may interrupt.
@available(iOS 16, *)
package enum Interruptible {
  /// A call that a signal interrupted is made again.
  package static func repeating(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  /// Writes all bytes where an open file stands, and waits where one that doesn't wait by itself has no room yet.
  ///
  /// - Returns: Whether all were taken; otherwise `errno` says why not.
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
