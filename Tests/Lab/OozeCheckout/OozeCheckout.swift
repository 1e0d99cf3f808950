import Foundation

/// The folder from which the tests were built.
public enum OozeCheckout {
  /// The folder that contains the package's manifest.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the folder of a module's sources, whichever product the module belongs to.
  public static func sources(of module: String) -> URL {
    let all = root.appendingPathComponent("Sources")
    let products = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
    return products.map { all.appendingPathComponent("\($0)/\(module)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
      ?? all.appendingPathComponent(module)
  }
}
