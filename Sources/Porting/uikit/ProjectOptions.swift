import ArgumentParser
import Foundation
import Projects

/// The options that select the project and the folders.
struct ProjectOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An Xcode project or workspace, a Swift package, a .swiftpm app, a folder or a Swift file."))
  var path = "."

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "The folder of a package that the project depends on. By default, the package is fetched.",
      valueName: "name=path"))
  var packages: [String] = []

  @Option(
    help: ArgumentHelp("The folder of the Ooze package, if uikit can't find it.", valueName: "path")
  )
  var runtime: String?

  @Option(
    help: ArgumentHelp(
      "The folder for build products. The default is .build/uikit in the Ooze package, or ~/.cache/uikit-for-linux if the tool is installed.",
      valueName: "path"))
  var scratchPath: String?

  @Flag(
    help: "Also run manifests of nearby packages outside the project's repository.")
  var trust = false

  func runtimeFolder() throws(ProjectError) -> URL {
    guard let runtime else { return try Runtime.locate() }
    return try Runtime.check(URL(fileURLWithPath: runtime).standardizedFileURL)
  }

  func workshop() throws(ProjectError) -> Workshop {
    let runtime = try runtimeFolder()
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL }
      ?? Runtime.scratch(for: runtime, environment: ProcessInfo.processInfo.environment)
    return Workshop(runtime: runtime, scratch: try OwnedFolder(scratch))
  }

  func packageFolders() throws -> [String: URL] {
    var folders: [String: URL] = [:]
    for text in packages {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw ValidationError("--package takes NAME=PATH, not '\(text)'")
      }
      let folder = URL(fileURLWithPath: String(text[text.index(after: equals)...]))
        .standardizedFileURL
      guard
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      else { throw ProjectError("there is no package here (no Package.swift)", file: folder) }
      folders[String(text[..<equals])] = folder
    }
    return folders
  }

  func project(
    for purpose: ProjectReader.Purpose, target: String? = nil, in workshop: Workshop
  ) throws -> Project {
    let reader = ProjectReader(
      purpose: purpose, target: target, packages: try packageFolders(), workshop: workshop,
      trustsAll: trust, progress: { Console.say($0) })
    return try reader.read(URL(fileURLWithPath: path))
  }
}
