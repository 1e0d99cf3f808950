import Foundation

/// The objects of a `project.pbxproj`, a property list whose objects refer to each other by identifiers.
struct XcodeObjects {
  let file: URL
  /// The folder that contains the project file, which paths are relative to.
  let root: URL
  private let objects: [String: Any]
  private let rootIdentifier: String
  /// The group that contains each object.
  private var parents: [String: String] = [:]
  private var byType: [String: [String]] = [:]

  init(project: URL) throws(ProjectError) {
    file = project.appendingPathComponent("project.pbxproj")
    root = project.deletingLastPathComponent()
    let list = try PropertyList(contentsOf: file)
    guard let objects = list["objects"] as? [String: Any], let root = list.string("rootObject")
    else { throw ProjectError("this isn't an Xcode project: it has no objects", file: file) }
    self.objects = objects
    rootIdentifier = root
    for identifier in objects.keys.sorted() {
      byType[type(identifier), default: []].append(identifier)
      for child in strings(identifier, "children") { parents[child] = identifier }
    }
  }

  var project: String { rootIdentifier }

  func type(_ identifier: String) -> String { string(identifier, "isa") ?? "" }

  func object(_ identifier: String) -> PropertyList {
    PropertyList(objects[identifier] as? [String: Any] ?? [:])
  }

  func string(_ identifier: String, _ key: String) -> String? { object(identifier).string(key) }

  func strings(_ identifier: String, _ key: String) -> [String] {
    (object(identifier)[key] as? [Any] ?? []).compactMap { $0 as? String }
  }

  /// Returns the identifiers of all objects of a type, in a fixed order.
  func all(_ type: String) -> [String] {
    byType[type] ?? []
  }

  /// Returns the location of a file or a group on the disk.
  func url(of identifier: String) -> URL {
    var components: [String] = []
    var next: String? = identifier
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted {
      let path = string(current, "path") ?? ""
      switch string(current, "sourceTree") ?? "<group>" {
      case "<absolute>":
        return components.reversed().reduce(URL(fileURLWithPath: path)) {
          $0.appendingPathComponent($1)
        }.standardizedFileURL
      case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR":
        if !path.isEmpty { components.append(path) }
        next = nil
      default:
        if !path.isEmpty { components.append(path) }
        next = parents[current]
      }
    }
    let folder = string(project, "projectDirPath").flatMap { $0.isEmpty ? nil : $0 }
    let start = folder.map { root.appendingPathComponent($0) } ?? root
    return components.reversed().reduce(start) { $0.appendingPathComponent($1) }.standardizedFileURL
  }
}
