import Foundation

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
