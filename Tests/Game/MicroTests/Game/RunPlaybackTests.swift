import Testing

@testable import Micro

@Suite("A run that is replayed step by step") struct RunPlaybackTests {
  @Test("matches the run after every step, including edits, and ends with it")
  func same() throws {
    var settings = RunSettings(population: 3)
    settings.editInterval = 1
    var recorded = try RecordedRun(
      RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 11))
    var hashes: [UInt64] = []
    for step in 0..<240 {
      if step == 130 {
        var edited = recorded.run.genome
        try edited.retypeCell(edited.cells[3].id, to: .touch)
        try recorded.edit(to: edited)
      }
      recorded.step(recorded.run.scriptedInput)
      hashes.append(recorded.run.arena.world.hash())
    }
    var playback = try RunPlayback(recorded.recording)
    for hash in hashes {
      #expect(!playback.isOver)
      playback.step()
      try #require(playback.run.arena.world.hash() == hash)
    }
    #expect(playback.isOver)
    playback.step()
    #expect(playback.run.arena.world.hash() == hashes.last)
  }
}
