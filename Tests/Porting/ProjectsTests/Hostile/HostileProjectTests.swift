import Foundation
import Micro
import Testing

@testable import Projects

/// Projects of a malicious stranger. Whatever they contain, nothing outside of the tool's folders changes, none
/// of their code runs without notice, and each run ends in time with a report.
///
/// `OOZE_HOSTILE_SEED` runs one seed's project again, `OOZE_HOSTILE_SEEDS` sets the number of projects, and
/// `OOZE_UIKIT` sets the program to attack. [Security](Docs/Security.md) has the commands.
@Suite(.enabled(if: Confinement.isAvailable, "bubblewrap makes the roots of these tests"))
struct HostileProjectTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test func nothingButTheToolsFoldersChanges() async throws {
    let first = Self.environment["OOZE_HOSTILE_SEED"].flatMap(UInt64.init)
    let count = Self.environment["OOZE_HOSTILE_SEEDS"].flatMap(UInt64.init) ?? 48
    var reached: Set<String> = []
    for seed in first.map({ $0...$0 }) ?? 0...(count - 1) {
      let failures = try Self.attack(seed: seed, reached: &reached)
      for failure in failures { Issue.record("seed \(seed): \(failure)") }
    }
    guard first == nil, count >= 48 else { return }
    // If all projects were refused at once, nothing would be attacked.
    for call in Self.calls { #expect(reached.contains("\(call[0]) got through"), "\(call[0])") }
    for part in ["dump-package", "resolve", "build"] { #expect(reached.contains(part), "\(part)") }
  }

  /// The calls, each with its allowed exit codes: 0 and 1 for a result, 64 for arguments, 65 for sources that
  /// can't be built, 66 for a project that can't be read (`sysexits.h`).
  private static let calls: [[String]] = [
    ["check", "--lower-only"], ["check"], ["test"], ["open", "--build-only"],
    ["port", "--out", "/out/port"],
  ]

  /// Attacks the tool with the project of a seed, and returns the problems.
  private static func attack(seed: UInt64, reached: inout Set<String>) throws -> [String] {
    let world = try HostileWorld(seed: seed)
    var failures: [String] = []
    // Run twice in the same folders, and a third time after the author has changed the project.
    for round in 0..<3 {
      if round == 2 { try world.makeProject() }
      let before = try world.canaries()
      let call = calls[Int((seed + UInt64(round == 2 ? 2 : 0)) % 5)]
      let result = try world.run(call + [world.path])
      let what = "\(call.joined(separator: " ")), round \(round)"
      if !(0...1).contains(result.status), !(64...66).contains(result.status) {
        failures.append("\(what) ended with \(result.status): \(result.text.suffix(600))")
      }
      if result.status == 0 { reached.insert("\(call[0]) got through") }
      if result.text.isEmpty { failures.append("\(what) said nothing") }
      if result.text.utf8.contains(0x1B) { failures.append("\(what) printed an escape") }
      let after = try world.canaries()
      for path in Set(before.keys).union(after.keys).sorted() where before[path] != after[path] {
        failures.append("\(what) changed \(path): \(before[path] ?? "-") → \(after[path] ?? "-")")
      }
      for line in world.takeLog() {
        guard let manifest = line.range(of: " --package-path ").map({ line[$0.upperBound...] })
        else {
          continue
        }
        for part in ["dump-package", "resolve", "build"] where line.contains(part) {
          reached.insert(part)
        }
        let folder = manifest.prefix { $0 != " " }
        let isOwn = folder.hasPrefix("/scratch/")
        if line.contains("dump-package"), !isOwn, !result.text.contains("\(folder)/Package.swift") {
          failures.append("\(what) ran \(folder)/Package.swift and didn't say so")
        }
        if !isOwn, !folder.hasPrefix("/repository") { failures.append("\(what) ran \(folder)") }
      }
    }
    return failures
  }
}

extension HostileWorld {
  /// Returns a snapshot of everything except the tool's folders and the mounted ones.
  func canaries() throws -> [String: String] {
    let own = ["scratch", "out", "log", "usr", "opt", "etc", "proc", "dev", "tool"]
    return try Canaries.snapshot(root, withRecords: true).filter { path, _ in
      !own.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// Returns the calls of the compiler since the last call of this method.
  func takeLog() -> [Substring] {
    let file = root.appendingPathComponent("log/swift")
    defer { try? FileManager.default.removeItem(at: file) }
    return (file.text ?? "").split(separator: "\n")
  }

  /// The program under attack. By default, the one that was built with the tests.
  static let tool: String =
    ProcessInfo.processInfo.environment["OOZE_UIKIT"]
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("uikit").path

  /// The toolchain's folder, with the libraries that a program built here needs.
  private static let libraries: String? = {
    let found = try? Command("which", "swift").output().text.trimmingCharacters(
      in: .whitespacesAndNewlines)
    return found?.realPath.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().deletingLastPathComponent().path
    }
  }()

  func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let tool = URL(fileURLWithPath: Self.tool).standardizedFileURL
    var words = ["bwrap", "--bind", root.path, "/", "--proc", "/proc", "--dev", "/dev"]
    words += ["--ro-bind", "/usr", "/usr", "--ro-bind", "/etc", "/etc"]
    if let libraries = Self.libraries, !libraries.hasPrefix("/usr") {
      words += ["--ro-bind", libraries, libraries]
    }
    words += [
      "--ro-bind", tool.path, "/tool/uikit", "--die-with-parent", "--unshare-pid", "--unshare-net",
    ]
    words += [
      "--setenv", "PATH", "/programs:/usr/bin:/bin", "--setenv", "HOME", "/home", "--setenv",
      "TMPDIR", "/temporary",
    ]
    words += ["--chdir", "/home", "timeout", "--kill-after=2", "60", "/tool/uikit", arguments[0]]
    words += ["--scratch-path", "/scratch", "--runtime", "/ooze"] + arguments.dropFirst()
    var text = ""
    let status = try Command(words).run { line in
      if text.utf8.count < 1 << 20 { text += line + "\n" }
    }
    return (status, text)
  }
}
