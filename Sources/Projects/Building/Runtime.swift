import Foundation

/// The package that this tool belongs to, with the sources of UIKit.
public enum Runtime {
  /// Finds the package's folder above the tool's own program.
  public static func locate() throws(ProjectError) -> URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let isHere = ["Package.swift", "Sources/UIKit"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isHere { return folder }
      folder.deleteLastPathComponent()
    }
    throw ProjectError(
      "the sources of UIKit for Linux aren't found above this program; give their folder with "
        + "--runtime PATH", file: program)
  }
}
