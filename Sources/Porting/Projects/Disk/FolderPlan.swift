import Foundation

/// What a folder of the tool's is to hold, and the steps from what it made there before.
///
/// The steps are a value: tests read them before anything is carried out.
struct FolderPlan {
  enum Content: Hashable {
    case bytes([UInt8])
    /// The bytes of a file of the author's. What writes into a copy, as an app may into its resources, writes into the
    /// tool's own.
    case copy(of: URL)
    /// A link to a regular file of the author's, for packages that follow a project.
    case alias(of: URL)
    /// A second name of a program that the tool has built.
    case program(URL)
  }

  /// One step. Each names a path of the record or of the plan, and nothing else.
  enum Step: Hashable {
    case discard(RelativePath)
    case make(RelativePath, Content)
  }

  private(set) var contents: [RelativePath: Content] = [:]

  var isEmpty: Bool { contents.isEmpty }

  /// Plans a file. A path that has one already keeps it, as Xcode keeps the first of two resources of one name; so does
  /// a path that would lie below a file or above one.
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

  /// The folders that the files lie in.
  private var folders: Set<RelativePath> = []

  /// Plans a file with a text.
  @discardableResult
  mutating func add(_ path: RelativePath, _ text: String) -> Bool {
    add(path, .bytes(Array(text.utf8)))
  }

  /// Plans all files of another plan, in a folder if one is given.
  mutating func add(_ plan: FolderPlan, below folder: RelativePath? = nil) {
    for (path, content) in plan.contents.sorted(by: { $0.key < $1.key }) {
      add(folder.map { $0 / path } ?? path, content)
    }
  }

  /// The steps that turn what was made before into what is planned: first removals, so that a file can take the place
  /// of a folder.
  func steps(after made: some Sequence<RelativePath>) -> [Step] {
    made.filter { contents[$0] == nil }.sorted().map(Step.discard)
      + contents.sorted { $0.key < $1.key }.map { .make($0.key, $0.value) }
  }
}
