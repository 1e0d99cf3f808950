import Foundation

/// Walks through folders as Xcode does: without hidden files, and without looking into what it
/// takes for one thing.
enum ProjectFiles {
  /// Folders that are one resource.
  static let packages: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "playground", "docc",
    "xcodeproj", "xcworkspace", "scnassets", "mlpackage", "swiftpm", "icon",
  ]

  /// All files in a folder with their paths from there, sorted.
  /// - Parameter opaque: paths of folders that are one thing.
  static func all(in folder: URL, opaque: Set<String> = []) -> [(path: String, file: URL)] {
    var found: [(String, URL)] = []
    walk(folder, "", opaque, depth: 0, into: &found)
    return found
  }

  private static func walk(
    _ folder: URL, _ prefix: String, _ opaque: Set<String>, depth: Int,
    into found: inout [(String, URL)]
  ) {
    // A link to a folder above would otherwise never end.
    guard depth < 32,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.appendingPathComponent(name)
      let path = prefix + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue, !packages.contains(file.pathExtension), !opaque.contains(path) {
        walk(file, path + "/", opaque, depth: depth + 1, into: &found)
      } else {
        found.append((path, file))
      }
    }
  }
}
