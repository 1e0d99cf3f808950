import Foundation
import Lowering

/// A package for Linux that builds a project: its translated modules, with this runtime as UIKit.
public struct LinuxPackage {
  public let project: Project
  public let folder: OwnedFolder
  /// The folder of the runtime's package.
  public let runtime: URL
  /// The uses of left-out declarations that the compiler found.
  private var leftOutUses: Set<LeftOutUse> = []
  /// The modules that the compiler didn't find.
  private var missingModules: Set<String> = []

  /// The result of writing the package.
  public struct Report: Sendable {
    public var diagnostics: [Diagnostic] = []
    public var lines = 0
    public var files = 0
    public var changedFiles = 0
    /// Messages for the user about parts that were left out.
    public var remarks: [String] = []
    /// The names of the functions, variables, cases and nested types that were left out.
    var membersLeftOut: Set<String> = []
    /// The modules that sources import and that nobody has. Code that uses them was left out.
    public internal(set) var missingModules: Set<String> = []
    /// The paths of the files that import them.
    var filesWithoutModules: Set<String> = []
    /// The paths of all files of the modules with such files. They see the members that missing modules add to types.
    var filesNearModules: Set<String> = []
  }

  public init(_ project: Project, folder: OwnedFolder, runtime: URL) {
    self.project = project
    self.folder = folder
    self.runtime = runtime
  }

  /// Translates the modules and writes the files that changed since the last time.
  public func make(progress: (String) -> Void = { _ in }) throws -> Report {
    var remarks: [String] = []
    var report = try Reading.collecting(&remarks) { try plannedAndMade(progress) }
    report.remarks = remarks
    return report
  }

  /// Translates the modules again without some uses of what was left out, which the compiler found.
  /// - Returns: Whether there are uses that weren't left out already.
  public mutating func leaveOut(_ uses: LeftOutUses, _ report: inout Report) throws -> Bool {
    guard
      !uses.found.isSubset(of: leftOutUses) || !uses.missingModules.isSubset(of: missingModules)
    else { return false }
    leftOutUses.formUnion(uses.found)
    missingModules.formUnion(uses.missingModules)
    report = try make()
    return true
  }

  private func plannedAndMade(_ progress: (String) -> Void) throws -> Report {
    var report = Report()
    var plan = FolderPlan()
    var summaries: [String: ModuleSummary] = [:]
    for module in project.modules where module.kind != .c && module.kind != .macro {
      progress("Lowering \(module.name) (\(module.sources.count) files)")
      let known = project.modules.compactMap { summaries[$0.name] } + module.modelSummary
      let lowered = try Self.lowered(
        ModuleSources(
          name: module.name, files: try module.sources.map(Self.read),
          languageMode: module.languageMode,
          conditions: Set(module.conditions), known: known,
          implicitImports: module.implicitImports, deployment: module.deployment,
          leftOutUses: leftOutUses, missingModules: missingModules))
      summaries[module.name] = lowered.summary
      report.membersLeftOut.formUnion(lowered.summary.membersLeftOut)
      report.missingModules = missingModules
      let without = zip(lowered.files, lowered.imports)
        .filter { !missingModules.isDisjoint(with: $0.1) }.map(\.0.path)
      report.filesWithoutModules.formUnion(without)
      if !without.isEmpty { report.filesNearModules.formUnion(lowered.files.map(\.path)) }
      report.diagnostics += lowered.diagnostics
      report.files += lowered.files.count
      report.lines += lowered.files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
      plan.add(sources(lowered, of: module), below: try Self.folder(of: module))
    }
    plan.add(try unloweredModules())
    plan.add(RelativePath(literal: "Package.swift"), manifest())
    report.changedFiles = try folder.make(plan)
    return report
  }

  /// Translates a module. Throws if this takes longer than handwritten sources need.
  static func lowered(_ module: ModuleSources) throws -> LoweredModule {
    let lines = module.files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
    let seconds = ProjectLimits.loweringSeconds
    return try BoundedWork.run(
      seconds: seconds.module + Double(lines) * seconds.line,
      "translating the module \(module.name) (\(lines) lines)"
    ) { Lowering.lower(module) }
  }

  static func read(_ file: URL) throws(ProjectError) -> SourceFile {
    guard let bytes = file.bytes else {
      throw ProjectError("the project lists this file, but it can't be read", file: file)
    }
    if let reason = SourceNesting.reason(bytes) { throw ProjectError(reason, file: file) }
    return SourceFile(path: file.path, bytes: Data(bytes))
  }

  // MARK: Sources

  /// Returns the folder of a module in the package. Throws if the module's name can't be the name of a folder;
  /// target names come from the project and can be anything.
  static func folder(of module: ProjectModule) throws(ProjectError) -> RelativePath {
    guard let name = FileName(module.name) else {
      throw ProjectError("'\(module.name)' can't be the name of a module")
    }
    return RelativePath(literal: "Sources") / name
  }

  private func sources(_ lowered: LoweredModule, of module: ProjectModule) -> FolderPlan {
    var plan = FolderPlan()
    for file in lowered.files {
      let name = SourceNames.lowered(file.path)
      let text = Self.marked(file)
      if !plan.add(RelativePath(name), text),
        let other = FileName(file.path.stableHash + "-" + name.text)
      {
        plan.add(RelativePath(other), text)
      }
    }
    if let members = lowered.members, let path = RelativePath(members.path) {
      plan.add(path, members.text)
    }
    let symbols = AssetSymbols(module, sources: lowered.files.map(\.text))
    if let text = symbols.text { plan.add(RelativePath(AssetSymbols.fileName), text) }
    if module.kind != .app {
      plan.add(
        ResourceLayout(module.resources, of: project.root).plan(), below: Self.resourceFolder)
    }
    return plan
  }

  /// The folder of a module's resources within the folder of its sources.
  static let resourceFolder = RelativePath(literal: "_Resources")

  /// Returns a source with a directive that makes the compiler report the author's file, even if nothing was
  /// translated.
  static func marked(_ file: SourceFile) -> String {
    if file.text.hasPrefix("#sourceLocation") || file.text.hasPrefix("#!") { return file.text }
    return "#sourceLocation(file: \(quoted(file.path)), line: 1)\n" + file.text
  }

  /// Returns the sources of modules that are built unchanged: C modules with their headers, and macros.
  /// - Parameter isLinked: Whether the files are links to the author's files, so that they follow them, or
  ///   copies.
  func unloweredModules(isLinked: Bool = false) throws(ProjectError) -> FolderPlan {
    var plan = FolderPlan()
    for module in project.modules where module.kind == .c || module.kind == .macro {
      let place = try Self.folder(of: module)
      for file in module.sources {
        let path = module.folder.map { file.path(from: $0) } ?? file.lastPathComponent
        guard let path = RelativePath(path) else {
          throw ProjectError("this file isn't in its module's folder", file: file)
        }
        plan.add(place / path, isLinked ? .alias(of: file) : .copy(of: file))
      }
    }
    return plan
  }

  // MARK: Manifest

  /// Products of the runtime that replace Apple's modules, other than UIKit.
  private static let standIns = [
    "Combine": "CombineForLinux", "os": "OSForLinux", "OSLog": "OSLogForLinux",
    "SwiftUI": "CombineForLinux", "XCTest": "XCTestForLinux", "AVFAudio": "AVFAudio",
    "AVFoundation": "AVFAudio", "AVKit": "AVFAudio",
  ]

  /// Apple's package whose module `Crypto` has the interface of CryptoKit. SwiftPM fetches it for projects that
  /// import CryptoKit; nothing in this package uses it.
  static let cryptography = (
    identity: "swift-crypto", url: "https://github.com/apple/swift-crypto.git",
    versions: PackageRequirement.range("3.0.0", "5.0.0")
  )

  /// Returns the name in the manifest, with which the name of the test program begins. It only contains
  /// letters, digits and underscores, because SwiftPM makes paths of it.
  static func name(of project: Project) -> FileName {
    FileName(replacingIn: project.name.asIdentifier)
  }

  /// Whether SwiftPM fetches dependencies of the package.
  public var isFetching: Bool {
    project.modules.contains(where: usesCryptography)
      && !project.packages.contains { $0.identity == Self.cryptography.identity }
  }

  private func usesCryptography(_ module: ProjectModule) -> Bool {
    imports(of: module).contains("CryptoKit")
  }

  /// Returns the modules that a module's sources import, plus Combine and the system's locks if they use them
  /// without an import.
  private func imports(of module: ProjectModule) -> Set<String> {
    guard module.kind != .c, module.kind != .macro else { return [] }
    return module.sources.reduce(into: []) { names, file in
      guard let scan = project.scans.scan(file), scan.isValid else { return }
      names.formUnion(scan.imports)
      if scan.namesCombine { names.insert("Combine") }
      if scan.namesLocks { names.insert("os") }
    }
  }

  /// - Parameter isPort: Whether each build translates the sources of the targets.
  func manifest(isPort: Bool = false) -> String {
    var lines = ["    .package(name: \"Ooze\", path: \(quoted(runtime.path))),"]
    lines += project.packages.map {
      "    .package(name: \(quoted($0.identity)), path: \(quoted($0.folder.path))),"
    }
    if isFetching {
      let crypto = Self.cryptography
      lines.append("    .package(url: \(quoted(crypto.url)), \(crypto.versions.text)),")
    }
    let usesMacros = project.modules.contains { $0.kind == .macro }
    return """
      // swift-tools-version: 6.2
      \(usesMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

      let package = Package(
        name: \(quoted(Self.name(of: project).text)),
        dependencies: [
      \(lines.joined(separator: "\n"))
        ],
        targets: [
      \(project.modules.map { target($0, isPort: isPort) }.joined(separator: "\n"))
        ]
      )

      """
  }

  private func target(_ module: ProjectModule, isPort: Bool) -> String {
    let kind =
      switch module.kind {
      case .app, .tool: "executableTarget"
      case .library, .c: "target"
      case .tests: "testTarget"
      case .macro: "macro"
      }
    var dependencies = Set(module.dependencies).sorted().map(quoted)
    if module.kind != .c, module.kind != .macro {
      dependencies.append(product("UIKitForLinux"))
      let imported = imports(of: module)
      let needed = Set(Self.standIns.filter { imported.contains($0.key) }.values)
      dependencies += needed.sorted().map(product)
      if imported.contains("CryptoKit") {
        dependencies.append(
          ".product(name: \"Crypto\", package: \(quoted(Self.cryptography.identity)))")
      }
    }
    if module.kind == .app { dependencies.append(product("StageBrowser")) }
    dependencies += module.products.map {
      ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
    }
    var arguments = [
      "name: \(quoted(module.name))", "dependencies: [\(dependencies.joined(separator: ", "))]",
      "path: \(quoted("Sources/\(module.name)"))",
    ]
    if let headers = module.headers { arguments.append("publicHeadersPath: \(quoted(headers))") }
    let resources = ResourceLayout(module.resources, of: project.root).topLevelNames
    if isPort, module.kind != .c, module.kind != .macro {
      arguments.append("exclude: [\"Lowered.json\"]")
    }
    if module.kind != .app || isPort, !resources.isEmpty {
      let list = resources.map { ".copy(\(quoted("_Resources/\($0)")))" }
      arguments.append("resources: [\(list.joined(separator: ", "))]")
    }
    if module.kind != .c {
      let settings =
        [".swiftLanguageMode(.\(module.languageMode.rawValue))"]
        + module.conditions.map { ".define(\(quoted($0)))" }
        + module.settings.map(\.text)
        + [".unsafeFlags([\(Self.flags.map(quoted).joined(separator: ", "))])"]
      arguments.append("swiftSettings: [\(settings.joined(separator: ", "))]")
    }
    if isPort, module.kind != .c, module.kind != .macro {
      arguments.append("plugins: [.plugin(name: \"LowerSources\", package: \"Ooze\")]")
    }
    return "    .\(kind)(\n      \(arguments.joined(separator: ",\n      "))),"
  }

  /// The compiler's flags for translated modules. If several modules replace a method of UIKit, each replacement calls
  /// the one before it.
  private static let flags = [
    "-suppress-warnings", "-Xfrontend", "-enable-dynamic-replacement-chaining",
  ]

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Ooze\")"
  }
}
