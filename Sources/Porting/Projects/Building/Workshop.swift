import Foundation

/// The folder in which all projects are built, so that the runtime is compiled only once.
public struct Workshop {
  /// The folder of the runtime's package.
  public let runtime: URL
  public let scratch: OwnedFolder

  public init(runtime: URL, scratch: OwnedFolder) {
    self.runtime = runtime
    self.scratch = scratch
  }

  /// Returns the folder of the package that is written for a project.
  public func folder(for path: URL, _ purpose: String) throws(ProjectError) -> OwnedFolder {
    let path = path.standardizedFileURL
    let name = FileName(replacingIn: path.deletingPathExtension().lastPathComponent.asIdentifier)
    return try scratch.folder("packages/\(name)-\((path.path + purpose).stableHash)")
  }

  /// The folder of SwiftPM's build products.
  public var products: URL { scratch.url.appendingPathComponent("build/debug") }

  /// Returns the confined SwiftPM command that builds a package. It makes a new build plan, because the saved
  /// one may belong to another project.
  public func swift(
    _ verb: String, _ package: LinuxPackage, _ arguments: [String] = [], hasNetwork: Bool = false
  ) throws(ProjectError) -> Command {
    var command = try swift(
      verb, in: package.folder.url, building: scratch.url.appendingPathComponent("build"),
      ["--disable-build-manifest-caching"] + arguments, hasNetwork: hasNetwork)
    // Projects may use the names of the game's modules, unless they are built together with the game.
    if !package.project.packages.contains(where: { $0.folder == runtime }) {
      command.environment["OOZE_ONLY"] = "runtime"
    }
    return command
  }

  /// Returns a confined SwiftPM command that stores all its files in the scratch folder.
  /// - Parameter products: The folder for build products, within the scratch folder.
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

  /// Options for the user's mirrors, registries and certificates. SwiftPM would create these folders if they
  /// don't exist, so the options are left out then.
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
