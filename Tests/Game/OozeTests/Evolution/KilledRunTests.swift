import CommandTesting
import Foundation
import Testing

/// The command, killed at random moments.
@Suite struct KilledRunTests {
  @Test(
    "Killed at ten moments and resumed, a run ends with the bytes of one that never was",
    .timeLimit(.minutes(3)))
  func kills() throws {
    let (whole, broken) = (try TemporaryFolder(), try TemporaryFolder())
    let plan = [
      "--islands", "3", "--topology", "ring", "--controls", "0", "--population", "4", "--rounds",
      "12", "--round-seconds", "1", "--no-report",
    ]
    let begin = Date()
    try start(plan, whole).waitUntilExit()
    let took = Date().timeIntervalSince(begin)
    var kills = 0
    for moment in 1...40 where lastRound(broken) != 12 {
      // The run stores its number of rounds.
      let words = lastRound(broken) == nil ? plan : ["--resume", "--no-report"]
      let process = try start(words, broken)
      let end = Date(timeIntervalSinceNow: took * (0.1 + 0.02 * Double(moment)))
      while process.isRunning, Date() < end, lastRound(broken) != 12 { usleep(2000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      kills += 1
    }
    #expect(kills >= 2)
    #expect(lastRound(broken) == 12)
    for name in ["archipelago.json", "island-00000.ooze", "island-00001.ooze", "island-00002.ooze"]
    {
      let path = "rounds/00000012/" + name
      #expect(
        try Data(contentsOf: whole.url.appendingPathComponent(path))
          == Data(contentsOf: broken.url.appendingPathComponent(path)), "\(name)")
    }
    for round in 1...12 {
      let path = String(format: "statistics/%08d.csv", round)
      #expect(
        try Data(contentsOf: whole.url.appendingPathComponent(path))
          == Data(contentsOf: broken.url.appendingPathComponent(path)), "\(round)")
    }
  }

  /// Returns the newest round with a complete checkpoint.
  private func lastRound(_ folder: TemporaryFolder) -> Int? {
    let rounds = folder.url.appendingPathComponent("rounds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: rounds.path)) ?? []
    return names.filter {
      FileManager.default.fileExists(
        atPath: rounds.appendingPathComponent($0).appendingPathComponent("archipelago.json").path)
    }.compactMap { Int($0) }.max()
  }

  private func start(_ arguments: [String], _ folder: TemporaryFolder) throws -> Process {
    let programs = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    process.executableURL = programs.appendingPathComponent("ooze")
    process.arguments = ["evolve", "--out", folder.url.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
