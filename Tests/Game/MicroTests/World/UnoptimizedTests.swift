import OozeCheckout
import Foundation
import Testing

/// The tests' build optimizes the simulation. This test compiles it without the optimizer, as in a debugger, and
/// expects the same bits.
@Suite("Unoptimized builds") struct UnoptimizedTests {
  /// Runs a program in a folder, and returns what it prints.
  private func run(_ arguments: [String], in folder: URL) throws -> String {
    // A file rather than a pipe: reading a pipe ends the process if a signal interrupts it.
    let file = folder.appendingPathComponent("printed.txt")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }

  private func sources() throws -> [String] {
    let folder = OozeCheckout.root.appendingPathComponent("Sources/Game/Micro").path
    return try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  @Test("are in the state of the golden hashes of dishes: `GoldenWorldTests`, and an ocean's")
  func sameBits() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("unoptimized-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = OozeCheckout.root.appendingPathComponent(
      "Tests/Game/MicroTests/Fixtures/UnoptimizedDish.swift")
    _ = try run(
      ["swiftc", "-Onone", "-swift-version", "6", "-package-name", "ooze", "-module-name", "Micro"]
        + ["-parse-as-library", "-wmo", "-o", "dish", main.path] + sources(),
      in: folder)
    #expect(try run(["./dish", "2", "3", "10000"], in: folder) == "f33a65b2219e9bd9\n")
    #expect(try run(["./dish", "330", "1", "60"], in: folder) == "70eb6ed9492db68\n")
    #expect(try run(["./dish", "4", "3", "10000", "0"], in: folder) == "9396f46b533b660f\n")
    #expect(try run(["./dish", "4", "3", "10000", "1"], in: folder) == "e28b9ce32d591fdf\n")
    #expect(try run(["./dish", "4", "3", "10000", "2"], in: folder) == "62058f66a1a2a1dc\n")
    #expect(try run(["./dish", "330", "1", "60", "0"], in: folder) == "12523c1ffebb7498\n")
  }
}
