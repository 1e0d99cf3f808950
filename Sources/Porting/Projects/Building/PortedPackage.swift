import Foundation

/// A package that builds a project from its original sources. Each target contains a description, and the
/// plugin `LowerSources` translates the sources that it names.
public struct PortedPackage {
  private let project: Project
  private let folder: OwnedFolder
  private let runtime: URL

  public init(_ project: Project, folder: OwnedFolder, runtime: URL) {
    self.project = project
    self.folder = folder
    self.runtime = runtime
  }

  /// Writes the package. Throws ``ProjectError`` if the folder contains other files.
  /// - Returns: Messages for the user about parts that were left out.
  public func make() throws -> [String] {
    guard folder.isEmptyOrKnown else {
      throw ProjectError(
        "the folder contains files that 'uikit port' hasn't written; choose a new folder",
        file: folder.url)
    }
    var remarks: [String] = []
    try Reading.collecting(&remarks) { _ = try folder.make(plan()) }
    return remarks
  }

  private func plan() throws -> FolderPlan {
    var plan = FolderPlan()
    let package = LinuxPackage(project, folder: folder, runtime: runtime)
    for module in project.modules where module.kind != .c && module.kind != .macro {
      let place = try LinuxPackage.folder(of: module)
      let dependencies = module.dependencies.map { "../\($0)/Lowered.json" }
      let description = PortedModule(
        module, in: folder.location(of: place), dependencies: dependencies)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(description), as: UTF8.self) + "\n"
      plan.add(place / FileName("Lowered.json")!, text)
      // SwiftPM treats a target as a Swift target if it contains a source.
      plan.add(
        place / FileName("Ported.swift")!,
        "// This module's sources are translated from the files that Lowered.json lists.\n")
      if let symbols = AssetSymbols(module, sources: module.sources.compactMap(\.text)).text {
        plan.add(place / AssetSymbols.fileName, symbols)
      }
      let resources = ResourceLayout(module.resources, of: project.root)
      plan.add(resources.plan(isLinked: true), below: place / LinuxPackage.resourceFolder)
    }
    plan.add(try package.unloweredModules(isLinked: true))
    plan.add(RelativePath(literal: "Package.swift"), package.manifest(isPort: true))
    return plan
  }
}
