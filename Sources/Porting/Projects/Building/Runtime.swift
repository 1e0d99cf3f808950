import Foundation

/// The package that this tool belongs to, with the sources of UIKit.
public enum Runtime {
  /// The packages that it is built with itself, by their identities. A project's build has them
  /// once, as they are.
  static let packages: Set<String> = [
    "opencombine", "swift-argument-parser", "swift-log", "swift-syntax",
  ]

  /// The folder, if the package lies there. Throws otherwise: a build with it would fail with words about something else.
  public static func check(_ folder: URL) throws(ProjectError) -> URL {
    guard isRuntime(folder) else {
      throw ProjectError(
        "this isn't the package with the sources of UIKit for Linux: it has no Package.swift and "
          + "Sources/UIKit/UIKit", file: folder)
    }
    return folder
  }

  private static func isRuntime(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/UIKit/UIKit"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Finds the package's folder above the tool's own program.
  public static func locate() throws(ProjectError) -> URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      if isRuntime(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    throw ProjectError(
      "there are no sources of UIKit for Linux above this program; give their folder with "
        + "--runtime PATH", file: program)
  }
}
