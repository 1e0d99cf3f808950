import Testing

@testable import Micro

@Suite("The recording of a run") struct RunRecordingTests {
  /// Returns twenty-one seconds of the scripted player, with an edit of the tail's colour and the wave.
  static func recorded() throws -> RecordedRun {
    var settings = RunSettings(population: 4)
    settings.arena.distanceFromPlayer = 5
    settings.editInterval = 5
    var recorded = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.watcher, seed: 8))
    for _ in 0..<1260 {
      recorded.step(recorded.run.scriptedInput)
      if recorded.run.score.steps == 400 {
        var genome = recorded.run.genome
        genome.hue = 0.9
        try recorded.edit(to: genome)
      }
    }
    return recorded
  }

  @Test("a replay has the same bits; a changed recording reports the first difference")
  func play() throws {
    let recorded = try Self.recorded()
    try #require(recorded.run.ending == nil)
    let recording = recorded.recording
    #expect(recording.stepCount == 1260)
    #expect(recording.checkpoints.count == 2)
    #expect(recording.edits.count == 1)
    #expect(recorded.run.genome.hue == 0.9)
    let played = try recording.play()
    #expect(played.hash() == recorded.run.hash())
    #expect(played.score == recorded.run.score)
    #expect(played.genome == recorded.run.genome)

    var altered = recording
    altered.checkpoints[1] ^= 1
    #expect(throws: Divergence.state(step: 1200)) { try altered.play() }

    altered = recording
    altered.edits[0].step = 100
    #expect(throws: Divergence.edit(step: 100, .notInvited)) { try altered.play() }

    altered = recording
    altered.inputs[0].input.turn = altered.inputs[0].input.turn > 0 ? -127 : 127
    #expect(throws: Divergence.motion(step: 1)) { try altered.play() }

    altered = recording
    altered.trace[700] ^= 1
    #expect(throws: Divergence.motion(step: 701)) { try altered.play() }
  }

  @Test("consecutive equal inputs are recorded once")
  func stretches() {
    var recording = RunRecording(settings: RunSettings(), creature: SeedCreatures.eel, seed: 1)
    for word in [1, 1, 1, 2, 1, 1] as [UInt32] { recording.add(PlayerInput(word: word), trace: 0) }
    #expect(recording.inputs.map(\.count) == [3, 1, 2])
    #expect(recording.inputs.map(\.input.word) == [1, 2, 1])
    #expect(recording.stepCount == 6)
  }

  @Test("a creature that isn't viable is reported")
  func beginning() {
    let recording = RunRecording(settings: RunSettings(), creature: Genome(), seed: 1)
    #expect(throws: Divergence.self) { try recording.play() }
    #expect(throws: BodyError.self) { try RecordedRun(recording) }
  }
}
