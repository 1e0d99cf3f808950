import Foundation
import Testing

@testable import Projects

/// A folder with the files of a project, removed after the test.
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

  /// A workshop beside the files, in a folder that nothing else reads.
  var workshop: Workshop {
    get throws {
      Workshop(
        runtime: root.appendingPathComponent(".runtime"), scratch: try owned(".scratch"))
    }
  }

  func owned(_ path: String) throws -> OwnedFolder {
    try OwnedFolder(root.appendingPathComponent(path))
  }

  func read(
    _ purpose: ProjectReader.Purpose, _ path: String = "", trustsAll: Bool = false
  ) throws -> Project {
    try ProjectReader(purpose: purpose, workshop: workshop, trustsAll: trustsAll)
      .read(path.isEmpty ? root : root.appendingPathComponent(path))
  }

  /// Creates something at a path that may be in the tool's way.
  func place(_ kind: String, at path: String, leadingTo file: String) throws {
    let place = root.appendingPathComponent(path)
    let target = root.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch kind {
    case "file": try write("somebody's", to: path)
    case "folder": try write("somebody's", to: path + "/inner")
    case "link to a file": symlink(target.path, place.path)
    case "link to a folder": symlink(target.deletingLastPathComponent().path, place.path)
    case "dead link": symlink("/nowhere/at/all", place.path)
    case "pipe": mkfifo(place.path, 0o600)
    default: Issue.record("there is no \(kind)")
    }
  }

  /// A snapshot of everything in the folder except the tool's records: kinds, modes, times, contents, and link
  /// targets.
  func snapshot() throws -> [String: String] { try Canaries.snapshot(root) }

  /// Returns the paths of files, relative to the folder.
  func paths(_ files: [URL]) -> [String] { files.map { $0.path(from: root) }.sorted() }
}
