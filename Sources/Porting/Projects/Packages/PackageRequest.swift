import Foundation

/// A module's request for a product of a package, before the package is found.
struct PackageRequest: Sendable {
  var product: String
  var module: String
  /// The package's URL.
  var url: String?
  var requirement = PackageRequirement.branch("main")
  /// Folders, one of which may contain the package.
  var folders: [URL] = []

  init(product: String, module: String) {
    self.product = product
    self.module = module
  }

  /// The identity by which packages refer to each other: the last component of the URL, in lower case.
  var identity: String? { url.map(Self.identity) }

  static func identity(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
