import OozeCheckout
import Foundation
import Lowering

/// Sources in this package to lower: its modules, and programs that use Objective-C features.
enum Corpus {
  /// Returns a folder's sources as one module, with paths relative to the package's root.
  static func module(_ folder: String) throws -> ModuleSources {
    let place = OozeCheckout.root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try paths.map {
      try SourceFile(
        path: "\(folder)/\($0)", bytes: Data(contentsOf: place.appendingPathComponent($0)))
    }
    return ModuleSources(name: place.lastPathComponent, files: files)
  }

  /// Programs that use Objective-C features.
  static let originals = "Tests/Porting/Clients/Originals"
  /// Modules with nothing to lower, except the files that check which system libraries exist: lowered sources
  /// are told that they run on iOS.
  static let plain: [(folder: String, asksForSystem: [String])] = [
    (
      folder: "Sources/Game/Micro",
      asksForSystem: [
        "Sources/Game/Micro/Threads/Crew.swift",
        "Sources/Game/Micro/Threads/FloatEnvironment.swift",
      ]
    ),
    (folder: "Sources/UIKit/Cassowary", asksForSystem: []),
    (folder: "Sources/UIKit/ScrollPhysics", asksForSystem: []),
  ]
  /// Modules for iOS and Linux.
  static let shared = [
    "Sources/Headers/ElasticHeaders", "Sources/Headers/Gallery", "Sources/Game/MicroApp",
  ]
}
