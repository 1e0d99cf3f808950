import Foundation
import Micro
import Testing

@testable import ooze

@Suite("Evolution on the disk") struct EvolutionRunTests {
  private func experiment() -> Experiment {
    let settings = ArenaSettings(world: WorldSettings(population: 2), population: 2)
    return Experiment(settings: settings, seed: 11, dishes: 1, controls: 0)
  }

  private func files(of folder: TemporaryFolder) throws -> (checkpoint: Data, statistics: String) {
    let directory = RunDirectory(url: folder.url)
    return (
      try Data(contentsOf: directory.checkpoint),
      try String(contentsOf: directory.statistics, encoding: .utf8)
    )
  }

  @Test("killed and resumed is as uninterrupted, on any number of threads")
  func resume() async throws {
    let whole = try TemporaryFolder()
    var run = try EvolutionRun(experiment(), in: RunDirectory(url: whole.url), threads: 1)
    try await run.evolve(for: .seconds(600), epochs: 3)

    let broken = try TemporaryFolder()
    let directory = RunDirectory(url: broken.url)
    var first = try EvolutionRun(experiment(), in: directory, threads: 3)
    try await first.evolve(for: .seconds(600), epochs: 1)
    // As a kill leaves it: epochs that the checkpoint hasn't seen, half a line, half a file.
    let log = try FileHandle(forWritingTo: directory.statistics)
    try log.seekToEnd()
    try log.write(contentsOf: Data("2,20,evolving,11,9,9,9,0,0,0,0,0,0,1\n3,30,evol".utf8))
    try log.close()
    try Data("half".utf8).write(to: broken.url.appendingPathComponent(".checkpoint.new"))
    var second = try EvolutionRun(resuming: directory, threads: 2)
    try await second.evolve(for: .seconds(600), epochs: 3)

    let (one, two) = (try files(of: whole), try files(of: broken))
    #expect(one.checkpoint == two.checkpoint)
    #expect(one.statistics == two.statistics)
    #expect(one.statistics.split(separator: "\n").count == 1 + 3)
  }

  @Test("a folder without a run, with one, and with a broken one")
  func folders() throws {
    let folder = try TemporaryFolder()
    let directory = RunDirectory(url: folder.url)
    #expect(throws: RunDirectoryError.self) {
      _ = try EvolutionRun(resuming: directory, threads: 1)
    }
    _ = try EvolutionRun(experiment(), in: directory, threads: 1)
    #expect(directory.hasCheckpoint)
    _ = try EvolutionRun(resuming: directory, threads: 1)
    var bytes = try Data(contentsOf: directory.checkpoint)
    for place in stride(from: 0, to: bytes.count, by: bytes.count / 7) {
      bytes[place] ^= 0x10
      try bytes.write(to: directory.checkpoint)
      #expect(throws: CannotRead.self) { _ = try EvolutionRun(resuming: directory, threads: 1) }
      bytes[place] ^= 0x10
    }
    try bytes.prefix(bytes.count / 2).write(to: directory.checkpoint)
    #expect(throws: CannotRead.self) { _ = try EvolutionRun(resuming: directory, threads: 1) }
  }

  @Test("statistics are kept up to an epoch, whole lines only")
  func kept() {
    func line(_ epoch: Int) -> String {
      ([String(epoch)] + [String](repeating: "0", count: 13)).joined(separator: ",")
    }
    let header = StatisticsLog.header
    let text = ([header] + (1...5).map(line)).joined(separator: "\n") + "\n6,0,0"
    for epoch in 0...7 {
      let kept = StatisticsLog.kept(text, through: epoch)
      let expected = ([header] + (1...5).filter { $0 <= epoch }.map(line)).joined(separator: "\n")
      #expect(kept == expected + "\n")
    }
    #expect(StatisticsLog.kept("", through: 3) == header + "\n")
  }

  @Test(
    "arguments that make no sense are refused",
    arguments: [
      ["--minutes", "0"], ["--minutes", "nan"], ["--epochs", "0"], ["--population", "1"],
      ["--population", "5001"], ["--dishes", "0"], ["--controls", "-1"], ["--threads", "-1"],
      ["--seed", "x"],
    ])
  func arguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      _ = try EvolveCommand.parse(arguments + ["--out", "run"])
    }
  }
}
