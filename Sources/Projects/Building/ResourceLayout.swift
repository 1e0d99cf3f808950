import Foundation

/// Where a module's resources stand in its bundle.
///
/// As in an app that Xcode has built: files side by side whatever folders they came from, a
/// language's in its folder, catalogues and folders that are copied as they are.
struct ResourceLayout {
  struct Entry: Hashable {
    /// The path in the bundle.
    var path: String
    var file: URL
  }

  private(set) var entries: [Entry] = []

  init(_ resources: [ProjectResource]) {
    var paths: Set<String> = []
    func add(_ path: String, _ file: URL) {
      // Of two files of one name the first one stays, as Xcode refuses the second.
      if paths.insert(path).inserted { entries.append(Entry(path: path, file: file)) }
    }
    for resource in resources {
      let name = resource.file.lastPathComponent
      // A manifest may name a folder that has gone; Xcode warns of it and goes on.
      guard FileManager.default.fileExists(atPath: resource.file.path) else { continue }
      let isOne =
        resource.rule == .copy || ProjectFiles.packages.contains(resource.file.pathExtension)
      if !resource.file.isFolder || isOne {
        add(resource.localization.map { $0 + "/" + name } ?? name, resource.file)
        continue
      }
      for (_, file) in ProjectFiles.all(in: resource.file) {
        let name = file.lastPathComponent
        add(file.localization.map { $0 + "/" + name } ?? name, file)
      }
    }
  }

  var topLevelNames: [String] {
    Set(entries.map { String($0.path.prefix { $0 != "/" }) }).sorted()
  }

  /// Fills a folder with links to the files, and takes away what isn't a resource any more.
  func link(into folder: URL) throws {
    let wanted = Dictionary(entries.map { ($0.path, $0.file) }) { first, _ in first }
    for path in Self.links(in: folder) where wanted[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, file) in wanted {
      try folder.appendingPathComponent(path).link(to: file)
    }
  }

  /// The links that stand in a folder, one level deep into those of languages.
  private static func links(in folder: URL) -> [String] {
    folder.names.flatMap { name -> [String] in
      let file = folder.appendingPathComponent(name)
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
      guard !isLink, file.isFolder else { return isLink ? [name] : [] }
      return links(in: file).map { name + "/" + $0 }
    }
  }
}
