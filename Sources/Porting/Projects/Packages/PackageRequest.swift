import Foundation

/// A module's wish for a product of a package, before the package is found.
struct PackageRequest: Sendable {
  var product: String
  var module: String
  /// Where the package can be had from.
  var url: String?
  var requirement = PackageRequirement.branch("main")
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
}
