import Foundation

/// An open folder. All operations affect names in it, and never the target of a link.
final class OpenDirectory {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder that the user named. Links in the path are followed, because they are the user's and not
  /// the project's.
  convenience init(at path: String) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    self.init(descriptor)
  }

  /// Opens a folder in this one, or returns `nil` if there is none. Throws if the name belongs to something
  /// else, including a link.
  func folder(_ name: FileName) throws(SystemError) -> OpenDirectory? {
    let inner = openat(
      descriptor, name.text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0)
    if inner < 0 {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    return OpenDirectory(inner)
  }

  /// Makes a folder and opens it.
  func makeFolder(_ name: FileName) throws(SystemError) -> OpenDirectory {
    guard mkdirat(descriptor, name.text, 0o755) == 0 else { throw .last }
    guard let folder = try folder(name) else { throw SystemError(code: ENOENT) }
    return folder
  }

  /// Returns the entry with a name without following links, or `nil` if there is none.
  func entry(_ name: FileName) throws(SystemError) -> stat? {
    var entry = stat()
    guard fstatat(descriptor, name.text, &entry, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    return entry
  }

  /// The bytes of a regular file.
  func read(_ name: FileName) throws(SystemError) -> [UInt8] {
    let file = openat(descriptor, name.text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    return try InputFile.readAll(file, upTo: Int.max)
  }

  /// Replaces the file with a name atomically: if the process is killed or the disk is full, the previous file
  /// is still there.
  func replace(_ name: FileName, with content: FolderPlan.Content) throws(SystemError) {
    switch content {
    case .bytes(let bytes): try replace(name, with: bytes)
    case .alias(let file): try replace(name, withSymbolicLinkTo: file)
    case .copy(let file): try replace(name, withCopyOf: file, upTo: ProjectLimits.resourceLength)
    case .program(let file):
      do throws(SystemError) {
        try replace(name, withLinkTo: file)
      } catch {
        // The file is on another disk, or on one without hard links.
        try replace(name, withCopyOf: file, upTo: .max)
      }
    }
  }

  func replace(_ name: FileName, with bytes: [UInt8]) throws(SystemError) {
    try replace(name, mode: 0o644) { file throws(SystemError) in
      try OutputFile.append(bytes[...], to: file)
    }
  }

  /// - Parameter limit: The maximum length of a copied file, in bytes.
  private func replace(
    _ name: FileName, withCopyOf source: URL, upTo limit: Int
  ) throws(SystemError) {
    let input = try InputFile.open(source.path)
    defer { close(input) }
    var entry = stat()
    guard fstat(input, &entry) == 0 else { throw .last }
    try replace(name, mode: 0o644 | entry.st_mode & 0o111) { file throws(SystemError) in
      try OutputFile.copy(input, to: file, upTo: limit)
    }
  }

  private func replace(
    _ name: FileName, mode: mode_t, fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    let temporary = try unusedName()
    let file = openat(
      descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(file) }
      try fill(file)
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    try rename(temporary, to: name)
  }

  private func replace(_ name: FileName, withLinkTo program: URL) throws(SystemError) {
    let temporary = try unusedName()
    guard linkat(AT_FDCWD, program.path, descriptor, temporary, 0) == 0 else { throw .last }
    try rename(temporary, to: name)
  }

  private func replace(_ name: FileName, withSymbolicLinkTo file: URL) throws(SystemError) {
    var entry = stat()
    guard stat(file.path, &entry) == 0 else { throw .last }
    // Opening a folder through a link would let later writes and removals happen below its target.
    guard entry.isRegularFile else { throw SystemError(code: EINVAL) }
    let temporary = try unusedName()
    guard symlinkat(file.path, descriptor, temporary) == 0 else { throw .last }
    try rename(temporary, to: name)
  }

  /// Returns the target of a link, or `nil` if the entry isn't a link.
  func target(ofLink name: FileName) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor, name.text, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Opens a file for `flock`, and creates it if it doesn't exist.
  func openForLocking(_ name: FileName) throws(SystemError) -> Int32 {
    let file = openat(
      descriptor, name.text, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .last }
    return file
  }

  private func rename(_ temporary: String, to name: FileName) throws(SystemError) {
    guard renameat(descriptor, temporary, descriptor, name.text) == 0 else {
      let error = SystemError.last
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    // POSIX requires that `rename` does nothing when both names refer to the same file.
    unlinkat(descriptor, temporary, 0)
  }

  /// Returns a temporary name that only the tool uses. A file that a killed process left with that name is
  /// removed.
  private func unusedName() throws(SystemError) -> String {
    let name = ".uikit.new"
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
    return name
  }

  /// Removes a file.
  func discard(_ name: FileName) throws(SystemError) {
    guard unlinkat(descriptor, name.text, 0) == 0 || errno == ENOENT else { throw .last }
  }

  /// Removes a folder if it is empty.
  func removeFolderIfEmpty(_ name: FileName) { unlinkat(descriptor, name.text, AT_REMOVEDIR) }
}

/// The system's error for a call that failed.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// The error of the last call that failed.
  static var last: SystemError { SystemError(code: errno) }

  var description: String { String(cString: strerror(code)) }
}
