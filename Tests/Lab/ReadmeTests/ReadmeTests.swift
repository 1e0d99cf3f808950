import OozeCheckout
import Foundation
import Testing

/// Checks the code of the README and of `Docs/Stage.md`: it compiles, and prints what the page shows.
@Suite struct ReadmeTests {
  private static let page = "Docs/Stage.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: OozeCheckout.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The first block of Swift in a page.
  private func firstBlock(of path: String) throws -> String {
    let page = try text(path)
    let start = try #require(page.range(of: "```swift\n"))
    let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test("The page's first block is Snippets/FirstLook.swift")
  func block() throws {
    let snippet = try text("Snippets/FirstLook.swift")
    let shown = try #require(snippet.range(of: "// snippet.show\n"))
    let hidden = try #require(snippet.range(of: "// snippet.hide", options: .backwards))
    // The shown code is inside a condition, because there is no Stage on Apple's systems.
    let code = snippet[shown.upperBound..<hidden.lowerBound]
      .replacingOccurrences(of: "\n  ", with: "\n").dropFirst(2)
    #expect(try firstBlock(of: Self.page) == String(code))
  }

  @Test("The snippet prints what the page shows")
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
    let page = try text(Self.page)
    for line in printed { #expect(page.contains("    \(line)\n"), "\(line)") }
  }

  @Test("The README's lines for a header compile")
  func headerLines() throws {
    let lines = try firstBlock(of: "README.md").split(separator: "\n")
    #expect(lines.first == "import ElasticHeaders")
    #expect(lines.count == 5)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("readme-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Pond.swift")
    let code = """
      import UIKit
      \(lines[0])

      @MainActor func show(in tableViewController: UITableViewController) {
      \(lines.dropFirst().joined(separator: "\n"))
      }

      """
    try code.write(to: file, atomically: true, encoding: .utf8)
    let result = try Compiler().run(["-typecheck", "-parse-as-library", file.path])
    #expect(result == "", "\(result)")
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
