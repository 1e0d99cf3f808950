import Foundation

/// Writes whole files: all saved data, and all files that the command line is asked to write.
///
/// A regular file is replaced by a new one in one step, so that a kill at any moment, or a full disk, leaves the old
/// one whole. Its mode stays, and so does its owner if the process is allowed to set it. A link stays, and the file at
/// its end is replaced. Anything else, such as a device or a pipe, is never replaced: bytes are written into it.
@available(iOS 16, *)
package enum OutputFile {
  /// The end of the chain of links at a path.
  package enum Destination: Hashable, Sendable {
    /// A regular file, or an unused name.
    case file(String)
    /// A device, a pipe, a folder, or a file that a process has open: it can't be replaced.
    case other(String)
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - mode: The mode of a new file, which the process's mask reduces.
  ///   - isKept: Whether it is read again later. Then anything except a regular file is refused.
  /// - Throws: `notAFile` for a refused path; otherwise the reason why it can't be written. A regular file then keeps
  ///   its content.
  package static func write(
    _ bytes: some ContiguousBytes, to path: String, mode: mode_t, isKept: Bool
  ) throws(DiskError) {
    switch try destination(of: path) {
    case .file(let place): try replace(place, with: bytes, mode: mode)
    case .other(let place):
      guard !isKept else { throw .notAFile }
      try append(bytes, to: place)
    }
  }

  /// Follows the links at a path. The last one may lead to an unused name.
  package static func destination(of path: String) throws(DiskError) -> Destination {
    var place = path
    for _ in 0..<maximumLinks {
      guard let status = try status(of: place) else { return .file(place) }
      if status.isRegularFile { return .file(place) }
      guard status.kind == S_IFLNK, !isDescriptor(place) else { return .other(place) }
      let text = try linkText(of: place)
      place = text.hasPrefix("/") ? text : "\(place.folderPart)\(text)"
    }
    throw .failed(code: ELOOP)
  }

  /// Renames a file in one step. If a regular file has the new name, its mode and owner are kept.
  ///
  /// - Throws: `notAFile` if something other than a regular file or a folder has the name.
  package static func rename(_ path: String, to new: String) throws(DiskError) {
    if let old = try status(of: new), old.kind != S_IFDIR {
      guard old.isRegularFile else { throw .notAFile }
      if try status(of: path)?.isRegularFile == true { hand(old, to: path) }
    }
    guard Foundation.rename(path, new) == 0 else { throw .last }
  }

  /// Removes a regular file. Does nothing for anything else.
  package static func remove(_ path: String) {
    if (try? status(of: path))?.isRegularFile == true { unlink(path) }
  }

  // MARK: Regular files

  private static func replace(
    _ place: String, with bytes: some ContiguousBytes, mode: mode_t
  ) throws(DiskError) {
    let (file, temporary) = try openTemporary(beside: place, mode: mode)
    defer { close(file) }
    do throws(DiskError) {
      guard bytes.withUnsafeBytes({ Interruptible.write($0, to: file) }) else { throw .last }
      // Some file systems can't sync; then renaming is as durable as possible.
      guard fsync(file) == 0 || errno == EINVAL else { throw .last }
      try rename(temporary, to: place)
    } catch {
      // The partial file takes space that a full disk doesn't have.
      unlink(temporary)
      throw error
    }
  }

  /// Makes a temporary file next to another one. It is locked while it is open.
  private static func openTemporary(
    beside place: String, mode: mode_t
  ) throws(DiskError) -> (file: Int32, path: String) {
    var name = place.dropFirst(place.folderPart.count)
    guard !name.isEmpty else { throw .failed(code: EISDIR) }
    while name.utf8.count > maximumNameLength { name.removeLast() }
    for attempt in 0..<maximumAttempts {
      let number = attempt == 0 ? "" : ".\(attempt)"
      let path = "\(place.folderPart).\(name)\(number).new"
      removeLeftover(path)
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if file >= 0 {
        flock(file, LOCK_EX | LOCK_NB)
        return (file, path)
      }
      guard errno == EEXIST else { throw .last }
    }
    throw .failed(code: EEXIST)
  }

  /// Removes the temporary file of a process that died. It keeps one that a process is writing, and anything except a
  /// file.
  private static func removeLeftover(_ path: String) {
    guard (try? status(of: path))?.isRegularFile == true else { return }
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }

  /// Gives a new file the owner, the group and the mode of the one that it replaces, as far as the process is allowed
  /// to.
  private static func hand(_ old: stat, to path: String) {
    if chown(path, old.st_uid, old.st_gid) != 0 { _ = chown(path, uid_t.max, old.st_gid) }
    var mode = old.st_mode & 0o777
    if let new = try? status(of: path), new.st_gid != old.st_gid {
      // If the group can't be kept, its permissions would apply to another group.
      mode = mode & ~0o070 | (mode & 0o007) << 3
    }
    chmod(path, mode)
  }

  // MARK: Anything else

  /// Writes into what is at the path. A pipe waits for its reader, as with a shell's redirection.
  private static func append(_ bytes: some ContiguousBytes, to path: String) throws(DiskError) {
    let own = ["/proc/self/fd/", "/dev/fd/"].compactMap {
      path.hasPrefix($0) ? Int32(path.dropFirst($0.count)) : nil
    }
    // A file that this process has open continues at its current position.
    let file =
      own.first.map { dup($0) } ?? open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    guard bytes.withUnsafeBytes({ Interruptible.write($0, to: file) }) else { throw .last }
  }

  /// Returns whether a path names a descriptor of the process: the link's text is a description, not always a path.
  private static func isDescriptor(_ path: String) -> Bool {
    path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/")
  }

  // MARK: Looking

  /// Returns the status of the file at a path.
  ///
  /// - Returns: `nil` if there is none.
  private static func status(of path: String) throws(DiskError) -> stat? {
    var status = stat()
    guard lstat(path, &status) != 0 else { return status }
    guard errno == ENOENT || errno == ENOTDIR else { throw .last }
    return nil
  }

  private static func linkText(of path: String) throws(DiskError) -> String {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { throw .last }
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The most links that Linux follows in a path (path_resolution(7)).
  private static let maximumLinks = 40
  /// A name has at most 255 bytes; the temporary one adds a dot, a number and `.new`.
  private static let maximumNameLength = 247
  private static let maximumAttempts = 100
}

@available(iOS 16, *)
extension stat {
  fileprivate var kind: mode_t { st_mode & S_IFMT }
  fileprivate var isRegularFile: Bool { kind == S_IFREG }
}

@available(iOS 16, *)
extension String {
  /// The path up to its last slash, including it; empty if there is none.
  fileprivate var folderPart: Substring {
    self[..<(lastIndex(of: "/").map(index(after:)) ?? startIndex)]
  }
}
