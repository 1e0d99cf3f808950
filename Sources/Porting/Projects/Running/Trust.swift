import Foundation

/// Which packages' manifests may be run.
///
/// A manifest is a program. Those of the project that a person names, of the repository that it lies in, of packages that
/// it fetches and of folders that are given on the command line run without asking, as in Xcode. A package that merely lies
/// near, outside of the repository, runs with `--trust` alone.
struct Trust: Sendable {
  private var folders: [String]
  private let trustsAll: Bool

  /// - Parameters:
  ///   - path: The project that a person named.
  ///   - given: Folders of packages that a person named.
  init(project path: URL, given: some Sequence<URL>, trustsAll: Bool) {
    let isInside = path.isFolder && !["xcodeproj", "xcworkspace"].contains(path.pathExtension)
    let folder = isInside ? path : path.deletingLastPathComponent()
    folders = ([Repository.root(of: folder), folder] + given).compactMap { $0.path.realPath }
    self.trustsAll = trustsAll
  }

  /// Trusts what was fetched for the project.
  mutating func add(_ folder: URL) {
    if let path = folder.path.realPath { folders.append(path) }
  }

  func allows(_ folder: URL) -> Bool {
    guard !trustsAll else { return true }
    guard let path = folder.path.realPath else { return false }
    return folders.contains { path.isPath(within: $0) }
  }
}
