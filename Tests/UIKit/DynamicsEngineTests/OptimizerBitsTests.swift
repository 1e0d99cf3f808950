import Foundation
import OozeCheckout
import Testing

@testable import DynamicsEngine

/// The same world has the same bits with and without the optimizer.
@Suite struct OptimizerBitsTests {
  private static let seeds: [UInt64] = [1, 2, 3]
  private static let steps = 240

  /// The build optimizes the engine. This compiles it again as a debugger would step through it.
  @Test func theOptimizerChangesNoBit() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dynamics-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = OozeCheckout.root.appendingPathComponent("Tests/UIKit/DynamicsEngineTests")
    var texts = ""
    for source in try Self.sources("OozeKernel") + Self.sources("DynamicsEngine")
      + [tests.appendingPathComponent("DynamicsScene.swift")]
    {
      // One module needs no imports of its parts.
      texts +=
        try String(contentsOf: source, encoding: .utf8)
        .replacing(/(?m)^(@testable )?import (OozeKernel|DynamicsEngine)$/, with: "")
        + "\n"
    }
    texts += """
      for seed in \(Self.seeds) as [UInt64] {
        var scene = DynamicsScene(seed: seed)
        print(scene.hash(steps: \(Self.steps)))
      }
      """
    try texts.write(
      to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    _ = try Self.run(
      ["swiftc", "-Onone", "-swift-version", "6", "-package-name", "ooze", "-o", "scene"]
        + ["main.swift"], in: folder)
    #expect(
      try Self.run(["./scene"], in: folder)
        == Self.seeds.map { seed in
          var scene = DynamicsScene(seed: seed)
          return "\(scene.hash(steps: Self.steps))\n"
        }.joined())
  }

  private static func sources(_ module: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: OozeCheckout.sources(of: module), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// Runs a program in a folder, and returns what it prints.
  private static func run(_ arguments: [String], in folder: URL) throws -> String {
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
}
