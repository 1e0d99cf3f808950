import Foundation

/// The packages whose manifests may run.
///
/// A manifest is a program. The following run without asking, as in Xcode: the manifests of the project that
/// the user named, of its repository, of packages that it fetches, and of folders from the command line. A
/// nearby package outside the repository only runs with `--trust`.
struct Trust: Sendable {
  private var folders: [String]
  private let trustsAll: Bool

  /// - Parameters:
  ///   - path: The project that the user named.
  ///   - given: Folders of packages that the user named.
  init(project path: URL, given: some Sequence<URL>, trustsAll: Bool) {
    let isInside = path.isFolder && !["xcodeproj", "xcworkspace"].contains(path.pathExtension)
    let folder = isInside ? path : path.deletingLastPathComponent()
    folders = ([Repository.root(of: folder), folder] + given).compactMap { $0.path.realPath }
    self.trustsAll = trustsAll
  }

  /// Trusts a package that was fetched for the project.
  mutating func add(_ folder: URL) {
    if let path = folder.path.realPath { folders.append(path) }
  }

  func allows(_ folder: URL) -> Bool {
    guard !trustsAll else { return true }
    guard let path = folder.path.realPath else { return false }
    return folders.contains { path.isPath(within: $0) }
  }
}
