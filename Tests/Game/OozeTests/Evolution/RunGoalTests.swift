import CommandTesting
import EvolutionRuns
import Foundation
import Micro
import Testing

@testable import ooze

/// The number of rounds is part of a run.
@Suite("A run's goal") struct RunGoalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var directory: RunDirectory { RunDirectory(url: folder.url) }

  private func evolve(_ words: [String]) throws -> OozeProcess {
    try OozeProcess(["evolve", "--no-report", "--out", folder.url.path] + words)
  }

  private let plan = [
    "--round-seconds", "1", "--population", "2", "--islands", "1", "--controls", "0",
  ]

  @Test(
    "A resumed run stops at its goal, and continues with another number of rounds")
  func resume() throws {
    let first = try evolve(plan + ["--rounds", "3"])
    #expect(first.text.hasPrefix("Hash after round 3: "))
    #expect(try RunGoal.rounds(of: directory) == 3)
    let again = try evolve(["--resume"])
    #expect(again.text == first.text)
    #expect(
      again.errors == "ooze: 3 rounds are complete: add --rounds with a larger number to continue\n"
    )
    // The state after a kill.
    try FileManager.default.removeItem(at: directory.folder(ofRound: 3))
    #expect(try evolve(["--resume"]).text == first.text)
    #expect(try evolve(["--resume", "--rounds", "5"]).text.hasPrefix("Hash after round 5: "))
    #expect(try RunGoal.rounds(of: directory) == 5)
    #expect(try evolve(["--resume"]).text.hasPrefix("Hash after round 5: "))
    // A time shorter than a round ends the run after one round, or at its goal.
    #expect(try evolve(["--resume", "--minutes", "0.5"]).text.hasPrefix("Hash after round 5: "))
  }

  @Test("A run by the clock has no goal, and a new one in the folder doesn't get an old one's")
  func clock() throws {
    try RunGoal.set(9, of: directory)
    let process = try evolve(plan + ["--minutes", "0.001"])
    #expect(process.status == 0)
    #expect(try RunGoal.rounds(of: directory) == nil)
    #expect(!FileManager.default.fileExists(atPath: directory.goal.path))
  }

  @Test(
    "An invalid goal is reported with a remedy, and an option replaces it",
    arguments: [
      "", "{}", "5", #"{"format":"ooze goal","rounds":0,"version":1}"#,
      #"{"format":"ooze goal","rounds":3,"version":2}"#, #"{"rounds":3}"#,
    ])
  func broken(text: String) throws {
    #expect(try evolve(plan + ["--rounds", "1"]).status == 0)
    try Data(text.utf8).write(to: directory.goal)
    let process = try evolve(["--resume"])
    #expect(process.status == 1)
    #expect(
      process.errors.contains("goal.json: it has no valid number of rounds: set one with --rounds"))
    #expect(try evolve(["--resume", "--rounds", "2"]).text.hasPrefix("Hash after round 2: "))
    #expect(try evolve(["--resume"]).text.hasPrefix("Hash after round 2: "))
  }
}
