import Foundation

/// Where projects are built: one folder for all, so that the runtime is compiled once.
public struct Workshop {
  /// The folder of the runtime's package.
  public let runtime: URL
  public let scratch: OwnedFolder

  public init(runtime: URL, scratch: OwnedFolder) {
    self.runtime = runtime
    self.scratch = scratch
  }

  /// The folder of the package that is written for a project.
  public func folder(for path: URL, _ purpose: String) throws(ProjectError) -> OwnedFolder {
    let path = path.standardizedFileURL
    let name = FileName(replacingIn: path.deletingPathExtension().lastPathComponent.asIdentifier)
    return try scratch.folder("packages/\(name)-\((path.path + purpose).stableHash)")
  }

  /// Where SwiftPM builds.
  public var products: URL { scratch.url.appendingPathComponent("build/debug") }

  /// The call of SwiftPM's that builds a package, confined. The plan that it keeps from the last time may be another
  /// project's, so it makes a new one.
  public func swift(
    _ verb: String, _ package: LinuxPackage, _ arguments: [String] = [], hasNetwork: Bool = false
  ) throws(ProjectError) -> Command {
    var command = try swift(
      verb, in: package.folder.url, building: scratch.url.appendingPathComponent("build"),
      ["--disable-build-manifest-caching"] + arguments, hasNetwork: hasNetwork)
    // The names of the game's modules are the project's to use, unless it is built with the game.
    if !package.project.packages.contains(where: { $0.folder == runtime }) {
      command.environment["OOZE_RUNTIME_ONLY"] = "1"
    }
    return command
  }

  /// A call of SwiftPM's, confined: whatever it keeps, it keeps in the scratch folder.
  /// - Parameter products: The folder that it builds in, within the scratch folder.
  func swift(
    _ verb: String, in package: URL, building products: URL, _ arguments: [String],
    hasNetwork: Bool = false
  ) throws(ProjectError) -> Command {
    var command = Command(
      [
        "swift", verb, "--package-path", package.path, "--scratch-path", products.path,
        "--cache-path",
      ]
        + [try scratch.folder("cache/packages").url.path] + (try ownConfiguration) + arguments)
    _ = try scratch.folder("temporary")
    command.confinement = Confinement(scratch: scratch.url, hasNetwork: hasNetwork)
    return command
  }

  /// The user's mirrors, registries and certificates count; where there are none, SwiftPM would make their folders.
  private var ownConfiguration: [String] {
    get throws(ProjectError) {
      let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".swiftpm")
      var arguments: [String] = []
      for (option, name) in [("--config-path", "configuration"), ("--security-path", "security")]
      where !home.appendingPathComponent(name).isFolder {
        arguments += [option, try scratch.folder("swiftpm/\(name)").url.path]
      }
      return arguments
    }
  }
}
