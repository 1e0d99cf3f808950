import Foundation

@testable import Projects

/// A folder with files of a project, gone with the test.
final class ProjectFolder {
  let root: URL

  init(_ files: [String: String]) throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("ProjectsTests-\(UUID().uuidString)").standardizedFileURL
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ purpose: ProjectReader.Purpose, _ path: String = "") throws -> Project {
    try ProjectReader(purpose: purpose, scratch: root.appendingPathComponent(".scratch"))
      .read(path.isEmpty ? root : root.appendingPathComponent(path))
  }

  /// The paths of files from the folder.
  func paths(_ files: [URL]) -> [String] { files.map { $0.path(from: root) }.sorted() }
}
