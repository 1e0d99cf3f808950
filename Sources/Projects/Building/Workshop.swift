import Foundation

/// Where projects are built: one folder for all, so that the runtime is compiled once.
public struct Workshop: Sendable {
  /// The folder of the runtime's package.
  public let runtime: URL
  public let scratch: URL

  public init(runtime: URL, scratch: URL) {
    self.runtime = runtime
    self.scratch = scratch
  }

  /// The folder of the package that is written for a project.
  public func folder(for path: URL, _ purpose: String) -> URL {
    let path = path.standardizedFileURL
    let name = path.deletingPathExtension().lastPathComponent.asIdentifier
    return scratch.appendingPathComponent("projects/\(name)-\((path.path + purpose).stableHash)")
  }

  /// Where SwiftPM builds.
  public var products: URL { scratch.appendingPathComponent("build/debug") }

  /// The call of SwiftPM's. The plan that it keeps from the last time may be another project's, so it makes one anew.
  public func swift(_ verb: String, _ package: LinuxPackage, _ arguments: [String] = []) -> Command
  {
    var command = Command(
      ["swift", verb, "--package-path", package.folder.path]
        + ["--scratch-path", scratch.appendingPathComponent("build").path]
        + ["--disable-build-manifest-caching"] + arguments)
    // The names of the game's modules are the project's to use, unless it is built with the game.
    if !package.project.packages.contains(where: { $0.folder == runtime }) {
      command.environment["OOZE_RUNTIME_ONLY"] = "1"
    }
    return command
  }
}
