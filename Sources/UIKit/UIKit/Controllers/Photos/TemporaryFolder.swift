import Foundation

/// A folder for files that an app receives, which is removed with its owner. It is created with the first
/// file.
final class TemporaryFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)

  /// Writes data to a file with a unique name.
  ///
  /// - Throws: The errors of the file system.
  func write(_ data: Data, pathExtension: String) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent("\(UUID().uuidString).\(pathExtension)")
    try data.write(to: file)
    return file
  }

  // If writing failed there may be no folder; if removing fails there is nowhere to report it.
  deinit { try? FileManager.default.removeItem(at: url) }
}
