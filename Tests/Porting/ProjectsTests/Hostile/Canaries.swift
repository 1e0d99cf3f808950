import Foundation

@testable import Projects

/// A picture of a tree of files, by which it is told that nothing in it was changed.
enum Canaries {
  /// For each path its kind, mode, owner and time, a file's bytes, and where a link leads. Folders' times don't count.
  /// - Parameter withRecords: Whether the records count that the tool keeps in folders of its own.
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
      if kind == S_IFREG { text += " " + Data(InputFile.bytes(file) ?? []).base64EncodedString() }
      entries[path] = text
    }
    return entries
  }
}
