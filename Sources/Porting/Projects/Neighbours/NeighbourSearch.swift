import Foundation

/// Finds the modules that a project's sources import, in the projects and packages near it.
///
/// If a module isn't found, the compiler reports the import.
struct NeighbourSearch {
  private let neighbours: Neighbours
  private(set) var modules: [ProjectModule]
  private(set) var graph: PackageGraph
  private(set) var remarks: [String] = []

  init(_ neighbours: Neighbours, own: [ProjectModule], graph: PackageGraph) {
    self.neighbours = neighbours
    modules = own
    self.graph = graph
  }

  mutating func run() {
    guard !neighbours.projects.isEmpty || !neighbours.folders.isEmpty else { return }
    var sought: Set<String> = []
    var found: [String: Found] = [:]
    var index = 0
    // The modules that are found import others in turn.
    while index < modules.count {
      for name in SourceScan.imports(of: modules[index]).sorted() {
        if sought.insert(name).inserted, !isKnown(name) { found[name] = find(name) }
        guard let needed = found[name] else { continue }
        // A module may import itself; the compiler allows that.
        modules[index].dependencies += needed.modules.filter {
          $0 != modules[index].name && !modules[index].dependencies.contains($0)
        }
        modules[index].products += needed.products.filter {
          !modules[index].products.contains($0)
        }
      }
      index += 1
    }
  }

  /// The dependencies of a module that imports something.
  private typealias Found = (modules: [String], products: [PackageProduct])

  private func isKnown(_ name: String) -> Bool {
    modules.contains { $0.name == name } || graph.modules.contains { $0.name == name }
      || modules.contains { $0.products.contains { $0.name == name } }
  }

  /// Adds the modules that a name needs. Returns `nil` if no neighbour has it.
  private mutating func find(_ name: String) -> Found? {
    for folder in neighbours.folders {
      if let found = find(name, inPackage: folder) { return found }
    }
    let near = neighbours.folders.flatMap { folder in
      folder.names.filter { $0.hasSuffix(".xcodeproj") }.map(folder.appendingPathComponent)
    }
    for project in neighbours.projects + near {
      if find(name, inProject: project) { return ([name], []) }
    }
    for folder in neighbours.folders {
      if find(name, inPod: folder) { return ([name], []) }
    }
    return nil
  }

  private mutating func find(_ name: String, inPackage folder: URL) -> Found? {
    guard
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    else { return nil }
    do {
      let manifest = try graph.manifest(folder)
      guard manifest.products[name] != nil || manifest.target(name)?.type == "regular" else {
        return nil
      }
      if manifest.products[name] != nil { return try graph.add(name, of: manifest) }
      try graph.add(target: name, of: manifest)
      return ([name], [])
    } catch {
      // The folder is searched for each name, but one remark is enough.
      let remark = "\(folder.path): left out, because its package can't be read: \(error)"
      if !remarks.contains(remark) { remarks.append(remark) }
      return nil
    }
  }

  private mutating func find(_ name: String, inProject file: URL) -> Bool {
    guard var reader = try? XcodeProject(file), let all = try? reader.modules(),
      all.contains(where: { $0.name == name && $0.kind == .library && !$0.sources.isEmpty })
    else { return false }
    var waiting = [name]
    while let next = waiting.popLast() {
      guard !modules.contains(where: { $0.name == next }),
        let module = all.first(where: {
          $0.name == next && $0.kind == .library && !$0.sources.isEmpty
        })
      else { continue }
      modules.append(module)
      waiting += module.dependencies
    }
    remarks += reader.remarks
    return true
  }

  private mutating func find(_ name: String, inPod folder: URL) -> Bool {
    for file in folder.names where file.hasSuffix(".podspec") {
      guard let pod = Podspec(folder.appendingPathComponent(file)), pod.module == name else {
        continue
      }
      let sources = Podspec.files(pod.sources, in: folder).filter { $0.pathExtension == "swift" }
      guard !sources.isEmpty else { continue }
      var module = ProjectModule(
        name: name, kind: .library, sources: sources.sorted { $0.path < $1.path })
      module.conditions = ["COCOAPODS", "DEBUG"]
      // The header that CocoaPods writes for a pod imports UIKit.
      module.implicitImports = ["UIKit"]
      module.resources = Podspec.files(pod.resources, in: folder).map {
        ProjectResource(localized: $0)
      }
      if pod.hasBundles { remarks.append("\(name): its resource bundles are left out") }
      modules.append(module)
      return true
    }
    return false
  }
}
