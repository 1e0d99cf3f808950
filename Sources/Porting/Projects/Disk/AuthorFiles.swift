import Foundation

extension URL {
  /// The sorted names of the entries in the folder; empty if it can't be read.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The content of the file; `nil` if it isn't a regular file, can't be read, or is too long.
  var bytes: [UInt8]? { InputFile.bytes(path) }

  /// The file's text, if it can be read and is UTF-8.
  var text: String? { bytes.flatMap { String(validating: $0, as: UTF8.self) } }

  /// The file's text, if it can be read. Invalid UTF-8 becomes the replacement character.
  var lenientText: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The language folder that contains the file, such as `de.lproj`.
  var localization: String? {
    let folder = deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// The same path as a folder URL, so that other URLs can be relative to it.
  var asFolder: URL { URL(fileURLWithPath: path, isDirectory: true) }
}

extension String {
  /// A hash in letters and digits that is the same in every run (FNV-1a, 64 bits).
  var stableHash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
