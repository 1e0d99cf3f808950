import CommandSupport
import CommandTesting
import EvolutionRuns
import Foundation
import Micro
import OozeCheckout
import Testing

@testable import ooze

@Suite("Evolution on the disk") struct EvolutionRunTests {
  private func archipelago(roundSteps: Int = 60) -> Archipelago {
    let settings = ArenaSettings(world: .crowded(3), population: 3)
    let plan = ArchipelagoPlan(seed: 11, islands: 2, topology: .ring, roundSteps: roundSteps)
    return Archipelago(plan, settings: settings, controls: 0)
  }

  /// Returns every file of the run except the lock, by its path in the folder.
  private func files(of folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      let url = folder.url.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: url) else { continue }
      files[path] = data
    }
    return files
  }

  @Test("killed after any round and resumed is as uninterrupted, on any number of threads")
  func resume() async throws {
    let whole = try TemporaryFolder()
    var run = try EvolutionRun(
      archipelago(roundSteps: 320), in: RunDirectory(url: whole.url), threads: 1)
    try await run.evolve(for: nil, rounds: 4)
    let expected = try files(of: whole)
    #expect(
      Set(expected.keys)
        == [
          "rounds/00000003/archipelago.json", "rounds/00000003/island-00000.ooze",
          "rounds/00000003/island-00001.ooze", "rounds/00000004/archipelago.json",
          "rounds/00000004/island-00000.ooze", "rounds/00000004/island-00001.ooze",
          "statistics/00000001.csv", "statistics/00000002.csv", "statistics/00000003.csv",
          "statistics/00000004.csv",
        ])

    let broken = try TemporaryFolder()
    let directory = RunDirectory(url: broken.url)
    _ = try EvolutionRun(archipelago(roundSteps: 320), in: directory, threads: 3)
    for round in 0..<4 {
      // The state after a kill: half of the next round, ahead of its checkpoint; half a file.
      let next = directory.folder(ofRound: round + 1)
      try FileAccess.makeFolder(next)
      try Data("half".utf8).write(to: next.appendingPathComponent("island-00000.ooze"))
      try Data("half".utf8).write(to: next.appendingPathComponent(".archipelago.json.new"))
      try Data("9,9".utf8).write(
        to: directory.parts.appendingPathComponent(
          RunDirectory.name(ofRound: round + 1) + ".csv"))
      var again = try EvolutionRun(resuming: directory, threads: 1 + round % 2)
      #expect(again.archipelago.round == round)
      try await again.evolve(for: nil, rounds: round + 1)
    }
    #expect(try files(of: broken) == expected)
    #expect(
      try directory.readStatistics(through: 4).split(separator: "\n").count == 1 + 4 * 2)
  }

  @Test("a broken checkpoint is reported, and the one before it gives the same bytes")
  func brokenCheckpoint() async throws {
    let folder = try TemporaryFolder()
    let directory = RunDirectory(url: folder.url)
    var run = try EvolutionRun(archipelago(), in: directory, threads: 1)
    try await run.evolve(for: nil, rounds: 2)
    let expected = try files(of: folder)
    let newest = directory.folder(ofRound: 2)
    for name in ["archipelago.json", "island-00000.ooze", "island-00001.ooze"] {
      let file = newest.appendingPathComponent(name)
      let bytes = try Data(contentsOf: file)
      var broken = (0..<5).map { part in
        var broken = bytes
        broken[part * (bytes.count - 1) / 4] ^= 0x10
        return broken
      }
      broken += [Data(), bytes.prefix(bytes.count / 2)]
      for bytes in broken {
        try bytes.write(to: file)
        var told: [String] = []
        let found = try Checkpoint.newest(in: directory) { told.append($0) }
        #expect(found.round == 1)
        try #require(told.count == 1)
        #expect(told[0].contains(name))
      }
      try FileManager.default.removeItem(at: file)
      #expect(try Checkpoint.newest(in: directory) { _ in }.round == 1)
      var again = try EvolutionRun(resuming: directory, threads: 2)
      try await again.evolve(for: nil, rounds: 2)
      #expect(try files(of: folder) == expected)
    }
  }

  @Test("a folder without a run, with one, and with nothing but broken checkpoints")
  func folders() throws {
    let folder = try TemporaryFolder()
    let directory = RunDirectory(url: folder.url)
    #expect(!directory.holdsRun)
    #expect(throws: RunDirectoryError.self) {
      _ = try EvolutionRun(resuming: directory, threads: 1)
    }
    _ = try EvolutionRun(archipelago(), in: directory, threads: 1)
    #expect(directory.holdsRun)
    _ = try EvolutionRun(resuming: directory, threads: 1)
    try Data().write(
      to: directory.folder(ofRound: 0).appendingPathComponent("island-00001.ooze"))
    do {
      _ = try EvolutionRun(resuming: directory, threads: 1)
      Issue.record("a broken checkpoint was read")
    } catch let error as RunDirectoryError {
      #expect("\(error)".contains("island-00001.ooze"))
      #expect("\(error)".contains("start a new run"))
    }
  }

  @Test("a run of an older version continues as islands without migration")
  func former() async throws {
    let folder = try TemporaryFolder()
    let directory = RunDirectory(url: folder.url)
    let fixture = OozeCheckout.root.appendingPathComponent(
      "Tests/Game/MicroTests/Fixtures/v1/experiment.ooze")
    try FileManager.default.copyItem(at: fixture, to: directory.formerCheckpoint)
    try Data("epoch,seconds\n1,10,evolving\n2,20,evolving\n3,3".utf8).write(
      to: directory.statistics)
    var run = try EvolutionRun(resuming: directory, threads: 1)
    #expect(run.archipelago.round == 1)
    #expect(run.archipelago.plan.topology == .unconnected)
    try await run.evolve(for: nil, rounds: 2)
    #expect(directory.checkpoints == [2, 1])
    let lines = try directory.readStatistics(through: 2).split(separator: "\n")
    #expect(lines[0] == IslandStatistics.header[...])
    #expect(lines[1] == "1,10,evolving")
    #expect(lines.count == 2 + 3)
  }

  @Test(
    "arguments that make no sense are refused",
    arguments: [
      ["--minutes", "0"], ["--minutes", "nan"], ["--rounds", "0"], ["--population", "1"],
      ["--population", "5001"], ["--islands", "0"], ["--islands", "10001"], ["--controls", "-1"],
      ["--threads", "-1"], ["--seed", "x"], ["--topology", "star"], ["--migrants", "17"],
      ["--round-seconds", "0"], ["--round-seconds", "3601"], ["--epochs", "3"],
    ])
  func arguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      _ = try EvolveCommand.parse(arguments + ["--out", "run"])
    }
  }
}
