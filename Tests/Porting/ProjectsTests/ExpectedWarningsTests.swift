import Foundation
import Lowering
import Testing

@testable import Projects

/// The warnings that a module's author expects, against those that come.
@Suite struct ExpectedWarningsTests {
  private func expected(_ lines: [String]) throws -> ExpectedWarnings {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Warnings-\(UUID().uuidString).txt")
    try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ExpectedWarnings(contentsOf: file)
  }

  private func message(_ text: String, _ severity: Diagnostic.Severity = .warning, line: Int = 1)
    -> Diagnostic
  {
    Diagnostic(severity, path: "/author/Pond.swift", line: line, column: 1, message: text)
  }

  /// As many messages are taken away as are expected, wherever they are in the file. The rest of both sides stays.
  @Test(arguments: 0...3, 0...3) func eachLineTakesOneMessage(lines: Int, messages: Int) throws {
    let list = try expected(Array(repeating: "Pond.swift: no fish", count: lines))
    let found = list.unexpected(among: (0..<messages).map { message("no fish", line: 10 * $0 + 1) })
    #expect(found.count { $0.message == "no fish" } == max(0, messages - lines))
    let missing = found.filter { $0.message != "no fish" }
    #expect(missing.count == max(0, lines - messages))
    #expect(missing.allSatisfy { $0.severity == .warning && $0.path.hasSuffix(".txt") })
  }

  @Test func onlyWarningsAreExpected() throws {
    let list = try expected(["Pond.swift: no fish"])
    let found = list.unexpected(among: [message("no fish", .error), message("no water")])
    #expect(found.prefix(2).map(\.message) == ["no fish", "no water"])
    #expect(found.count == 3)
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: ProjectError.self) {
      try ExpectedWarnings(contentsOf: URL(fileURLWithPath: "/no/such/file"))
    }
  }
}
