import Foundation

/// Finds and reads the project at a path, in any supported format.
public struct ProjectReader {
  /// The reason for reading the project, which selects one if a folder has several.
  public enum Purpose: Sendable { case open, test, check }

  public var purpose: Purpose
  /// The name of the target or module of the app to build, if there are several.
  public var target: String?
  /// The folders of packages, by name.
  public var packages: [String: URL]
  /// The folder for intermediate files.
  public var workshop: Workshop
  /// Whether manifests outside the project's repository may run.
  public var trustsAll: Bool
  public var progress: @Sendable (String) -> Void

  public init(
    purpose: Purpose, target: String? = nil, packages: [String: URL] = [:], workshop: Workshop,
    trustsAll: Bool = false, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.purpose = purpose
    self.target = target
    self.packages = packages
    self.workshop = workshop
    self.trustsAll = trustsAll
    self.progress = progress
  }

  /// Reads the project. Throws ``ProjectError`` if there is none, or if there are several possible ones.
  public func read(_ path: URL) throws -> Project {
    let path = path.standardizedFileURL
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw ProjectError("there is no such file or folder", file: path)
    }
    // The tool's own package is trusted, because an example in it depends on it.
    let trust = Trust(
      project: path, given: packages.values + [workshop.runtime], trustsAll: trustsAll)
    return try BoundedWork.run(
      seconds: ProjectLimits.readingSeconds, "reading the project \(path.path)"
    ) {
      var remarks: [String] = []
      var project = try Reading.collecting(&remarks) {
        var project = try PathReader(self, trust: trust).read(path)
        project.scans = Reading.current.scans
        return project
      }
      project.remarks += remarks
      return project
    }
  }
}

/// Reads the project at one path.
private struct PathReader {
  private let reader: ProjectReader
  private let trust: Trust

  init(_ reader: ProjectReader, trust: Trust) {
    self.reader = reader
    self.trust = trust
  }

  private var purpose: ProjectReader.Purpose { reader.purpose }
  private var target: String? { reader.target }

  private var graph: PackageGraph {
    PackageGraph(
      folders: reader.packages, workshop: reader.workshop, trust: trust,
      allowsMissingPackages: purpose == .check, progress: reader.progress)
  }

  func read(_ path: URL) throws -> Project {
    switch path.pathExtension {
    case "xcodeproj": return try xcodeProject(path)
    case "xcworkspace": return try workspace(path)
    // Repositories of Swift libraries often have names such as `Name.swift`.
    case "swift" where !path.isFolder:
      if path.lastPathComponent == "Package.swift" {
        return try package(path.deletingLastPathComponent())
      }
      return try folder(path.deletingLastPathComponent(), files: [path])
    default: break
    }
    return try search(path)
  }

  // MARK: Searching

  private func search(_ root: URL) throws -> Project {
    var attempts = Attempts(purpose: purpose)
    // The project nearest to the path is used, if it has the requested kind of target.
    for depth in 0...3 {
      var found: [(place: URL, project: Project)] = []
      for place in Self.places(in: root, depth: depth) {
        if let project = attempts.project(at: place, try self.project(at: place)) {
          found.append((place, project))
        }
      }
      // A library is tested as a package; the project next to it builds the same sources.
      let package = found.first { $0.place.pathExtension != "xcodeproj" }
      let isTest = purpose != .open
      if package == nil || !isTest, found.count > 1, Set(found.map(\.place.path)).count > 1,
        target == nil, depth > 0
      {
        let list = found.map { "  " + $0.place.path }.joined(separator: "\n")
        throw ProjectError(
          "there are several projects; choose one of them:\n\(list)", file: root)
      }
      if let chosen = (isTest ? package : nil) ?? found.first {
        return attempts.reporting(chosen.project, at: chosen.place, insteadOf: found.map(\.place))
      }
    }
    // A folder of sources can be checked without its project, but not opened or tested.
    if purpose != .check {
      if let error = attempts.relevantFailure { throw error }
      if !attempts.unsuitable.isEmpty { throw attempts.nothingSuitable(in: root) }
    }
    let project = try folder(root, files: nil)
    guard attempts.serves(project) else { throw attempts.nothingSuitable(in: root) }
    return attempts.reporting(project, at: root, insteadOf: [])
  }

  private func project(at place: URL) throws -> Project {
    place.pathExtension == "xcodeproj" ? try xcodeProject(place) : try package(place)
  }

  /// Returns the Xcode projects and packages at this depth below a folder.
  private static func places(in folder: URL, depth: Int) -> [URL] {
    let names = folder.names
    if depth == 0 {
      // CocoaPods' project only serves others, and a link to one that isn't installed leads nowhere.
      var found = names.filter { $0.hasSuffix(".xcodeproj") }.map(folder.appendingPathComponent)
        .filter { $0.isFolder && !isOfPods($0) }
      if names.contains("Package.swift") { found.append(folder) }
      return found
    }
    return names.filter { name in
      !name.hasPrefix(".") && !["Pods", "Carthage", "node_modules", "DerivedData"].contains(name)
        && !(ProjectFiles.packages.subtracting(["swiftpm"])
          .contains(URL(fileURLWithPath: name).pathExtension))
    }.flatMap { name -> [URL] in
      let inner = folder.appendingPathComponent(name)
      return inner.isFolder ? places(in: inner, depth: depth - 1) : []
    }
  }

  /// Whether CocoaPods wrote a project, also if its template has put a link to it elsewhere.
  private static func isOfPods(_ project: URL) -> Bool {
    let place = project.resolvingSymlinksInPath().deletingLastPathComponent()
    return place.lastPathComponent == "Pods"
      && project.lastPathComponent.hasSuffix("Pods.xcodeproj")
  }

  // MARK: Kinds of projects

  private func workspace(_ file: URL) throws -> Project {
    let contents = file.appendingPathComponent("contents.xcworkspacedata")
    guard contents.text != nil else {
      throw ProjectError("the contents of the workspace can't be read", file: contents)
    }
    var attempts = Attempts(purpose: purpose)
    let places = Neighbours.places(inWorkspace: file)
    for place in places {
      guard let project = attempts.project(at: place, try self.project(at: place)) else { continue }
      return attempts.reporting(project, at: place, insteadOf: places)
    }
    throw attempts.failures.first?.error
      ?? ProjectError("none of its projects has an app or tests to build", file: file)
  }

  private func xcodeProject(_ file: URL) throws -> Project {
    var reader = try XcodeProject(file)
    var own = try reader.modules()
    let needed = Self.needed(try roots(of: own), among: own)
    own.removeAll { !needed.contains($0.name) }
    var graph = graph
    let requests = reader.packages.filter { needed.contains($0.module) }
    try graph.resolve(
      requests.compactMap { request in request.url.map { ($0, request.requirement) } })
    for request in requests {
      let added = try graph.add(request.product, for: request.module) { graph in
        guard let manifest = try graph.manifest(for: request) else {
          throw ProjectError(
            "the package with the product '\(request.product)' can't be found; give its folder "
              + "with --package \(request.identity ?? request.product)=PATH", file: file)
        }
        return try graph.add(request.product, of: manifest)
      }
      for index in own.indices where own[index].name == request.module {
        own[index].dependencies += added.modules
        own[index].products += added.products
      }
    }
    var neighbours = Neighbours(of: file)
    neighbours.add(subprojects: reader.subprojects)
    neighbours.add(given: Array(self.reader.packages.values))
    var search = NeighbourSearch(neighbours, own: own, graph: graph)
    search.run()
    own = search.modules
    graph = search.graph
    var project = Project(
      name: file.deletingPathExtension().lastPathComponent, root: file.deletingLastPathComponent(),
      modules: Self.sorted(graph.modules + own), packages: graph.packages,
      remarks: reader.remarks + search.remarks + graph.remarks)
    project.failures =
      reader.missingFiles.sorted { $0.key < $1.key }.filter { needed.contains($0.key) }.map {
        "\($0.key): without files that don't exist: \($0.value.joined(separator: ", "))"
      } + graph.failures
    return project
  }

  /// Returns the modules that the purpose needs.
  private func roots(of modules: [ProjectModule]) throws -> [ProjectModule] {
    switch purpose {
    case .open:
      let apps = modules.filter { $0.kind == .app }
      guard let target else { return Array(apps.prefix(1)) }
      guard let app = apps.first(where: { $0.name == target || $0.name == target.asIdentifier })
      else {
        let names = apps.map(\.name).joined(separator: ", ")
        throw ProjectError("there is no app '\(target)'; there are: \(names)")
      }
      return [app]
    case .test: return modules.filter { $0.kind == .tests }
    case .check: return modules
    }
  }

  private static func needed(_ roots: [ProjectModule], among all: [ProjectModule]) -> Set<String> {
    var names: Set<String> = []
    var waiting = roots.map(\.name)
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      waiting += all.first { $0.name == name }?.dependencies ?? []
    }
    return names
  }

  /// Returns the modules sorted so that each comes after its dependencies.
  private static func sorted(_ modules: [ProjectModule]) -> [ProjectModule] {
    var result: [ProjectModule] = []
    var seen: Set<String> = []
    func add(_ module: ProjectModule) {
      guard seen.insert(module.name).inserted else { return }
      for name in module.dependencies {
        if let other = modules.first(where: { $0.name == name }) { add(other) }
      }
      result.append(module)
    }
    modules.forEach(add)
    return result
  }

  private func package(_ folder: URL) throws -> Project {
    var graph = graph
    let manifest = try graph.manifest(folder)
    let wanted = manifest.targets.filter { target in
      switch purpose {
      case .open: target.type == "executable" && (self.target ?? target.name) == target.name
      case .test: target.type == "test"
      case .check: ["regular", "executable", "test"].contains(target.type)
      }
    }
    var failure: (any Error)?
    for target in wanted {
      do {
        try graph.add(target: target.name, of: manifest)
      } catch {
        // A missing dependency of a library's tests doesn't matter when the library is opened.
        guard purpose != .open else { throw error }
        failure = failure ?? error
      }
    }
    if let failure, !wanted.contains(where: { graph.has($0.name) }) { throw failure }
    var modules = graph.modules
    for index in modules.indices where modules[index].kind == .tool {
      guard modules[index].sources.contains(where: SourceScan.startsApp) else { continue }
      modules[index].kind = .app
      modules[index].information = Self.information(modules[index].name, in: folder)
    }
    var project = Project(
      name: manifest.name, root: folder, modules: Self.sorted(modules), packages: graph.packages,
      remarks: graph.remarks)
    project.failures = graph.failures
    return project
  }

  /// Returns the `Info.plist` next to a manifest, as in Swift Playgrounds apps.
  private static func information(_ name: String, in folder: URL) -> PropertyList {
    var list =
      (try? PropertyList(contentsOf: folder.appendingPathComponent("Info.plist"))) ?? [:]
    for (key, value) in names(of: name) where list.string(key)?.contains("$") ?? true {
      list[key] = value
    }
    return list
  }

  private static func names(of app: String) -> [String: String] {
    ["CFBundleExecutable": app, "CFBundleName": app, "CFBundleIdentifier": "app.\(app)"]
  }

  /// Reads a folder of sources without a project as one module, which is an app if a source starts one.
  private func folder(_ root: URL, files: [URL]?) throws -> Project {
    let all = files ?? ProjectFiles.all(in: root).map(\.file)
    let sources = all.filter {
      $0.pathExtension == "swift" && !PackageManifest.isManifest($0.lastPathComponent)
    }
    guard !sources.isEmpty else {
      throw ProjectError("there are no Swift sources here", file: root)
    }
    let name = (files?.count == 1 ? sources[0].deletingPathExtension() : root).lastPathComponent
      .asIdentifier
    let tests = sources.filter { SourceScan.isTest($0) }
    var modules: [ProjectModule] = []
    let isApp = sources.contains(where: SourceScan.startsApp)
    let main = sources.filter { !tests.contains($0) }
    if !main.isEmpty {
      var module = ProjectModule(name: name, kind: isApp ? .app : .library, sources: main)
      module.conditions = ["DEBUG"]
      module.resources = files == nil ? Self.resources(all) : []
      module.information =
        all.first { $0.lastPathComponent == "Info.plist" }.flatMap {
          try? PropertyList(contentsOf: $0)
        }
        ?? [:]
      module.information.values.merge(Self.names(of: name)) { $1 }
      modules.append(module)
    }
    if !tests.isEmpty {
      var module = ProjectModule(name: name + "Tests", kind: .tests, sources: tests)
      module.conditions = ["DEBUG"]
      if !main.isEmpty { module.dependencies = [name] }
      modules.append(module)
    }
    return Project(name: name, root: root, modules: modules)
  }

  private static func resources(_ files: [URL]) -> [ProjectResource] {
    let types: Set<String> = [
      "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "plist", "json",
      "ttf",
      "otf", "ttc", "png", "jpg", "jpeg", "gif", "pdf", "html", "txt", "bundle",
    ]
    return files.filter { types.contains($0.pathExtension) && $0.lastPathComponent != "Info.plist" }
      .map { ProjectResource(localized: $0) }
  }
}

extension PackageGraph {
  /// Returns the manifest of the package that a module requests.
  mutating func manifest(for request: PackageRequest) throws -> PackageManifest? {
    let given = request.identity.flatMap { folder(named: $0) } ?? folder(named: request.product)
    if given == nil, let error = request.identity.flatMap({ reason(notToHave: $0) }) { throw error }
    for folder in [given].compactMap({ $0 }) + request.folders {
      let manifest = try manifest(folder)
      if manifest.products[request.product] != nil { return manifest }
    }
    return nil
  }
}
