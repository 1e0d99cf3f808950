import Foundation
import Micro
import Testing

@testable import MicroApp

@Suite("Frames become steps") struct StepAccumulatorTests {
  @Test(
    "no step is lost or invented, for any frames", arguments: [24.0, 30, 59.94, 60, 90, 144])
  func rates(rate: Double) {
    for speed in Settings.speeds {
      var accumulator = StepAccumulator()
      var steps = 0
      let frames = Int(rate * 10)
      for _ in 0..<frames { steps += accumulator.steps(after: 1 / rate, speed: speed) }
      let time = Double(frames) / rate
      #expect(abs(Double(steps) - time * 60 * Double(speed)) <= 1, "at ×\(speed)")
    }
  }

  @Test("at sixty frames per second each frame is a step")
  func even() {
    var accumulator = StepAccumulator()
    for _ in 0..<10_000 { #expect(accumulator.steps(after: 1.0 / 60, speed: 1) == 1) }
  }

  @Test("a long pause between frames isn't caught up on")
  func longest() {
    var accumulator = StepAccumulator()
    #expect(accumulator.steps(after: 100, speed: 1) == 6)
    #expect(accumulator.steps(after: -1, speed: 8) == 0)
  }
}

@MainActor @Suite("A run in play") struct RunSessionTests {
  private func session(seed: UInt64 = 3, interval: UInt64 = 60) throws -> RunSession {
    var settings = RunSettings(population: 8)
    settings.editInterval = interval
    let game = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.eel, seed: seed))
    return RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil))
  }

  @Test("it takes the same steps as a run, and records them", arguments: Settings.speeds)
  func steps(speed: Int) throws {
    let session = try session()
    session.speed = speed
    var run = session.run
    for frame in 0..<240 / speed {
      session.input = PlayerInput(turn: Int8(frame % 100), effort: 200)
      let taken = session.advance(by: 1.0 / 60)
      #expect(taken == speed)
      for _ in 0..<taken { run.step(session.input) }
    }
    #expect(session.run.hash() == run.hash())
    #expect(try session.game.recording.play().hash() == run.hash())
  }

  @Test("the run is saved step by step")
  func keeping() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = Store(folder: path)
    let snapshot = RunSnapshot(card: .forTests(seed: 9), game: try session(interval: 2).game)
    let session = RunSession(
      OpenRun(card: snapshot.card, game: snapshot.game, log: store.begin(snapshot)))
    for frame in 0..<170 {
      session.input = PlayerInput(turn: Int8(frame % 50), effort: 99)
      if session.isInvited {
        var edited = session.run.genome
        edited.hue = 0.7
        try session.edit(to: edited)
      }
      session.advance(by: 1.0 / 60)
    }
    session.finishWriting()
    let (found, _) = try #require(Store(folder: path).resume())
    #expect(found.game.run.score.steps == session.run.score.steps)
    #expect(found.game.run.hash() == session.run.hash())
  }

  @Test("it stands still while it is paused")
  func pause() throws {
    let session = try session()
    session.isPaused = true
    #expect(session.advance(by: 0.1) == 0)
    session.isPaused = false
    #expect(session.advance(by: 0.1) == 6)
  }

  @Test("each invitation comes once and waits for an answer")
  func invitation() throws {
    let session = try session(interval: 2)
    for _ in 0..<200 { session.advance(by: 1.0 / 60) }
    #expect(session.run.score.steps == 120)
    #expect(session.isInvited)
    session.decline()
    for _ in 0..<119 { session.advance(by: 1.0 / 60) }
    #expect(session.run.score.steps == 239)
    #expect(!session.isInvited)
    session.reconsider()
    #expect(session.isInvited)
    var edited = session.run.genome
    edited.hue = 0.9
    try session.edit(to: edited)
    #expect(!session.isInvited)
    #expect(session.run.genome.hue == 0.9)
    session.advance(by: 1.0 / 60)
    #expect(session.isInvited)
  }

  @Test(
    "the replay ends at the current step, for any length", arguments: [1, 299, 300, 900, 1501])
  func replay(steps: Int) throws {
    let session = try session(seed: 5, interval: 1000)
    for step in 0..<steps {
      session.input = PlayerInput(turn: Int8(step % 120), effort: UInt8(step % 256))
      session.advance(by: 1.0 / 60)
    }
    var replay = session.replay
    #expect(replay.inputs.count == min(steps, RunHistory.reach))
    while !replay.isOver { replay.step() }
    #expect(replay.run.hash() == session.run.hash())
    replay.rewind()
    #expect(replay.run.hash() == replay.start.hash())
  }

  @Test("a replay begins after an edit at the earliest")
  func replayAfterEdit() throws {
    let session = try session(interval: 2)
    for _ in 0..<120 { session.advance(by: 1.0 / 60) }
    var edited = session.run.genome
    edited.hue = 0.1
    try session.edit(to: edited)
    for _ in 0..<30 { session.advance(by: 1.0 / 60) }
    var replay = session.replay
    #expect(replay.inputs.count == 30)
    while !replay.isOver { replay.step() }
    #expect(replay.run.hash() == session.run.hash())
  }
}

extension RunCard {
  /// Returns the card of a run that no test depends on.
  static func forTests(seed: UInt64) -> RunCard {
    RunCard(
      id: "test-\(seed)", name: "Eel", seed: seed, difficulty: "normal",
      day: Day(year: 2026, month: 11, day: 21))
  }
}
