import Foundation

/// The files of a package's target, according to SwiftPM's rules.
struct TargetFiles {
  private let target: PackageManifest.Target
  private let manifest: PackageManifest

  init(_ target: PackageManifest.Target, _ manifest: PackageManifest) {
    self.target = target
    self.manifest = manifest
  }

  /// Returns the module, or `nil` for targets without sources that can be built.
  func module() throws(ProjectError) -> ProjectModule? {
    let folder = try self.folder()
    let kind: ProjectModule.Kind
    switch target.type {
    case "regular": kind = .library
    case "executable": kind = .tool
    case "test": kind = .tests
    case "macro": kind = .macro
    case "system": kind = .c
    default: return nil
    }
    let named = target.resources.map { Self.clean($0.path) }
    let excluded = target.exclude.map(Self.clean) + named
    let included = target.sources?.map(Self.clean)
    var swift: [URL] = []
    var others: [URL] = []
    var hasC = false
    var hasObjectiveC = false
    // The target's folder may be the package's folder.
    let ownManifest = manifest.root.appendingPathComponent("Package.swift").standardizedFileURL.path
    for (path, file) in ProjectFiles.all(in: folder) where file.path != ownManifest {
      guard !excluded.contains(where: { Self.holds($0, path) }) else { continue }
      let isIncluded = included?.contains(where: { Self.holds($0, path) }) ?? true
      switch file.pathExtension {
      case "swift" where isIncluded: swift.append(file)
      case "c", "cpp", "cc", "modulemap": hasC = hasC || isIncluded
      case "m", "mm": hasObjectiveC = hasObjectiveC || isIncluded
      default: break
      }
      let isSource = ["c", "cpp", "cc", "s", "S", "swift", "m", "mm"].contains(file.pathExtension)
      if isIncluded || !isSource, !file.isFolder { others.append(file) }
    }
    // Objective-C's runtime and frameworks aren't available to compile against.
    guard !swift.isEmpty || hasC && !hasObjectiveC else { return nil }
    if swift.isEmpty {
      var module = ProjectModule(name: target.name, kind: .c, sources: others)
      module.folder = folder
      module.headers = target.headers
      return module
    }
    var module = ProjectModule(name: target.name, kind: kind, sources: swift)
    if kind == .macro { module.folder = folder }
    module.resources = target.resources.map { resource in
      ProjectResource(
        file: folder.appendingPathComponent(Self.clean(resource.path)).standardizedFileURL,
        rule: resource.rule)
    }
    module.resources += processedByDefault(in: folder, excluded)
    if kind == .tests, target.resources.isEmpty, hasXcodeProject {
      module.resources += left(in: folder, excluded)
    }
    module.languageMode = target.languageMode ?? manifest.languageMode
    module.deployment = manifest.deployment
    module.conditions = target.conditions
    module.settings = target.settings
    // The header that CocoaPods writes for a pod imports UIKit, which makes it visible in each of its files.
    if kind == .library, isPod, swift.contains(where: SourceScan.importsUIKit) {
      module.implicitImports = ["UIKit"]
    }
    return module
  }

  /// Whether CocoaPods also builds the target's module.
  private var isPod: Bool {
    manifest.root.names.contains { name in
      name.hasSuffix(".podspec")
        && Podspec(manifest.root.appendingPathComponent(name))?.module == target.name
    }
  }

  /// Whether the package is also an Xcode project.
  private var hasXcodeProject: Bool {
    manifest.root.names.contains { $0.hasSuffix(".xcodeproj") }
  }

  /// Returns the files of a test target that its manifest doesn't mention. SwiftPM leaves them out, but the
  /// bundle that Xcode builds from the same tests contains them.
  private func left(in folder: URL, _ excluded: [String]) -> [ProjectResource] {
    let types: Set<String> = [
      "csv", "data", "gif", "html", "jpeg", "jpg", "json", "mp3", "otf", "pdf", "plist", "png",
      "strings", "stringsdict", "svg", "ttf", "txt", "wav", "webp", "xml",
    ]
    return ProjectFiles.all(in: folder).filter { path, file in
      types.contains(file.pathExtension.lowercased()) && file.lastPathComponent != "Info.plist"
        && !excluded.contains { Self.holds($0, path) }
    }.map { ProjectResource(localized: $0.file) }
  }

  /// Returns the files that SwiftPM processes by default: Interface Builder files and asset catalogues.
  private func processedByDefault(in folder: URL, _ excluded: [String]) -> [ProjectResource] {
    let types: Set<String> = ["storyboard", "xib", "nib", "xcassets", "xcstrings"]
    return ProjectFiles.all(in: folder).filter { path, file in
      types.contains(file.pathExtension) && !excluded.contains { Self.holds($0, path) }
    }.map { ProjectResource(localized: $0.file) }
  }

  private func folder() throws(ProjectError) -> URL {
    let root = manifest.root.asFolder
    let parents =
      target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let candidates =
      target.path.map { [root.appendingPathComponent($0)] }
      ?? parents.map { root.appendingPathComponent($0).appendingPathComponent(target.name) }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found = found ?? soleFolder(in: parents, root) else {
      throw ProjectError(
        "the folder of the target '\(target.name)' doesn't exist", file: candidates.first)
    }
    return found.standardizedFileURL
  }

  /// Returns the sources folder of a package with a single target, which doesn't need a folder for the target.
  private func soleFolder(in parents: [String], _ root: URL) -> URL? {
    let alike = manifest.targets.filter { ($0.type == "test") == (target.type == "test") }
    guard alike.count == 1, let parent = parents.first else { return nil }
    let folder = root.appendingPathComponent(parent)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  private static func clean(_ path: String) -> String {
    let components = path.split(separator: "/").filter { $0 != "." }
    return components.joined(separator: "/")
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
