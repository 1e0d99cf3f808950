import Foundation

@testable import Projects

/// A snapshot of a file tree, to check that nothing in it changed.
enum Canaries {
  /// Returns each path's kind, mode, owner and times, with a short file's bytes or a link's target. Folder times are
  /// left out.
  ///
  /// A longer file is compared by the time of its last change, which no program can set (inode(7), `st_ctim`).
  /// - Parameter withRecords: Whether to include the records that the tool keeps in its folders.
  static func snapshot(_ root: URL, withRecords: Bool = false) throws -> [String: String] {
    var entries: [String: String] = [:]
    let manager = FileManager.default
    let paths = manager.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in paths where withRecords || !path.hasSuffix(".uikit.json") {
      let file = root.path + "/" + path
      var entry = stat()
      guard lstat(file, &entry) == 0 else { continue }
      let kind = entry.st_mode & S_IFMT
      var text = "\(String(entry.st_mode, radix: 8)) \(entry.st_uid)"
      if kind != S_IFDIR { text += " \(entry.st_mtim.tv_sec).\(entry.st_mtim.tv_nsec)" }
      if kind == S_IFLNK { text += " -> \(try manager.destinationOfSymbolicLink(atPath: file))" }
      if kind == S_IFREG, let bytes = InputFile.bytes(file, upTo: 1 << 16) {
        text += " " + Data(bytes).base64EncodedString()
      } else if kind == S_IFREG {
        text += " \(entry.st_ctim.tv_sec).\(entry.st_ctim.tv_nsec) \(entry.st_size)"
      }
      entries[path] = text
    }
    return entries
  }
}
