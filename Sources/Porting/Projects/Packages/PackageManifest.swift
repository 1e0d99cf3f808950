import Foundation
import Lowering

/// A package's manifest, from the output of `swift package dump-package`.
struct PackageManifest: Sendable {
  struct Target: Sendable {
    enum Dependency: Sendable {
      case target(String)
      case product(String, package: String?)
      /// A target of this package or a product with that name.
      case byName(String)

      var name: String {
        switch self {
        case .target(let name), .product(let name, _), .byName(let name): name
        }
      }
    }

    var name: String
    var type: String
    var path: String?
    /// The folder of a C target's headers, relative to the target's folder.
    var headers: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [(path: String, rule: ProjectResource.Rule)]
    var dependencies: [Dependency]
    /// Whether plugins of the package manager write sources or resources for it.
    var usesPlugins: Bool
    var conditions: [String]
    var settings: [CompilerSetting]
    var languageMode: ModuleSources.LanguageMode?
  }

  struct Dependency: Sendable {
    var identity: String
    var url: String?
    var folder: URL?
    var requirement: PackageRequirement
  }

  /// Whether a file with this name is a manifest: `Package.swift`, `Package@swift-5.9.swift`.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift") && name.hasSuffix(".swift")
  }

  var name: String
  var root: URL
  var targets: [Target]
  /// The targets of each product.
  var products: [String: [String]]
  var dependencies: [Dependency]
  var languageMode: ModuleSources.LanguageMode
  /// The lowest major version of iOS in the manifest.
  var deployment: Int?

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  // MARK: Reading

  /// Makes SwiftPM run the manifest in a folder, confined, and return its description.
  static func load(_ folder: URL, workshop: Workshop) throws -> PackageManifest {
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = file.text else {
      throw ProjectError("the manifest can't be read", file: file)
    }
    let copies = Self.copies(in: folder, text)
    var place = folder
    if !copies.isEmpty {
      let own = try workshop.scratch.folder("manifests/\(folder.path.stableHash)")
      for (name, text) in copies {
        if let path = RelativePath(name) { try own.make(path, text.utf8) }
      }
      place = own.url
    }
    var command = try workshop.swift(
      "package", in: place, building: workshop.scratch.url.appendingPathComponent("dump"),
      ["dump-package"])
    command.seconds = ProjectLimits.manifestSeconds
    let result = try command.output()
    guard result.status == 0 else {
      let errors = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      let reason = errors.isEmpty ? result.errors : errors.joined(separator: "\n")
      var error = ProjectError("SwiftPM can't read this manifest: \(reason)", file: file)
      error.isOnEverySystem = Self.isRefusedOnEverySystem(result.errors)
      throw error
    }
    guard
      let json = (try? JSONSerialization.jsonObject(with: Data(result.text.utf8)))
        as? [String: Any]
    else {
      throw ProjectError("SwiftPM describes this manifest in an unknown format", file: file)
    }
    return PackageManifest(PropertyList(json), root: folder, evaluatedIn: place)
  }

  /// Whether SwiftPM refuses a manifest for its form, and not for what this computer lacks: it is for a version of
  /// Swift before 4, or uses what its own version of the format doesn't have.
  private static func isRefusedOnEverySystem(_ errors: String) -> Bool {
    errors.contains(#/is using Swift tools version [\d.]+ which is no longer supported/#)
      || errors.contains(#/was introduced in PackageDescription/#)
  }

  /// Returns the texts of a folder's manifests, by name, if one of them has to be changed before it runs here.
  private static func copies(in folder: URL, _ main: String) -> [String: String] {
    var texts: [String: String] = [:]
    var isChanged = false
    for name in folder.names where isManifest(name) {
      guard let text = folder.appendingPathComponent(name).text else { continue }
      var copy = manifestAsOnMac(text) ?? text
      if text.contains("AppleProductTypes") || text.contains(".iOSApplication") {
        // The module that describes apps exists only on macOS, so a copy of the manifest declares it.
        copy = copy.replacing("import AppleProductTypes", with: "") + PlaygroundManifest.prelude
      }
      texts[name] = copy
      isChanged = isChanged || copy != text
    }
    return isChanged ? texts : [:]
  }

  /// - Parameter place: The folder with the manifest that was evaluated. SwiftPM has resolved relative paths there.
  init(_ json: PropertyList, root: URL, evaluatedIn place: URL) {
    self.root = root
    name = json.string("name") ?? root.lastPathComponent
    let versions = json.strings("swiftLanguageVersions")
    let tools = json.dictionary("toolsVersion")?.string("_version") ?? "5.0.0"
    languageMode = ModuleSources.LanguageMode(
      version: versions.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? tools)
    deployment = Self.dictionaries(json["platforms"])
      .first { $0.string("platformName") == "ios" }?.string("version")
      .flatMap { Int($0.prefix { $0 != "." }) }
    targets = Self.dictionaries(json["targets"]).map(Target.init)
    products = [:]
    for product in Self.dictionaries(json["products"]) {
      products[product.string("name") ?? ""] = product.strings("targets")
    }
    dependencies = Self.dictionaries(json["dependencies"]).compactMap { dependency in
      for kind in ["sourceControl", "fileSystem", "registry"] {
        if let first = Self.dictionaries(dependency[kind]).first {
          return Dependency(first, root: root, evaluatedIn: place)
        }
      }
      return nil
    }
  }

  static func dictionaries(_ value: Any?) -> [PropertyList] {
    (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map { PropertyList($0) } }
  }
}

extension PackageManifest.Dependency {
  init(_ json: PropertyList, root: URL, evaluatedIn place: URL) {
    identity = json.string("identity") ?? ""
    if let path = json.string("path") {
      folder = URL(fileURLWithPath: path, relativeTo: root.asFolder).standardizedFileURL
      if place != root, let relative = path.relative(to: place) {
        folder = root.asFolder.appendingPathComponent(relative).standardizedFileURL
      }
    }
    let location = json.dictionary("location")
    if let remote = PackageManifest.dictionaries(location?["remote"]).first {
      url = remote.string("urlString")
    } else {
      folder = folder ?? location?.strings("local").first.map { URL(fileURLWithPath: $0) }
    }
    requirement = PackageRequirement(description: json.dictionary("requirement"))
  }
}

extension PackageManifest.Target {
  init(_ json: PropertyList) {
    name = json.string("name") ?? ""
    type = json.string("type") ?? "regular"
    path = json.string("path")
    headers = json.string("publicHeadersPath")
    sources = json["sources"].map { _ in json.strings("sources") }
    exclude = json.strings("exclude")
    resources = PackageManifest.dictionaries(json["resources"]).map { resource in
      let rule = resource.dictionary("rule")
      return (resource.string("path") ?? "", rule?["copy"] == nil ? .process : .copy)
    }
    dependencies = PackageManifest.dictionaries(json["dependencies"]).compactMap { dependency in
      if let names = dependency["byName"] as? [Any], let name = names.first as? String {
        return Self.applies(names) ? .byName(name) : nil
      }
      if let names = dependency["target"] as? [Any], let name = names.first as? String {
        return Self.applies(names) ? .target(name) : nil
      }
      if let names = dependency["product"] as? [Any], let name = names.first as? String {
        return Self.applies(names)
          ? .product(name, package: names.dropFirst().first as? String) : nil
      }
      return nil
    }
    usesPlugins = !(json["pluginUsages"] as? [Any] ?? []).isEmpty
    conditions = ["DEBUG", "SWIFT_PACKAGE"]
    settings = []
    for setting in PackageManifest.dictionaries(json["settings"])
    where Self.applies([setting.values]) {
      guard setting.string("tool") == "swift", let kind = setting.dictionary("kind") else {
        continue
      }
      func argument(_ name: String) -> String? { kind.dictionary(name)?.string("_0") }
      if let define = argument("define") {
        conditions.append(define)
      } else if let feature = argument("enableUpcomingFeature") {
        settings.append(.upcomingFeature(feature))
      } else if let feature = argument("enableExperimentalFeature") {
        settings.append(.experimentalFeature(feature))
      } else if let version = argument("swiftLanguageMode") ?? argument("swiftLanguageVersion") {
        languageMode = ModuleSources.LanguageMode(version: version)
      } else if kind["defaultIsolation"] != nil, argument("defaultIsolation") == "MainActor" {
        settings.append(.mainActorByDefault)
      }
    }
  }

  /// Whether the condition of a dependency or a setting, the last of its parts, is true for debug builds on
  /// iOS.
  private static func applies(_ parts: [Any]) -> Bool {
    guard let last = parts.last as? [String: Any] else { return true }
    let condition = PropertyList((last["condition"] as? [String: Any]) ?? last)
    let platforms = condition.strings("platformNames")
    guard platforms.isEmpty || platforms.contains("ios") else { return false }
    return condition.string("config").map { $0 == "debug" } ?? true
  }
}

extension String {
  /// Returns an absolute path relative to a folder, if they have more than the root in common.
  fileprivate func relative(to folder: URL) -> String? {
    let (own, other) = (self.split(separator: "/"), folder.path.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    guard hasPrefix("/"), common > 0 else { return nil }
    let up = Array(repeating: "..", count: other.count - common)
    return (up + own.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
