import Foundation
import Testing

@testable import Projects

/// Signals to `uikit` end everything that it started.
struct EndedToolTests {
  /// A package manager whose build fills its temporary folder and never ends.
  private static let compiler = """
    #!/bin/bash
    case " $* " in *" build "*) ;; *) exec "$REAL_SWIFT" "$@";; esac
    mkdir -p "$TMPDIR/TemporaryDirectory.build"
    sleep 1000 & echo "[1/2] building"
    sleep 1000
    """

  @Test(arguments: [SIGTERM, SIGKILL, SIGINT], ["test", "open"])
  func aSignalEndsTheBuild(_ signal: Int32, _ verb: String) throws {
    let home = try ProjectFolder(
      Dictionary(uniqueKeysWithValues: XcodeFixture.files.map { ("app/" + $0.key, $0.value) }))
    try home.write(Self.compiler, to: ".programs/swift")
    chmod(home.root.path + "/.programs/swift", 0o755)
    try home.write("// a runtime\n", to: ".runtime/Package.swift")
    try home.write("", to: ".runtime/Sources/UIKit/UIKit/UIKit.swift")
    let swift = try Command("which", "swift").output().text.trimmingCharacters(
      in: .whitespacesAndNewlines)
    let process = Process()
    // A shell starts programs in the background with SIGINT ignored, which a program inherits.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=INT", HostileWorld.tool, verb, "--scratch-path",
      home.root.path + "/.scratch", "--runtime",
      home.root.path + "/.runtime",
      home.root.path + "/app",
    ]
    // The mark is in the environment of everything that the tool starts.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "PATH": home.root.path + "/.programs:" + String(cString: getenv("PATH")),
        "REAL_SWIFT": swift, "ENDED_TOOL": home.root.path,
      ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Worker threads block signals, and a program inherits the mask.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(Self.waits { Self.marked(home.root.path).contains("sleep 1000") })
    kill(process.processIdentifier, signal)
    #expect(Self.waits { !process.isRunning })
    #expect(Self.waits { Self.marked(home.root.path).isEmpty }, "\(Self.marked(home.root.path))")
    if Confinement.isAvailable {
      #expect(home.root.appendingPathComponent(".scratch/temporary").names == [])
    }
  }

  /// The commands of the processes whose environment has the mark.
  private static func marked(_ mark: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.compactMap { number in
      guard let environment = URL(fileURLWithPath: "/proc/\(number)/environ").bytes,
        String(decoding: environment, as: UTF8.self).contains("ENDED_TOOL=\(mark)")
      else { return nil }
      let words = URL(fileURLWithPath: "/proc/\(number)/cmdline").bytes ?? []
      return String(decoding: words, as: UTF8.self).split(separator: "\0").joined(separator: " ")
    }
  }

  /// Waits until a condition holds, at most a minute.
  private static func waits(_ holds: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if holds() { return true }
      usleep(100_000)
    }
    return false
  }
}
