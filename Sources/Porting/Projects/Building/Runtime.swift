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

  /// Finds the package's folder above the tool's executable, or the sources that were installed with the tool.
  public static func locate() throws(ProjectError) -> URL {
    try locate(from: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  static func locate(from program: URL) throws(ProjectError) -> URL {
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let installed = folder.appendingPathComponent(installedPath)
      if isRuntime(folder) { return folder }
      if isRuntime(installed) { return installed }
      folder.deleteLastPathComponent()
    }
    throw ProjectError(
      "there are no sources of UIKit for Linux above this program; give their folder with "
        + "--runtime PATH", file: program)
  }

  /// The path of installed sources, from the prefix of the installation, such as `/usr`: see `Tools/build-packages`.
  private static let installedPath = "share/uikit-for-linux"

  /// The folder where projects are built unless the user names one: in the package, or in the user's cache when the
  /// sources are installed for all users.
  ///
  /// Source: XDG Base Directory Specification 0.8: `$XDG_CACHE_HOME`, which counts only if it is absolute, or `~/.cache`.
  public static func scratch(for runtime: URL, environment: [String: String]) -> URL {
    guard runtime.path.hasSuffix("/" + installedPath) else {
      return runtime.appendingPathComponent(".build/uikit")
    }
    let cache: URL
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      cache = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      let home = environment["HOME"] ?? NSHomeDirectory()
      cache = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache")
    }
    return cache.appendingPathComponent("uikit-for-linux")
  }
}
