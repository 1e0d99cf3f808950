import Foundation
import Lowering

/// A report of the parts of a project that build, from the messages of the translation and the compiler.
public struct CheckReport: Sendable {
  private var project: Project
  private let written: LinuxPackage.Report
  /// The errors, by file.
  private var errors: [String: [String]] = [:]
  private var missing: [String: [String]] = [:]
  private var others: [String] = []
  private var seen: Set<String> = []
  /// Whether compilation succeeded; `nil` when the compiler didn't run.
  public var compilerSucceeded: Bool?

  public init(project: Project, written: LinuxPackage.Report) {
    self.project = project
    self.project.failures += written.missingModules.sorted().map {
      "\($0): there is no such module here, so code that uses it wasn't checked"
    }
    self.written = written
  }

  /// Reads a line of the compiler's output.
  public mutating func read(_ line: String) {
    guard let match = line.firstMatch(of: #/^(\/.*?):(\d+):(\d+): (?:fatal )?error: (.*)$/#) else {
      let isError = line.hasPrefix("error:") || line.contains(Self.linkerError)
      if isError, others.count < 40, seen.insert(line).inserted { others.append(line) }
      return
    }
    guard seen.insert(line).inserted else { return }
    let file = String(match.1)
    errors[file, default: []].append(line)
    let place = "\(URL(fileURLWithPath: file).lastPathComponent):\(match.2)"
    if let name = Self.missingName(in: String(match.4)) { missing[name, default: []].append(place) }
  }

  /// The messages of linkers about names that are missing or declared twice.
  private static nonisolated(unsafe) let linkerError =
    #/^\S*ld(?:\.\w+)?: error: |undefined reference|undefined symbol|duplicate symbol|multiple definition/#

  public var isClean: Bool {
    compilerSucceeded != false && project.failures.isEmpty && written.files > 0
      && !written.diagnostics.contains { $0.severity == .error }
  }

  /// Returns the name that the compiler didn't find.
  static func missingName(in message: String) -> String? {
    if let match = message.firstMatch(of: #/^cannot find (?:type )?'([^']+)' in scope/#) {
      return String(match.1)
    }
    if let match = message.firstMatch(of: #/^no such module '([^']+)'/#) {
      return "import \(match.1)"
    }
    if let match = message.firstMatch(
      of: #/^(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'/#)
    {
      return "\(match.1.trimmingCharacters(in: ["?", "!"])).\(match.2)"
    }
    if let match = message.firstMatch(of: #/^'([^']+)' is not a member type of .* '([^']+)'/#) {
      return "\(match.2).\(match.1)"
    }
    return nil
  }

  /// The messages of the translation. A missing framework is listed once for all files that import it.
  private var loweringLines: [String] {
    var counts: [String: Int] = [:]
    for diagnostic in written.diagnostics { counts[diagnostic.message, default: 0] += 1 }
    var said: Set<String> = []
    return written.diagnostics.compactMap { diagnostic in
      let message = diagnostic.message
      guard message.hasPrefix("there is no"), let count = counts[message], count > 1 else {
        return "  \(diagnostic)"
      }
      guard said.insert(message).inserted else { return nil }
      return "  \(diagnostic) (\(count) files)"
    }
  }

  /// Whether nothing of the project was left out.
  private var isWhole: Bool { project.remarks.isEmpty && written.remarks.isEmpty }

  private var conclusion: String {
    if written.files == 0 { return "No source was checked." }
    guard project.failures.isEmpty else {
      let count = project.failures.count
      return
        "\(count) \(count == 1 ? "part" : "parts") of the project couldn't be read, so this result is incomplete."
    }
    let errors = written.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty {
      return switch compilerSucceeded {
      case nil: isWhole ? "Everything can be translated." : "The rest can be translated."
      case true?: isWhole ? "Everything builds." : "The rest builds."
      case false?: "This doesn't build yet."
      }
    }
    guard compilerSucceeded != false, errors.allSatisfy(\.isLeftOut) else {
      return "This doesn't build yet."
    }
    return compilerSucceeded == nil
      ? "The rest can be translated." : "It builds without the places that can't be translated."
  }

  // MARK: Modules

  private func errorCount(of module: ProjectModule) -> Int {
    module.sources.reduce(0) { $0 + (errors[$1.path]?.count ?? 0) }
  }

  /// The reasons why the compiler didn't reach modules, by name. It compiles a module after its dependencies, and
  /// only if they build.
  private var unreached: [String: String] {
    guard compilerSucceeded == false else { return [:] }
    let own = Set(project.modules.flatMap { $0.sources.map(\.path) })
    let others = errors.keys.filter { !own.contains($0) }
    let packages = Set(
      others.map { file in
        project.packages.first { file.hasPrefix($0.folder.path + "/") }?.identity
      })
    // All modules depend on the runtime. Without errors in files, the build failed before the compiler ran.
    let isRuntimeBroken = errors.isEmpty || packages.contains(nil)
    var reasons: [String: String] = [:]
    // Each module comes after its dependencies.
    for module in project.modules where errorCount(of: module) == 0 {
      let broken =
        module.products.first { packages.contains($0.package) }?.name
        ?? module.dependencies.first { name in
          reasons[name] != nil
            || project.modules.contains { $0.name == name && errorCount(of: $0) > 0 }
        }
      if let broken {
        reasons[module.name] = "not reached, because \(broken) doesn't build"
      } else if isRuntimeBroken {
        reasons[module.name] = "not reached"
      }
    }
    return reasons
  }

  // MARK: Text

  public var text: String {
    var lines = ["\(project.name): \(written.files) files, \(written.lines) lines"]
    let unreached = unreached
    for module in project.modules where module.kind != .c {
      let count = errorCount(of: module)
      let lowering = written.diagnostics.count { diagnostic in
        diagnostic.severity == .error && module.sources.contains { $0.path == diagnostic.path }
      }
      var state =
        count > 0
        ? "\(count) errors"
        : compilerSucceeded == nil
          ? "translated"
          : compilerSucceeded == true ? "builds" : unreached[module.name] ?? "no errors of its own"
      if lowering > 0 { state += ", \(lowering) places that can't be translated" }
      lines.append("  \(module.name) (\(module.sources.count) files): \(state)")
    }
    lines += (project.remarks + written.remarks).map { "  \($0)" }
    if !project.failures.isEmpty {
      lines.append("\nNot checked:")
      lines += project.failures.map { "  \($0)" }
    }
    if !written.diagnostics.isEmpty {
      lines.append("\nFrom translation:")
      lines += loweringLines
    }
    if !missing.isEmpty {
      lines.append("\nMissing, most used first:")
      let width = missing.keys.map(\.count).max()!
      for (name, places) in missing.sorted(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }) {
        let list = places.prefix(4).joined(separator: ", ") + (places.count > 4 ? ", …" : "")
        let padding = String(repeating: " ", count: width - name.count)
        lines.append("  \(name)\(padding)  \(places.count) ×  \(list)")
      }
    }
    let rest = errors.sorted { $0.key < $1.key }
    if !rest.isEmpty {
      lines.append("\nErrors by file:")
      for (file, list) in rest {
        lines.append("  \(file): \(list.count)")
        lines += list.map { "    " + $0.dropFirst(file.count + 1) }
      }
    }
    if !others.isEmpty {
      lines.append("\nFrom the build:")
      lines += others.map { "  \($0)" }
    }
    lines.append("\n" + conclusion)
    return lines.joined(separator: "\n")
  }
}
