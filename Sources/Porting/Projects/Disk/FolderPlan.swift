import Foundation

/// The planned content of one of the tool's folders, and the steps that produce it from the current content.
///
/// The steps are a value, so tests can check them before they are carried out.
struct FolderPlan {
  enum Content: Hashable {
    case bytes([UInt8])
    /// A copy of an author's file. If an app writes to a resource, it writes to the copy.
    case copy(of: URL)
    /// A link to a regular file of the author, for packages that follow a project.
    case alias(of: URL)
    /// A second name of a program that the tool has built.
    case program(URL)
  }

  /// One step. It only names paths of the record or of the plan.
  enum Step: Hashable {
    case discard(RelativePath)
    case make(RelativePath, Content)
  }

  private(set) var contents: [RelativePath: Content] = [:]

  var isEmpty: Bool { contents.isEmpty }

  /// Plans a file. A path that already has one keeps it, as Xcode keeps the first of two resources with the
  /// same name. A path that would be below or above a file is rejected.
  /// - Returns: Whether the file was planned.
  @discardableResult
  mutating func add(_ path: RelativePath, _ content: Content) -> Bool {
    guard contents[path] == nil, !folders.contains(path) else { return false }
    var above: Set<RelativePath> = []
    var next = path.parent
    while let folder = next {
      guard contents[folder] == nil else { return false }
      above.insert(folder)
      next = folder.parent
    }
    folders.formUnion(above)
    contents[path] = content
    return true
  }

  /// The folders that contain the files.
  private var folders: Set<RelativePath> = []

  /// Plans a file with a text.
  @discardableResult
  mutating func add(_ path: RelativePath, _ text: String) -> Bool {
    add(path, .bytes(Array(text.utf8)))
  }

  /// Plans all files of another plan, below a folder if one is given.
  mutating func add(_ plan: FolderPlan, below folder: RelativePath? = nil) {
    for (path, content) in plan.contents.sorted(by: { $0.key < $1.key }) {
      add(folder.map { $0 / path } ?? path, content)
    }
  }

  /// Returns the steps that turn the previous files into the planned ones. Removals come first, so that a file
  /// can replace a folder.
  func steps(after made: some Sequence<RelativePath>) -> [Step] {
    made.filter { contents[$0] == nil }.sorted().map(Step.discard)
      + contents.sorted { $0.key < $1.key }.map { .make($0.key, $0.value) }
  }
}
