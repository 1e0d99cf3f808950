import Foundation

/// A folder for files that are handed out, which goes when its owner goes. It is made with the first file.
final class TemporaryFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)

  /// Writes data to a file with a name of its own.
  ///
  /// - Throws: What the file system says.
  func write(_ data: Data, pathExtension: String) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent("\(UUID().uuidString).\(pathExtension)")
    try data.write(to: file)
    return file
  }

  // Without a file there is no folder either, and nobody can be told of one that stays.
  deinit { try? FileManager.default.removeItem(at: url) }
}
