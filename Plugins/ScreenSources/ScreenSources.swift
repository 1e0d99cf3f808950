import Foundation
import PackagePlugin

/// Copies the sources of a target's screens into its resources, as `Name.swift.txt`, when they have changed. So
/// the source that an app shows is the one that was compiled.
@main
struct ScreenSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.deletingLastPathComponent().lastPathComponent == "Screens" }
      .map { file in
        let copy = context.pluginWorkDirectoryURL
          .appendingPathComponent(file.lastPathComponent + ".txt")
        return .buildCommand(
          displayName: "Copying \(file.lastPathComponent)",
          executable: URL(fileURLWithPath: "/bin/cp"), arguments: [file.path, copy.path],
          inputFiles: [file], outputFiles: [copy])
      }
  }
}
