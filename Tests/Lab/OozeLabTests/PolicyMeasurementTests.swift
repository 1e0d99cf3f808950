import CommandSupport
import CommandTesting
import Foundation
import Micro
import Testing

@testable import ooze_lab

@Suite struct PolicyMeasurementTests {
  private func measurement(
    of players: [PlayerPolicy] = PlayerPolicy.allCases, seeds: UInt64, limit: Float
  ) -> PolicyMeasurement {
    PolicyMeasurement(
      levels: [.easy], players: players, seeds: seeds, limit: limit, withParts: false, threads: 2)
  }

  @Test(
    "every life stands in the file, in the order of players and seeds",
    arguments: [PlayerPolicy.allCases, [.hunter], [.never, .hider]])
  func csv(of who: [PlayerPolicy]) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("lives.csv")
    try await measurement(of: who, seeds: 2, limit: 1).run(csv: file.path)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let players = lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
        .enumerated().filter { [1, 3].contains($0.offset) }.map { String($0.element) }
    }
    let expected = who.flatMap { policy in
      ["1", "2"].map { [policy.rawValue, $0] }
    }
    #expect(players == expected)
  }

  @Test(
    "an unwritable file is reported before the first of a hundred thousand lives",
    .timeLimit(.minutes(1)))
  func refused() async {
    await #expect(throws: CannotWrite.self) {
      try await measurement(seeds: 10_000, limit: 900).run(csv: "/proc/lives.csv")
    }
  }
}
