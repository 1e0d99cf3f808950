import CommandTesting
import Foundation
import Testing

/// Two processes on one folder: the second names the first and ends.
@Suite struct FolderLockTests {
  @Test(
    "The second process names the first and ends with an error; a kill frees the folder",
    .timeLimit(.minutes(10)))
  func twoProcesses() throws {
    let folder = try TemporaryFolder()
    let data = folder.url.appendingPathComponent("data").path
    let first = try start("ooze-lab", ["random-play", "--data", data, "--difficulty", "easy"])
    defer { first.process.terminate() }
    #expect(!first.output.fileHandleForReading.availableData.isEmpty)
    let number = first.process.processIdentifier
    for (program, arguments) in [
      ("ooze-lab", ["random-play", "--data", data, "--frames", "1"]),
      ("ooze", ["play", "--data", data]),
      ("ooze", ["evolve", "--out", data, "--rounds", "1", "--population", "2"]),
    ] {
      let second = try start(program, arguments)
      let said = second.errors.fileHandleForReading.readDataToEndOfFile()
      second.process.waitUntilExit()
      #expect(second.process.terminationStatus != 0, "\(arguments)")
      #expect(String(decoding: said, as: UTF8.self).contains("process \(number)"), "\(arguments)")
      #expect(second.output.fileHandleForReading.readDataToEndOfFile().isEmpty, "\(arguments)")
    }
    kill(number, SIGKILL)
    first.process.waitUntilExit()
    let third = try start("ooze-lab", ["random-play", "--data", data, "--frames", "1"])
    _ = third.output.fileHandleForReading.readDataToEndOfFile()
    third.process.waitUntilExit()
    #expect(third.process.terminationStatus == 0)
  }

  private struct Started {
    let process: Process
    let output: Pipe
    let errors: Pipe
  }

  private func start(_ program: String, _ arguments: [String]) throws -> Started {
    let started = Started(process: Process(), output: Pipe(), errors: Pipe())
    started.process.executableURL = URL(fileURLWithPath: OozeProcess.path(of: program))
    started.process.arguments = arguments
    started.process.standardOutput = started.output
    started.process.standardError = started.errors
    try started.process.run()
    return started
  }
}
