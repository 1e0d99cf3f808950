import Foundation

/// A walk through the folders of a project. It either works as in Xcode, without hidden files and without
/// looking into folders that count as one item, or visits everything.
///
/// Links are followed within the project's repository, and each folder is visited once. Links that leave the
/// repository are left out, and so are devices, pipes, sockets, and names that the tool's files can't have.
/// ``Reading`` records each of them.
struct ProjectFiles {
  /// Folders that count as one resource.
  static let packages: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "playground", "docc",
    "xcodeproj", "xcworkspace", "scnassets", "mlpackage", "swiftpm", "icon",
  ]

  typealias Found = (path: String, file: URL)

  /// Returns all files in a folder with their relative paths, sorted. A folder that counts as one item is
  /// listed as a file.
  /// - Parameter opaque: The paths of folders that count as one item.
  static func all(in folder: URL, opaque: Set<String> = []) -> [Found] {
    var walk = ProjectFiles(folder, opaque: opaque, isWhole: false)
    walk.add(folder.path, "", depth: 0)
    return walk.found
  }

  /// Returns all regular files in a folder, including hidden ones and those in folders that count as one item.
  static func everything(in folder: URL) -> [Found] {
    var walk = ProjectFiles(folder, opaque: [], isWhole: true)
    walk.add(folder.path, "", depth: 0)
    return walk.found
  }

  private let opaque: Set<String>
  private let isWhole: Bool
  /// The folder that links may not leave.
  private let boundary: String
  private var found: [Found] = []
  /// The real paths of the folders that have been visited.
  private var seen: Set<String> = []
  private let reading = Reading.current

  private init(_ folder: URL, opaque: Set<String>, isWhole: Bool) {
    self.opaque = opaque
    self.isWhole = isWhole
    boundary = Repository.root(of: folder).path.realPath ?? folder.path
  }

  private mutating func add(_ folder: String, _ prefix: String, depth: Int) {
    guard let real = folder.realPath, seen.insert(real).inserted else {
      return reading.leaveOut(folder, "a link leads to a folder that has already been read")
    }
    guard depth < ProjectLimits.depth else {
      return reading.leaveOut(
        folder, "folders are nested more than \(ProjectLimits.depth) levels deep")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where isWhole || !name.hasPrefix(".") {
      guard reading.countFile() else {
        return reading.leaveOut(folder, "the project has more than \(ProjectLimits.files) files")
      }
      add(name, of: folder, prefix, depth: depth)
    }
  }

  private mutating func add(_ name: String, of folder: String, _ prefix: String, depth: Int) {
    let path = folder + "/" + name
    guard FileName(name) != nil else {
      return reading.leaveOut(path, "its name has characters that aren't allowed in file names")
    }
    var entry = stat()
    guard lstat(path, &entry) == 0 else { return }
    if entry.st_mode & S_IFMT == S_IFLNK {
      guard let real = path.realPath else {
        return reading.leaveOut(path, "the link is broken")
      }
      guard real.isPath(within: boundary) else {
        return reading.leaveOut(path, "the link leads out of the project")
      }
      guard stat(path, &entry) == 0 else { return }
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    switch entry.st_mode & S_IFMT {
    case S_IFREG: found.append((prefix + name, file))
    case S_IFDIR:
      let isOne =
        !isWhole
        && (Self.packages.contains(file.pathExtension) || opaque.contains(prefix + name))
      if isOne {
        found.append((prefix + name, file))
      } else {
        add(path, prefix + name + "/", depth: depth + 1)
      }
    default: reading.leaveOut(path, "it is neither a file nor a folder")
    }
  }
}

/// The repository that contains a project.
enum Repository {
  /// Returns the nearest folder, at or above a URL, that is a Git repository, or the URL's own folder if there
  /// is none.
  static func root(of url: URL) -> URL {
    let start =
      url.isFolder ? url.standardizedFileURL : url.standardizedFileURL.deletingLastPathComponent()
    var folder = start
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return start
  }
}

extension String {
  /// The path with all links resolved; `nil` if it doesn't exist.
  var realPath: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether a path is the folder itself or below it. Neither path may contain links or `..`.
  func isPath(within folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
