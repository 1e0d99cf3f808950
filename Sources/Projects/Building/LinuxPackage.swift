import Foundation
import Lowering

/// A package for Linux that builds a project: its modules lowered, with this runtime for UIKit.
public struct LinuxPackage: Sendable {
  public let project: Project
  public let folder: URL
  /// The folder of the runtime's package.
  public let runtime: URL

  /// The result of writing the package.
  public struct Report: Sendable {
    public var diagnostics: [Diagnostic] = []
    public var lines = 0
    public var files = 0
    public var changedFiles = 0
  }

  public init(_ project: Project, folder: URL, runtime: URL) {
    self.project = project
    self.folder = folder
    self.runtime = runtime
  }

  /// Lowers the modules and writes what changed since the last time.
  public func write(progress: (String) -> Void = { _ in }) throws -> Report {
    var report = Report()
    var summaries: [String: ModuleSummary] = [:]
    for module in project.modules where module.kind != .c && module.kind != .macro {
      progress("Lowering \(module.name) (\(module.sources.count) files)")
      let known = project.modules.compactMap { summaries[$0.name] } + module.modelSummary
      let lowered = lower(
        ModuleSources(
          name: module.name, files: try module.sources.map(Self.read),
          languageMode: ModuleSources.LanguageMode(version: module.languageMode),
          conditions: Set(module.conditions), known: known,
          implicitImports: module.implicitImports, deployment: module.deployment))
      summaries[module.name] = lowered.summary
      report.diagnostics += lowered.diagnostics
      report.files += lowered.files.count
      report.lines += lowered.files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
      report.changedFiles += try write(lowered, of: module)
    }
    try writeLinkedModules()
    try manifest().writeIfChanged(to: folder.appendingPathComponent("Package.swift"))
    return report
  }

  static func read(_ file: URL) throws -> SourceFile {
    guard let data = try? Data(contentsOf: file) else {
      throw ProjectError("the project names this file, and it can't be read", file: file)
    }
    return SourceFile(path: file.path, bytes: data)
  }

  // MARK: Sources

  private func sourceFolder(of module: ProjectModule) -> URL {
    folder.appendingPathComponent("Sources/\(module.name)")
  }

  /// - Returns: how many files were written.
  private func write(_ lowered: LoweredModule, of module: ProjectModule) throws -> Int {
    let place = sourceFolder(of: module)
    var files: [String: String] = [:]
    for file in lowered.files {
      let name = SourceNames.lowered(file.path)
      files[files[name] == nil ? name : file.path.stableHash + "-" + name] = Self.marked(file)
    }
    if let members = lowered.members { files[members.path] = members.text }
    let symbols = AssetSymbols(module, sources: lowered.files.map(\.text))
    if let text = symbols.text { files[AssetSymbols.fileName] = text }
    var changed = 0
    for (name, text) in files where try text.writeIfChanged(to: place.appendingPathComponent(name))
    {
      changed += 1
    }
    let resources = ResourceLayout(module.resources)
    let isBundled = module.kind != .app && !resources.entries.isEmpty
    if isBundled { try resources.link(into: place.appendingPathComponent("_Resources")) }
    let present = try FileManager.default.contentsOfDirectory(atPath: place.path)
    for name in present where files[name] == nil && !(isBundled && name == "_Resources") {
      try FileManager.default.removeItem(at: place.appendingPathComponent(name))
      changed += 1
    }
    return changed
  }

  /// A source in which the compiler names the author's file, also where nothing was lowered.
  static func marked(_ file: SourceFile) -> String {
    if file.text.hasPrefix("#sourceLocation") || file.text.hasPrefix("#!") { return file.text }
    return "#sourceLocation(file: \(quoted(file.path)), line: 1)\n" + file.text
  }

  /// Links to the sources of modules that are built as they are: of C, and of macros.
  func writeLinkedModules() throws {
    for module in project.modules {
      switch module.kind {
      case .c: try sourceFolder(of: module).link(to: module.folder!)
      case .macro:
        for file in module.sources {
          try sourceFolder(of: module).appendingPathComponent(file.lastPathComponent).link(to: file)
        }
      case .app, .library, .tests, .tool: break
      }
    }
  }

  // MARK: Manifest

  /// Products of the runtime that stand in for modules of Apple's, besides UIKit.
  private static let standIns = [
    "Combine": "CombineForLinux", "os": "OSForLinux", "OSLog": "OSLogForLinux",
    "SwiftUI": "CombineForLinux", "XCTest": "XCTestForLinux", "AVFAudio": "AVFAudio",
    "AVFoundation": "AVFAudio", "AVKit": "AVFAudio",
  ]

  /// Apple's package whose module `Crypto` has CryptoKit's interface. A project fetches it where it
  /// imports CryptoKit; nothing here is built with it.
  private static let cryptography = (
    identity: "swift-crypto", url: "https://github.com/apple/swift-crypto.git",
    versions: "\"3.0.0\"..<\"5.0.0\""
  )

  private func usesCryptography(_ module: ProjectModule) -> Bool {
    imports(of: module).contains("CryptoKit")
  }

  /// The modules that a module's sources import, and Combine and the system's locks where they use them without.
  private func imports(of module: ProjectModule) -> Set<String> {
    guard module.kind != .c, module.kind != .macro else { return [] }
    return module.sources.reduce(into: []) { names, file in
      if let text = file.text {
        names.formUnion(SourceScan.imports(text))
        if CombineNames.stand(in: text) { names.insert("Combine") }
        if SourceScan.usesLocks(text) { names.insert("os") }
      }
    }
  }

  /// - Parameter isPort: whether the targets' sources are lowered in each build.
  func manifest(isPort: Bool = false) -> String {
    var lines = ["    .package(name: \"Ooze\", path: \(quoted(runtime.path))),"]
    lines += project.packages.map {
      "    .package(name: \(quoted($0.identity)), path: \(quoted($0.folder.path))),"
    }
    let crypto = Self.cryptography
    if project.modules.contains(where: usesCryptography),
      !project.packages.contains(where: { $0.identity == crypto.identity })
    {
      lines.append("    .package(url: \(quoted(crypto.url)), \(crypto.versions)),")
    }
    let usesMacros = project.modules.contains { $0.kind == .macro }
    return """
      // swift-tools-version: 6.2
      \(usesMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

      let package = Package(
        name: \(quoted(project.name)),
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
    let resources = ResourceLayout(module.resources).topLevelNames
    if isPort, module.kind != .c, module.kind != .macro {
      arguments.append("exclude: [\"Lowered.json\"]")
    }
    if module.kind != .app || isPort, !resources.isEmpty {
      let list = resources.map { ".copy(\(quoted("_Resources/\($0)")))" }
      arguments.append("resources: [\(list.joined(separator: ", "))]")
    }
    if module.kind != .c {
      let mode = module.languageMode >= 6 ? "v6" : module.languageMode == 5 ? "v5" : "v4"
      let settings =
        [".swiftLanguageMode(.\(mode))"] + module.conditions.map { ".define(\(quoted($0)))" }
        + module.settings + [".unsafeFlags([\"-suppress-warnings\"])"]
      arguments.append("swiftSettings: [\(settings.joined(separator: ", "))]")
    }
    if isPort, module.kind != .c, module.kind != .macro {
      arguments.append("plugins: [.plugin(name: \"LowerSources\", package: \"Ooze\")]")
    }
    return "    .\(kind)(\n      \(arguments.joined(separator: ",\n      "))),"
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Ooze\")"
  }

}

/// A text as a literal of Swift's.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
