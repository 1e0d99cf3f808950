import Foundation

/// The projects, packages and pods near an Xcode project that may contain modules it imports.
///
/// An example next to a library rarely says where the library is. Instead, the workspace lists both projects,
/// one project contains the other, or a Podfile names the folder. CocoaPods writes its result into a folder
/// that most repositories ignore. If that folder or Carthage's exists, the imported modules are found there.
struct Neighbours {
  /// The other Xcode projects, those of the workspace first.
  private(set) var projects: [URL] = []
  /// The folders that a Podfile, a workspace or the caller names.
  private(set) var folders: [URL] = []
  /// The number of folders above a project that are searched for its workspace, its Podfile and its library.
  private static let levels = 3

  init(of project: URL) {
    let project = project.standardizedFileURL
    var folder = project.deletingLastPathComponent()
    for _ in 0...Self.levels {
      let names = folder.names
      for name in names where name.hasSuffix(".xcworkspace") {
        let places = Self.places(inWorkspace: folder.appendingPathComponent(name))
        if places.contains(project) { places.forEach { add($0) } }
      }
      if names.contains("Podfile") {
        Podfile(folder.appendingPathComponent("Podfile")).folders.forEach { add($0) }
      }
      if names.contains("Package.swift") { add(folder) }
      if names.contains("Pods") { add(installed: folder.appendingPathComponent("Pods")) }
      if names.contains("Carthage") {
        add(installed: folder.appendingPathComponent("Carthage/Checkouts"))
      }
      // The search ends at the root of the repository.
      if names.contains(".git") || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    projects.removeAll { $0 == project }
  }

  private mutating func add(_ place: URL) {
    if place.pathExtension == "xcodeproj" {
      if !projects.contains(place) { projects.append(place) }
    } else if !folders.contains(place) {
      folders.append(place)
    }
  }

  /// Adds the modules that CocoaPods or Carthage has installed: a project of all pods, and a folder for each.
  private mutating func add(installed folder: URL) {
    for name in folder.names where !name.hasPrefix(".") {
      let place = folder.appendingPathComponent(name)
      if place.pathExtension == "xcodeproj" || place.isFolder { add(place) }
    }
  }

  mutating func add(subprojects: [URL]) { subprojects.forEach { add($0) } }

  /// Adds the packages whose folders the caller names: the project may know them as pods.
  mutating func add(given packages: [URL]) {
    packages.sorted { $0.path < $1.path }.forEach { add($0) }
  }

  /// Returns the projects and folders that a workspace lists; empty if it can't be read.
  static func places(inWorkspace file: URL) -> [URL] {
    let contents = file.appendingPathComponent("contents.xcworkspacedata")
    guard let text = contents.text else { return [] }
    let folder = file.deletingLastPathComponent()
    return text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]*)"/#).map {
      URL(fileURLWithPath: String($0.1), relativeTo: folder.asFolder).standardizedFileURL
    }.filter { !$0.pathComponents.contains("Pods") }
  }
}
