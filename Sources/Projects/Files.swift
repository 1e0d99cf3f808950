import Foundation

extension URL {
  /// The names of what is in the folder, sorted; none when it can't be read.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The text that the file holds, if it can be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folder of a language that the file is in, `de.lproj`.
  var localization: String? {
    let folder = deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// Makes this a link to a file, unless it is that already.
  func link(to file: URL) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == file.path { return }
    try manager.createDirectory(at: deletingLastPathComponent(), withIntermediateDirectories: true)
    try? manager.removeItem(at: self)
    try manager.createSymbolicLink(atPath: path, withDestinationPath: file.path)
  }
}

extension String {
  /// Writes the text unless the file holds it already, so that nothing is built for it again.
  /// - Returns: whether it was written.
  @discardableResult
  func writeIfChanged(to file: URL) throws -> Bool {
    if let present = try? Data(contentsOf: file), present == Data(utf8) { return false }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(utf8).write(to: file, options: .atomic)
    } catch {
      throw ProjectError("this can't be written: \(error.localizedDescription)", file: file)
    }
    return true
  }

  /// A hash that is the same in every run (FNV-1a, 64 bits), in letters and digits.
  var stableHash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
