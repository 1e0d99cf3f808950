import Foundation
import Testing

/// Overrides in extensions of UIKit's classes replace the methods of the classes, and `super` calls the
/// replaced ones. A separate program reports the results, because such overrides apply to the whole process.
struct CategoryTests {
  @Test func extensionsOverrideWhatTheClassHas() throws {
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("Categories")
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path),
      "'swift build' makes it together with the tests")
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 29)
    for line in lines { #expect(line.hasSuffix(" true"), "\(line)") }
  }
}
