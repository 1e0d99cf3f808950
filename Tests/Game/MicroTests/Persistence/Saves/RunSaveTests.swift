import Foundation
import Testing

@testable import Micro

@Suite("Saves of runs and replays") struct RunSaveTests {
  private static let recorded = Result { try RunRecordingTests.recorded() }

  @Test("a run continues bit for bit")
  func goesOn() throws {
    var settings = RunSettings(population: 4)
    settings.arena.distanceFromPlayer = 5
    settings.editInterval = 2
    var run = try Run(settings: settings, creature: SeedCreatures.whip, seed: 3)
    for _ in 0..<130 { run.step(run.scriptedInput) }
    #expect(run.budget.isOpen)
    var loaded = try Run(save: run.save())
    #expect(loaded.save() == run.save())
    for _ in 0..<120 {
      run.step(run.scriptedInput)
      loaded.step(loaded.scriptedInput)
      try #require(loaded.hash() == run.hash())
    }
    #expect(loaded.budget == run.budget)
    #expect(loaded.score == run.score)
  }

  @Test("a run that is over is over when it is loaded")
  func over() throws {
    var run = try Run(settings: RunSettings(population: 3), creature: SeedCreatures.eel, seed: 3)
    run.arena.world.creatures[0].death = .bite
    run.step(PlayerInput())
    let ending = try #require(run.ending)
    let loaded = try Run(save: run.save())
    #expect(loaded.ending == ending)
    #expect(loaded.creature == nil)
  }

  @Test("a replay that was saved and loaded plays with every hash equal")
  func replay() throws {
    let recorded = try Self.recorded.get()
    let loaded = try RunRecording(save: recorded.recording.save())
    #expect(loaded == recorded.recording)
    #expect(try loaded.play().hash() == recorded.run.hash())
  }

  // Ten minutes with the full number of opponents, only with `OOZE_LONG`, because it takes minutes in a debug build.
  @Test(
    "a run of ten minutes with a scripted player plays with every hash equal",
    .enabled(if: ProcessInfo.processInfo.environment["OOZE_LONG"] != nil))
  func tenMinutes() throws {
    var recorded = try RecordedRun(
      RunRecording(settings: RunSettings(), creature: SeedCreatures.ribbon, seed: 1))
    for _ in 0..<36_000 { recorded.step(recorded.run.scriptedInput) }
    let loaded = try RunRecording(save: recorded.recording.save())
    #expect(try loaded.play().hash() == recorded.run.hash())
  }

  @Test("a replay with inconsistent parts is refused")
  func unsound() throws {
    let recording = try Self.recorded.get().recording
    let changes: [(inout RunRecording) -> Void] = [
      { _ = $0.trace.removeLast() },
      { $0.edits[0].step = 5000 },
      { $0.edits.append(RunRecording.Edit(step: 3, genome: SeedCreatures.eel)) },
      { $0.inputs[0].count = RunRecording.maximumSteps },
    ]
    for change in changes {
      var changed = recording
      change(&changed)
      let file = changed.save()
      #expect(throws: SaveError.self) { try RunRecording(save: file) }
    }
  }
}
