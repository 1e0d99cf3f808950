import Foundation

/// A package that builds a project by following its sources: its targets hold a description each,
/// and the plugin `LowerSources` lowers what they name.
public struct PortedPackage: Sendable {
  private let project: Project
  private let folder: URL
  private let runtime: URL

  public init(_ project: Project, folder: URL, runtime: URL) {
    self.project = project
    self.folder = folder
    self.runtime = runtime
  }

  /// Writes the package. Throws ``ProjectError`` when the folder holds something else.
  public func write() throws {
    let manifest = folder.appendingPathComponent("Package.swift")
    if !folder.names.isEmpty, manifest.text?.contains("LowerSources") != true {
      throw ProjectError(
        "the folder holds something that 'uikit port' hasn't written", file: folder)
    }
    for module in project.modules {
      let place = folder.appendingPathComponent("Sources/\(module.name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      guard module.kind != .c, module.kind != .macro else { continue }
      let dependencies = module.dependencies.map { "../\($0)/Lowered.json" }
      let description = PortedModule(module, in: place, dependencies: dependencies)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(description), as: UTF8.self) + "\n"
      try text.writeIfChanged(to: place.appendingPathComponent("Lowered.json"))
      // SwiftPM takes a target for one of Swift when it holds a source.
      try "// The sources of \(module.name) are lowered from where Lowered.json says.\n"
        .writeIfChanged(to: place.appendingPathComponent("Ported.swift"))
      let texts = module.sources.compactMap(\.text)
      if let symbols = AssetSymbols(module, sources: texts).text {
        try symbols.writeIfChanged(to: place.appendingPathComponent(AssetSymbols.fileName))
      }
      let resources = ResourceLayout(module.resources)
      if !resources.entries.isEmpty {
        try resources.link(into: place.appendingPathComponent("_Resources"))
      }
    }
    let package = LinuxPackage(project, folder: folder, runtime: runtime)
    try package.writeLinkedModules()
    try package.manifest(isPort: true).writeIfChanged(to: manifest)
  }
}
