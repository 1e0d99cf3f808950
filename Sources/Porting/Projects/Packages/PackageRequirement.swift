/// The versions of a package that satisfy a dependency.
enum PackageRequirement: Hashable, Sendable {
  case exact(String)
  case branch(String)
  case revision(String)
  /// From the first version up to, but not including, the second.
  case range(String, String)
  case upToNextMinor(String)
  case upToNextMajor(String)

  /// The requirement in the syntax of a manifest.
  var text: String {
    switch self {
    case .exact(let version): "exact: \(quoted(version))"
    case .branch(let name): "branch: \(quoted(name))"
    case .revision(let name): "revision: \(quoted(name))"
    case .range(let lower, let upper): "\(quoted(lower))..<\(quoted(upper))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
    case .upToNextMajor(let version): "from: \(quoted(version))"
    }
  }

  /// Reads a requirement from an Xcode project.
  init(xcode list: PropertyList?) {
    guard let list else {
      self = .branch("main")
      return
    }
    let minimum = list.string("minimumVersion") ?? "1.0.0"
    self =
      switch list.string("kind") {
      case "exactVersion": .exact(list.string("version") ?? minimum)
      case "branch": .branch(list.string("branch") ?? "main")
      case "revision": .revision(list.string("revision") ?? "")
      case "versionRange": .range(minimum, list.string("maximumVersion") ?? "999.0.0")
      case "upToNextMinorVersion": .upToNextMinor(minimum)
      default: .upToNextMajor(minimum)
      }
  }

  /// Reads the requirement of a dependency from a manifest's description.
  init(description list: PropertyList?) {
    if let range = PackageManifest.dictionaries(list?["range"]).first {
      self = .range(
        range.string("lowerBound") ?? "0.0.0", range.string("upperBound") ?? "999.0.0")
    } else if let exact = list?.strings("exact").first {
      self = .exact(exact)
    } else if let branch = list?.strings("branch").first {
      self = .branch(branch)
    } else if let revision = list?.strings("revision").first {
      self = .revision(revision)
    } else {
      self = .branch("main")
    }
  }
}
