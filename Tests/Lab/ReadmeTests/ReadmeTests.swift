import OozeCheckout
import Foundation
import Testing

/// The README matches the code: its code is a compiled snippet, and its output is what that snippet prints.
@Suite struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: OozeCheckout.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The README's first block is Snippets/FirstLook.swift")
  func block() throws {
    let readme = try text("README.md")
    let start = try #require(readme.range(of: "```swift\n"))
    let end = try #require(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
    let block = readme[start.upperBound..<end.lowerBound]
    let snippet = try text("Snippets/FirstLook.swift")
    let shown = try #require(snippet.range(of: "// snippet.show\n"))
    let hidden = try #require(snippet.range(of: "// snippet.hide", options: .backwards))
    // The shown code is inside a condition, because there is no Stage on Apple's systems.
    let code = snippet[shown.upperBound..<hidden.lowerBound]
      .replacingOccurrences(of: "\n  ", with: "\n").dropFirst(2)
    #expect(String(block) == String(code))
  }

  @Test("What the README says it prints is what it prints")
  func output() throws {
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("FirstLook")
    let candidates = [program, OozeCheckout.root.appendingPathComponent(".build/debug/FirstLook")]
    let url = try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the snippet is built together with the tests")
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let printed = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(printed.count == 3)
    let readme = try text("README.md")
    for line in printed { #expect(readme.contains("    \(line)\n"), "\(line)") }
  }

  @Test("Every relative link of the README leads somewhere")
  func links() throws {
    let readme = try text("README.md")
    for match in readme.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
      let path = OozeCheckout.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }
}
