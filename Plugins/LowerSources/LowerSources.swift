import Foundation
import PackagePlugin

/// Lowers the sources that a target's `Lowered.json` names, in each build in which one of them has changed.
@main
struct LowerSources: BuildToolPlugin {
  /// The part of the description from `uikit port` that the plugin needs.
  private struct Description: Decodable {
    var folder: String?
    var files: [String]
    var expectedWarnings: String?
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let place = target.directoryURL
    let file = place.appending(path: "Lowered.json")
    let description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
    let sources = sources(of: description, in: place)
    let expected = description.expectedWarnings.map { [place.appending(path: $0)] } ?? []
    let output = context.pluginWorkDirectoryURL.appending(path: "LoweredSources")
    let names = sources.map(loweredName) + ["_LoweredMembers.swift"]
    return [
      .buildCommand(
        displayName: "Lowering \(target.name)", executable: try context.tool(named: "uikit").url,
        arguments: ["lower", "--module", file.path(), "--output", output.path()],
        inputFiles: [file] + expected + sources,
        outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  /// Returns the name of the file for a source that `uikit lower` writes.
  private func loweredName(of source: URL) -> String {
    source.lastPathComponent == "main.swift"
      ? "main.swift" : source.deletingPathExtension().lastPathComponent + ".lowered.swift"
  }

  private func sources(of description: Description, in place: URL) -> [URL] {
    guard let folder = description.folder else {
      return description.files.map { place.appending(path: $0).standardized }
    }
    let root = place.appending(path: folder).standardized
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
  }
}
