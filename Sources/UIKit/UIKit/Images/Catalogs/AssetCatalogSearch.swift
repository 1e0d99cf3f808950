import Foundation

/// A search through a bundle's folders that collects the sets of its catalogues.
struct AssetCatalogSearch {
  private(set) var sets: [AssetCatalog.Kind: [String: String]] = [:]
  private var visited = 0

  /// The maximum search depth in the bundle. Bundles have their catalogues at the top level or just
  /// below.
  private static let maximumDepth = 4
  /// The maximum depth of folders inside a catalogue.
  private static let maximumCatalogDepth = 16
  private static let maximumFolders = 20_000
  /// Folders that a build creates next to an executable and that contain no bundle.
  private static let skipped: Set<String> = ["build", "product", "swiftmodule", "dSYM", "git"]

  /// Searches for catalogues in folders and in nested bundles.
  mutating func look(in folder: String, depth: Int) {
    guard depth <= Self.maximumDepth else { return }
    for (name, path) in folders(in: folder) {
      let suffix = (name as NSString).pathExtension
      if suffix == "xcassets" {
        collect(in: path, prefix: "", depth: 0)
      } else if !Self.skipped.contains(suffix), !name.hasPrefix("."), name != "ModuleCache" {
        look(in: path, depth: depth + 1)
      }
    }
  }

  private mutating func collect(in folder: String, prefix: String, depth: Int) {
    guard depth <= Self.maximumCatalogDepth else { return }
    for (name, path) in folders(in: folder) {
      let stem = (name as NSString).deletingPathExtension
      let suffix = (name as NSString).pathExtension
      if let kind = AssetCatalog.Kind(rawValue: suffix) {
        // The first of two sets with the same name is used.
        if sets[kind]?[prefix + stem] == nil { sets[kind, default: [:]][prefix + stem] = path }
      } else if suffix.isEmpty {
        let opens = prefix.isEmpty ? name : prefix + name
        collect(
          in: path, prefix: Self.providesNamespace(path) ? opens + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let path = (folder as NSString).appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let contents: GroupContents? = AssetCatalog.reporting { () throws(AssetCatalogError) in
      try AssetCatalog.contents(of: folder)
    }
    return contents?.properties?.providesNamespace ?? false
  }

  private func isFolder(_ path: String, named name: String) -> Bool {
    if name.hasSuffix(".xcassets") {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Returns the folders in a folder by name.
  ///
  /// Links aren't followed, because they may form cycles. Links to whole catalogues are the
  /// exception: temporary bundles contain them.
  private mutating func folders(in folder: String) -> [(name: String, path: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = (folder as NSString).appendingPathComponent(name)
      guard isFolder(path, named: name) else { return nil }
      visited += 1
      guard visited <= Self.maximumFolders else {
        AssetCatalogError.tooMany(path: folder, limit: Self.maximumFolders).report()
        return nil
      }
      return (name, path)
    }
  }
}

/// The `Contents.json` of a folder of sets.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}
