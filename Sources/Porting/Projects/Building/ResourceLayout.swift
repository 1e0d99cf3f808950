import Foundation

/// Where a module's resources stand in its bundle.
///
/// As in an app that Xcode has built: files side by side whatever folders they came from, a
/// language's in its folder, catalogues and folders that are copied as they are.
struct ResourceLayout {
  struct Entry: Hashable {
    /// The path in the bundle.
    var path: RelativePath
    /// A regular file.
    var file: URL
  }

  private(set) var entries: [Entry] = []
  private var paths: Set<RelativePath> = []
  private var bytes = 0
  private let root: String?

  /// - Parameter root: The project's folder. A folder that holds it is no resource of its.
  init(_ resources: [ProjectResource], of root: URL) {
    self.root = root.path.realPath
    for resource in resources { add(resource) }
  }

  private mutating func add(_ resource: ProjectResource) {
    let file = resource.file
    // A manifest may name a folder that has gone; Xcode warns of it and goes on.
    guard let real = file.path.realPath else { return }
    let prefix = resource.localization.map { $0 + "/" } ?? ""
    guard file.isFolder else { return add(prefix + file.lastPathComponent, file) }
    if let root, root.isPath(within: real) {
      return Reading.current.leaveOut(file.path, "a resource can't contain the project itself")
    }
    let isOne = resource.rule == .copy || ProjectFiles.packages.contains(file.pathExtension)
    let found = isOne ? ProjectFiles.everything(in: file) : ProjectFiles.all(in: file)
    guard found.count <= ProjectLimits.resourceFiles else {
      return Reading.current.leaveOut(
        file.path, "a resource of more than \(ProjectLimits.resourceFiles) files")
    }
    for (path, inner) in found {
      if isOne {
        add(prefix + file.lastPathComponent + "/" + path, inner)
      } else if inner.isFolder {
        add(ProjectResource(localized: inner, rule: .copy))
      } else {
        add((inner.localization.map { $0 + "/" } ?? "") + inner.lastPathComponent, inner)
      }
    }
  }

  private mutating func add(_ path: String, _ file: URL) {
    guard let path = RelativePath(path) else {
      return Reading.current.leaveOut(file.path, "its name can't be the name of a resource")
    }
    var entry = stat()
    guard stat(file.path, &entry) == 0, entry.isRegularFile else {
      return Reading.current.leaveOut(file.path, "it is neither a file nor a folder")
    }
    bytes += Int(entry.st_size)
    guard entry.st_size <= ProjectLimits.resourceLength, bytes <= ProjectLimits.resourcesLength
    else { return Reading.current.leaveOut(file.path, "the resources are too large") }
    // Of two files of one name the first one stays, as Xcode refuses the second.
    if paths.insert(path).inserted { entries.append(Entry(path: path, file: file)) }
  }

  var topLevelNames: [String] { Set(entries.map { $0.path.names[0].text }).sorted() }

  /// The files as they stand in a bundle.
  /// - Parameter isLinked: Whether they follow the author's, by a link each, or are copies.
  func plan(isLinked: Bool = false) -> FolderPlan {
    var plan = FolderPlan()
    for entry in entries {
      plan.add(entry.path, isLinked ? .alias(of: entry.file) : .copy(of: entry.file))
    }
    return plan
  }
}
