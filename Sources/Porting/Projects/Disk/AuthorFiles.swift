import Foundation

extension URL {
  /// The names of what is in the folder, sorted; none when it can't be read.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes that the file holds; `nil` when it isn't a regular file, can't be read, or is too long.
  var bytes: [UInt8]? { InputFile.bytes(path) }

  /// The text that the file holds, if it can be read and is UTF-8.
  var text: String? { bytes.flatMap { String(validating: $0, as: UTF8.self) } }

  /// The text that the file holds, if it can be read; what isn't UTF-8 in it becomes the replacement character.
  var lenientText: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

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

  /// The same path as a folder, so that others can be relative to it.
  var asFolder: URL { URL(fileURLWithPath: path, isDirectory: true) }
}

extension String {
  /// A hash that is the same in every run (FNV-1a, 64 bits), in letters and digits.
  var stableHash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
