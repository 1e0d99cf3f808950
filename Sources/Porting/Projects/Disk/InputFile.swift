import Foundation

/// Reads files that may be of any kind. It only reads regular files, up to a maximum length, and never waits.
///
/// A pipe without a writer would block the tool, a device may be endless, and opening either can have side
/// effects.
enum InputFile {
  /// The longest file of a project that is read, in bytes: an own choice, far longer than handwritten files.
  static let maximumLength = 64 << 20

  /// Returns the content of a file, or `nil` if it isn't a regular file, can't be read, or is longer.
  static func bytes(_ path: String, upTo limit: Int = maximumLength) -> [UInt8]? {
    guard let file = try? open(path) else { return nil }
    defer { close(file) }
    return try? readAll(file, upTo: limit)
  }

  /// Opens a regular file for reading. The caller closes it.
  static func open(_ path: String) throws(SystemError) -> Int32 {
    // Opening alone can rewind a tape or wait for a writer, so the kind is checked first.
    var entry = stat()
    guard stat(path, &entry) == 0 else { throw .last }
    guard entry.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EINVAL) }
    let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    guard fstat(file, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw SystemError(code: EINVAL)
    }
    return file
  }

  /// Reads from a descriptor to the end. Throws if there is more than the limit.
  static func readAll(_ file: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    }
  }
}
