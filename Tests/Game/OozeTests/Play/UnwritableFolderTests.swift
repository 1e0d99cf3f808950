import CommandSupport
import CommandTesting
import Foundation
import Testing

@testable import ooze

/// A folder in which nothing can be saved is refused before anything begins.
@Suite struct UnwritableFolderTests {
  enum Place: CaseIterable {
    case file, belowFile, device, kernel, belowKernel, loop

    /// - Parameter folder: A folder for temporary files.
    func path(in folder: URL) throws -> String {
      let file = folder.appendingPathComponent("file")
      switch self {
      case .file:
        try Data("mine".utf8).write(to: file)
        return file.path
      case .belowFile:
        try Data("mine".utf8).write(to: file)
        return file.appendingPathComponent("data").path
      case .device: return "/dev/null"
      case .kernel: return "/proc"
      case .belowKernel: return "/proc/ooze"
      case .loop:
        try FileManager.default.createSymbolicLink(
          atPath: file.path, withDestinationPath: file.path)
        return file.appendingPathComponent("data").path
      }
    }
  }

  @Test(
    "it is one line on standard error and code 1, with no address and no other output",
    .timeLimit(.minutes(10)), arguments: Place.allCases,
    [
      ["ooze", "play", "--data"], ["ooze-lab", "random-play", "--frames", "1", "--data"],
      ["ooze", "evolve", "--rounds", "1", "--population", "2", "--out"],
    ])
  func commands(place: Place, words: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try place.path(in: folder.url)
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: OozeProcess.path(of: words[0]))
    process.arguments = words.dropFirst() + [path]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A process that started nevertheless would never end.
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: end)
    let said = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    end.cancel()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    let lines = said.split(separator: "\n")
    #expect(lines.count == 1, "\(said)")
    #expect(said.hasPrefix("\(words[0]): cannot write \(path)"), "\(said)")
    // In words, not as a number of a library.
    #expect(!said.contains("Domain"), "\(said)")
    #expect(!said.contains("error "), "\(said)")
    if place == .file {
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("mine".utf8))
    }
  }

  @Test("a folder that was written in once, and can't be now", .enabled(if: geteuid() != 0))
  func noLonger() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent(FolderLock.name))
    chmod(folder.url.path, 0o500)
    defer { chmod(folder.url.path, 0o700) }
    #expect(throws: CannotWrite.self) { try FolderLock.hold(folder.url) }
  }

  @Test("folders that aren't there are made for their owner alone; those that are stay as they are")
  func made() throws {
    let folder = try TemporaryFolder()
    chmod(folder.url.path, 0o755)
    let (outer, inner) = (
      folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("a/b/c")
    )
    for _ in 0..<2 { try FileAccess.makeFolder(inner) }
    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(outer) == 0o700)
    #expect(try mode(inner) == 0o700)
    #expect(try mode(folder.url) == 0o755)
  }
}
