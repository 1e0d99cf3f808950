import Foundation
import Micro
import Testing

@testable import ooze

@MainActor @Suite("The sound of a replay") struct SoundRecorderTests {
  private func record(_ seconds: Range<Double>) throws -> Data {
    var run = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 12), creature: SeedCreatures.lancer, seed: 5))
    let recorder = SoundRecorder(seconds: seconds)
    for _ in 0..<240 {
      run.step(run.run.scriptedInput)
      recorder.hear(run.run)
    }
    return recorder.file()
  }

  @Test("a file has the requested seconds and the last sounds, and is the same each time")
  func file() throws {
    let data = try record(1..<3)
    let samples = data.dropFirst(44)
    // Two channels of two bytes; a second and a half for the last sounds.
    #expect(samples.count == 4 * Int(22_050 * 3.5))
    #expect(samples.contains { $0 != 0 })
    #expect(samples.suffix(1000).allSatisfy { $0 == 0 })
    #expect(try record(1..<3) == data)
  }
}
