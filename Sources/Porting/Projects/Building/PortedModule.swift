import Foundation
import Lowering

/// A module of a ported package: the locations of its sources, for the plugin that translates them in each
/// build.
public struct PortedModule: Codable, Sendable {
  public var name: String
  /// The folder whose Swift sources are the module; `nil` if they are listed.
  public var folder: String?
  public var files: [String]
  public var languageMode: ModuleSources.LanguageMode
  public var deployment: Int?
  public var conditions: [String]
  /// Classes that Xcode generates from Core Data models.
  public var entityClasses: [String]?
  /// The descriptions of the modules that it depends on, as paths relative to the folder of this description.
  public var dependencies: [String]
  /// The file with the warnings that the author expects, relative to the folder of this description.
  public var expectedWarnings: String?
  private var place: URL?

  private enum CodingKeys: String, CodingKey {
    case name, folder, files, languageMode, deployment, conditions, entityClasses, dependencies
    case expectedWarnings
  }

  init(_ module: ProjectModule, in place: URL, dependencies: [String]) {
    name = module.name
    languageMode = module.languageMode
    deployment = module.deployment
    conditions = module.conditions
    entityClasses = module.entityClasses.isEmpty ? nil : module.entityClasses
    self.dependencies = dependencies
    let own = Set(module.sources.map(\.path))
    let common = Self.commonFolder(of: module.sources)
    let all = ProjectFiles.all(in: common).map(\.file.path).filter { $0.hasSuffix(".swift") }
    let isWhole = Set(all) == own
    folder = isWhole ? common.path(from: place) : nil
    files = isWhole ? [] : module.sources.map { $0.path(from: place) }
  }

  private static func commonFolder(of files: [URL]) -> URL {
    var common = files.first?.deletingLastPathComponent().standardizedFileURL.pathComponents ?? []
    for file in files.dropFirst() {
      let other = file.deletingLastPathComponent().standardizedFileURL.pathComponents
      common = zip(common, other).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  public init(contentsOf file: URL) throws {
    do {
      self = try JSONDecoder().decode(PortedModule.self, from: Data(file.bytes ?? []))
    } catch {
      throw ProjectError("this file doesn't describe a module: \(error)", file: file)
    }
    place = file.deletingLastPathComponent()
  }

  /// The sources that are on the disk now.
  var sources: [URL] {
    let place = (self.place ?? URL(fileURLWithPath: ".")).asFolder
    if let folder {
      let root = URL(fileURLWithPath: folder, relativeTo: place).standardizedFileURL
      return ProjectFiles.all(in: root).map(\.file).filter { $0.pathExtension == "swift" }
    }
    return files.map { URL(fileURLWithPath: $0, relativeTo: place).standardizedFileURL }
  }

  /// - Parameter summaries: The summaries of modules that have already been translated, by the paths of their
  ///   descriptions. The value is `nil` for a module that is being translated, to which a cycle of dependencies
  ///   may return.
  private func lowered(_ summaries: inout [String: ModuleSummary?]) throws -> LoweredModule {
    var known: [ModuleSummary] = []
    for path in dependencies {
      let file = URL(fileURLWithPath: path, relativeTo: place!.asFolder).standardizedFileURL
      if summaries[file.path] == nil {
        summaries[file.path] = .some(nil)
        summaries[file.path] = try PortedModule(contentsOf: file).lowered(&summaries).summary
      }
      if case .some(.some(let summary)) = summaries[file.path] { known.append(summary) }
    }
    let models = ModelEntities.summary(of: entityClasses ?? [])
    return try LinuxPackage.lowered(
      ModuleSources(
        name: name, files: try sources.map(LinuxPackage.read),
        languageMode: languageMode,
        conditions: Set(conditions), known: known + models,
        deployment: deployment))
  }

  /// Translates the module and writes the files that have changed: one for each source, and always
  /// `_LoweredMembers.swift`, so that the plugin knows the outputs in advance. Returns the unexpected messages.
  public func lower(into folder: OwnedFolder) throws -> [Diagnostic] {
    var summaries: [String: ModuleSummary?] = [:]
    let module = try lowered(&summaries)
    var plan = FolderPlan()
    for file in module.files {
      plan.add(RelativePath(SourceNames.lowered(file.path)), LinuxPackage.marked(file))
    }
    plan.add(
      RelativePath(literal: "_LoweredMembers.swift"),
      module.members?.text ?? "// Nothing is registered.\n")
    try folder.make(plan)
    guard let expectedWarnings else { return module.diagnostics }
    let file = URL(fileURLWithPath: expectedWarnings, relativeTo: place!.asFolder)
    return try ExpectedWarnings(contentsOf: file.standardizedFileURL)
      .unexpected(among: module.diagnostics)
  }
}

extension URL {
  /// Returns the relative path to this file from a folder.
  func path(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let other = folder.standardizedFileURL.pathComponents
    let common = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: other.count - common) + own[common...]
    return way.joined(separator: "/")
  }
}
