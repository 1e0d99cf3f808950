import Foundation
import MicroApp
import Synchronization

/// Keeps a second process out of a folder in which this one writes. Two would overwrite each other's files.
///
/// The lock is advisory (`flock`) on the file `lock` in the folder, which holds the process identifier. The kernel
/// frees it when the process ends, however it ends; the file stays.
package enum FolderLock {
  package static let name = "lock"

  /// The locks that this process holds.
  private static let held = Mutex<Set<Identity>>([])

  /// The identity of a file, whatever its path.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Locks a folder for the rest of the process's life. Does nothing if it already holds the lock. A missing folder is
  /// made, accessible only to its owner.
  ///
  /// - Throws: `FolderInUse` if another process holds the lock; `CannotWrite` if the folder or the file can't be made,
  ///   or the folder isn't writable.
  package static func hold(_ folder: URL) throws {
    let path = folder.appendingPathComponent(name).path
    try FileAccess.makeFolder(folder)
    // An existing lock can be opened even in a folder that takes no new files.
    guard access(folder.path, W_OK | X_OK) == 0 else {
      throw CannotWrite(path: folder.path, reason: String(cString: strerror(errno)))
    }
    // Don't wait for the other end of a pipe, and don't follow links out of the folder.
    let file = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw CannotWrite(path: path, DiskError.notAFile)
    }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    guard held.withLock({ $0.insert(identity).inserted }) else {
      close(file)
      return
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      held.withLock { _ = $0.remove(identity) }
      guard code == EWOULDBLOCK else {
        throw CannotWrite(path: path, reason: String(cString: strerror(code)))
      }
      throw FolderInUse(folder: folder.path, process: holder(path))
    }
    // The number is only for people. A full disk, which can't store it, keeps nobody out.
    let number = Array("\(getpid())\n".utf8)
    _ = ftruncate(file, 0)
    _ = pwrite(file, number, number.count, 0)
    // The file stays open: closing it would free the lock.
  }

  /// Returns the process identifier in a lock file; `nil` while there is none.
  private static func holder(_ path: String) -> Int32? {
    let bytes = (try? RegularFile.read(path, upTo: 32)) ?? []
    return Int32(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}

/// Another process holds the folder's lock.
package struct FolderInUse: Error, CustomStringConvertible {
  package let folder: String
  /// Its process identifier, if the lock file holds one.
  package let process: Int32?

  package var description: String {
    let holder = process.map { "process \($0)" } ?? "another process"
    return
      "\(folder.printable) is in use by \(holder), and two would overwrite each other's files: "
      + "end that process first, or name another folder"
  }
}
