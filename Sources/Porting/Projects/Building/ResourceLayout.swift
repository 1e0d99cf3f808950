import Foundation

/// The layout of a module's resources in its bundle.
///
/// The layout is the one that Xcode builds: files from all folders side by side, localized files in the folder
/// of their language, and catalogues and copied folders unchanged.
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

  /// - Parameter root: The project's folder. A folder that contains it can't be a resource.
  init(_ resources: [ProjectResource], of root: URL) {
    self.root = root.path.realPath
    for resource in resources { add(resource) }
  }

  private mutating func add(_ resource: ProjectResource) {
    let file = resource.file
    // A manifest may name a folder that no longer exists; Xcode prints a warning and continues.
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
    // If two files have the same name, the first one is used. Xcode rejects the second.
    if paths.insert(path).inserted { entries.append(Entry(path: path, file: file)) }
  }

  /// Returns whether a storyboard or a nib has the same name in both bundles, in any language.
  func sharesScreens(with other: ResourceLayout) -> Bool {
    !screens.isDisjoint(with: other.screens)
  }

  private var screens: Set<String> {
    Set(
      paths.compactMap(\.names.last?.text)
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
  }

  var topLevelNames: [String] { Set(entries.map { $0.path.names[0].text }).sorted() }

  /// Returns the files of a bundle.
  /// - Parameter isLinked: Whether the files are links to the author's files, so that they follow them, or
  ///   copies.
  func plan(isLinked: Bool = false) -> FolderPlan {
    var plan = FolderPlan()
    for entry in entries {
      plan.add(entry.path, isLinked ? .alias(of: entry.file) : .copy(of: entry.file))
    }
    return plan
  }
}
