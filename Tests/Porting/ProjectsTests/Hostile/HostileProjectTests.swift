import Foundation
import Micro
import Synchronization
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

  @Test func nothingButTheToolsFoldersChanges() {
    let first = Self.environment["OOZE_HOSTILE_SEED"].flatMap(UInt64.init)
    let count = Self.environment["OOZE_HOSTILE_SEEDS"].flatMap(UInt64.init) ?? 48
    let seeds = Array(first.map { $0...$0 } ?? 0...(count - 1))
    let outcomes = Mutex<[Outcome]>([])
    // Each call is a chain of processes, so one seed at a time would leave cores idle.
    DispatchQueue.concurrentPerform(iterations: seeds.count) { index in
      let outcome = Self.attack(seed: seeds[index])
      let done = outcomes.withLock {
        $0.append(outcome)
        return $0.count
      }
      for failure in outcome.failures { Issue.record("\(failure)") }
      if done.isMultiple(of: 100) { print("\(done) of \(seeds.count) seeds") }
    }
    let reached = outcomes.withLock { $0 }.reduce(into: Set()) { $0.formUnion($1.reached) }
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

  /// The result of attacking with one seed's project.
  private struct Outcome: Sendable {
    var failures: [String] = []
    /// The commands that succeeded, and the parts of the package manager that ran.
    var reached: Set<String> = []
  }

  private static func attack(seed: UInt64) -> Outcome {
    var outcome = Outcome()
    do {
      try attack(seed: seed, &outcome)
    } catch {
      outcome.failures.append("\(error)")
    }
    outcome.failures = outcome.failures.map { "seed \(seed): \($0)" }
    return outcome
  }

  private static func attack(seed: UInt64, _ outcome: inout Outcome) throws {
    let world = try HostileWorld(seed: seed)
    // Run twice in the same folders, and a third time after the author has changed the project.
    for round in 0..<3 {
      if round == 2 { try world.makeProject() }
      let before = try world.canaries()
      let call = calls[Int((seed + UInt64(round == 2 ? 2 : 0)) % 5)]
      let result = try world.run(call + [world.path])
      let what = "\(call.joined(separator: " ")), round \(round)"
      if !(0...1).contains(result.status), !(64...66).contains(result.status) {
        outcome.failures.append("\(what) ended with \(result.status): \(result.text.suffix(600))")
      }
      if result.status == 0 { outcome.reached.insert("\(call[0]) got through") }
      if result.text.isEmpty { outcome.failures.append("\(what) said nothing") }
      if result.text.utf8.contains(0x1B) { outcome.failures.append("\(what) printed an escape") }
      let after = try world.canaries()
      for path in Set(before.keys).union(after.keys).sorted() where before[path] != after[path] {
        outcome.failures.append(
          "\(what) changed \(path): \(before[path] ?? "-") → \(after[path] ?? "-")")
      }
      for arguments in world.takeLog() {
        guard let option = arguments.firstIndex(of: "--package-path"), option + 1 < arguments.count
        else { continue }
        for part in ["dump-package", "resolve", "build"] where arguments.contains(part) {
          outcome.reached.insert(part)
        }
        let folder = arguments[option + 1]
        let isOwn = folder.hasPrefix("/scratch/")
        if arguments.contains("dump-package"), !isOwn,
          !result.text.contains("\(folder)/Package.swift".visible)
        {
          outcome.failures.append("\(what) ran \(folder)/Package.swift and didn't say so")
        }
        if !isOwn, !folder.hasPrefix("/repository") {
          outcome.failures.append("\(what) ran \(folder)")
        }
      }
    }
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

  /// Returns the arguments of the compiler's calls since the last call of this method.
  func takeLog() -> [[String]] {
    let file = root.appendingPathComponent("log/swift")
    defer { try? FileManager.default.removeItem(at: file) }
    // Names contain spaces and newlines, so the replaced compiler ends arguments and calls with ASCII separators.
    let text = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    return text.split(separator: "\u{1E}").map {
      $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    }
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
