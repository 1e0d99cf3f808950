import Foundation

/// The package that this tool belongs to, which contains the sources of UIKit.
public enum Runtime {
  /// The identities of the packages that it depends on. A project's build contains each of them once,
  /// unchanged.
  static let packages: Set<String> = [
    "opencombine", "swift-argument-parser", "swift-log", "swift-syntax",
  ]

  /// Returns the folder if it contains the package. Otherwise this throws, because a build would fail with
  /// unrelated errors.
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

  /// Finds the package's folder above the tool's executable.
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
