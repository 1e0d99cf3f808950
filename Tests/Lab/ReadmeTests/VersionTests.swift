import Foundation
import OozeCheckout
import Testing

/// The release's version is in the file `VERSION`. The names of packages contain it, and all programs must print it.
@Suite struct VersionTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: OozeCheckout.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The file VERSION contains a semantic version and a line end")
  func file() throws {
    let version = try text("VERSION")
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?\n/) != nil)
  }

  @Test("Each program prints the version", arguments: ["ooze", "ooze-lab", "uikit"])
  func programs(name: String) throws {
    let version = try text("VERSION").trimmingCharacters(in: .newlines)
    let tests = try #require(Bundle.main.executableURL)
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = ["--version"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A note in parentheses may follow.
    #expect(["\n", " ("].contains { printed.hasPrefix("\(name) \(version)\($0)") }, "\(printed)")
  }

  @Test("The cluster's package and its wheel have the same version")
  func cluster() throws {
    let version = try text("VERSION").trimmingCharacters(in: .newlines)
    #expect(
      try text("Cluster/src/ooze_ray/__init__.py").contains("__version__ = \"\(version)\"\n"))
    let project = try text("Cluster/pyproject.toml")
    #expect(project.contains("dynamic = [\"version\"]\n"))
    #expect(project.contains("[tool.hatch.version]\npath = \"src/ooze_ray/__init__.py\"\n"))
  }
}
