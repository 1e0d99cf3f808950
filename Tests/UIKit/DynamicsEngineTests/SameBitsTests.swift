import Foundation
import OozeCheckout
import OozeKernel
import Testing

@testable import DynamicsEngine

/// The same world has the same bits in each run, on any thread, with and without the optimizer.
@Suite struct SameBitsTests {
  private static let seeds: [UInt64] = [1, 2, 3]
  private static let steps = 240

  private static func hash(_ seed: UInt64) -> UInt64 {
    var scene = DynamicsScene(seed: seed)
    return scene.hash(steps: steps)
  }

  @Test func runsSideBySideAreEqual() async {
    let alone = Self.seeds.map(Self.hash)
    #expect(Set(alone).count == Self.seeds.count, "the seeds make different worlds")
    await withTaskGroup(of: (index: Int, hash: UInt64).self) { group in
      for round in 0..<12 {
        let index = round % Self.seeds.count
        group.addTask { (index, Self.hash(Self.seeds[index])) }
      }
      for await (index, hash) in group { #expect(hash == alone[index], "\(index)") }
    }
  }

  @Test func theSceneReachesEveryPart() {
    var scene = DynamicsScene(seed: 1)
    let start = scene.world
    _ = scene.hash(steps: Self.steps)
    for (index, body) in scene.world.bodies.enumerated() {
      #expect(body.position.isFinite, "\(index)")
      #expect(
        body.material.isAnchored == (body.position == start.bodies[index].position), "\(index)")
    }
    #expect(!scene.world.touching.isEmpty)
    #expect(!scene.world.memory.impulses.isEmpty)
    for joint in scene.world.joints where joint.frequency == 0 {
      #expect(!joint.impulses.isEmpty, "\(joint.kind)")
    }
  }

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
        == Self.seeds.map { "\(Self.hash($0))\n" }.joined())
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
