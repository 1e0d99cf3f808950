import Foundation

/// A module's wish for a product of a package, before the package is found.
struct PackageRequest: Sendable {
  var product: String
  var module: String
  /// Where the package can be had from.
  var url: String?
  /// The versions that will do, as a manifest writes them.
  var requirement: String?
  /// Folders of which one may hold the package.
  var folders: [URL] = []

  init(product: String, module: String) {
    self.product = product
    self.module = module
  }

  /// The name that packages know each other by: the last component of the address, in small
  /// letters.
  var identity: String? { url.map(Self.identity) }

  static func identity(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// Xcode's requirement in a manifest's words.
  static func requirement(_ list: PropertyList?) -> String {
    guard let list else { return "branch: \"main\"" }
    let minimum = list.string("minimumVersion") ?? "1.0.0"
    switch list.string("kind") {
    case "exactVersion": return "exact: \"\(list.string("version") ?? minimum)\""
    case "branch": return "branch: \"\(list.string("branch") ?? "main")\""
    case "revision": return "revision: \"\(list.string("revision") ?? "")\""
    case "versionRange": return "\"\(minimum)\"..<\"\(list.string("maximumVersion") ?? "999.0.0")\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(minimum)\")"
    default: return "from: \"\(minimum)\""
    }
  }
}
