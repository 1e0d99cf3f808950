import AVFAudio
import Micro
import Stage
import Testing

@testable import MicroApp

/// A minute of music as headphones would play it: 20 seconds calm, 20 near danger, 20 in a hunt.
@MainActor @Suite struct MusicTests {
  private static let levels = [
    Danger.Level(), Danger.Level(tension: 1), Danger.Level(tension: 1, hunt: 1),
  ]
  /// The length of each level, in seconds.
  private static let part = 20

  /// The left channel of a recording.
  private struct Recording {
    var wave: Wave
    /// All samples, of both channels.
    var samples: [Int16]

    /// Returns a stretch, in seconds.
    func stretch(_ seconds: Range<Double>) -> Wave {
      let start = Int(seconds.lowerBound * Double(Wave.rate))
      return Wave(samples: Array(wave.samples[start..<Int(seconds.upperBound * Double(Wave.rate))]))
    }
  }

  /// Plays the minute.
  ///
  /// - Parameter isStill: Returns whether the run waits in a second.
  private func record(
    _ settings: Settings = Settings(), isStill: (Int) -> Bool = { _ in false }
  ) -> Recording {
    let stage = Stage()
    var mixer = AudioMixer(sampleRate: Wave.rate)
    stage.audio.observe { time, event in mixer.take(event, at: time) }
    let board = SoundBoard(settings: settings)
    for frame in 0..<Self.levels.count * Self.part * 60 {
      let second = frame / 60
      if isStill(second) {
        board.still()
      } else {
        board.flow(Self.levels[second / Self.part], elapsed: 1.0 / 60)
      }
      stage.advance(by: 1.0 / 60)
    }
    let samples = mixer.finish(at: stage.time)
    let left = stride(from: 0, to: samples.count, by: 2).map { Float(samples[$0]) / 32_767 }
    return Recording(wave: Wave(samples: left), samples: samples)
  }

  /// Returns the mean amplitude of a stretch in a band around a pitch.
  private func amplitude(_ wave: Wave, around pitch: Double) -> Float {
    amplitude(wave.around(from: pitch, to: pitch, sharpness: 12))
  }

  private func amplitude(_ wave: Wave) -> Float {
    (wave.samples.reduce(0) { $0 + $1 * $1 } / Float(wave.samples.count)).squareRoot()
  }

  /// Returns the largest difference between two neighbouring samples.
  private func step(_ wave: Wave) -> Float {
    zip(wave.samples, wave.samples.dropFirst()).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test("each level of danger adds a layer with a band of its own, and nothing is clipped")
  func levels() throws {
    let recording = record()
    try Pictures.keep(
      Wave.file(recording.samples, channels: 2, rate: Wave.rate), "music-minute", type: "wav")
    let parts = [1.0..<19, 21..<39, 41..<59].map(recording.stretch)
    // The melody's first note; the chord of 97.5 and 104 Hz; the third harmonics of the notes of 523 and 554 Hz.
    let (melody, chord, notes) = (
      parts.map { amplitude($0, around: 392) }, parts.map { amplitude($0, around: 101) },
      parts.map { amplitude($0, around: 1616) }
    )
    #expect(melody[0] > 2 * chord[0], "\(melody), \(chord)")
    #expect(melody[0] > 1.4 * melody[1], "\(melody)")
    #expect(chord[1] > 3 * chord[0], "\(chord)")
    #expect(chord[2] > 0.8 * chord[1], "\(chord)")
    #expect(notes[1] < 2 * notes[0], "\(notes)")
    #expect(notes[2] > 3 * notes[1], "\(notes)")
    let all = parts.map { amplitude($0) }
    #expect(all[1] > 1.2 * all[0], "\(all)")
    #expect(all[2] > 1.1 * all[1], "\(all)")
    #expect(recording.samples.reduce(0) { max($0, abs(Int($1))) } < 32_767 * 3 / 4)
  }

  @Test("layers come and go without a click: no step is larger than within a layer")
  func clicks() {
    // The volume in a middle position, as in `AudioMixer`.
    let middle = Float(0.5).squareRoot()
    let steps = MusicLayer.allCases.map { step($0.wave(in: .shallows)) }
    func limit(_ level: Danger.Level) -> Float {
      zip(MusicLayer.allCases, steps).reduce(0) { $0 + Music.volume(of: $1.0, at: level) * $1.1 }
        * middle
    }
    // Half a step of 16 bits each, and of a fade of a quarter of a second.
    let rounding: Float = 2 / 32_767 + 0.6 / Float(Music.fade * Double(Wave.rate))
    let recording = record { (5..<7).contains($0) || (47..<48).contains($0) }
    // The first half second, the one after the pause, and the changes of the level.
    let calm = Self.levels[0]
    #expect(step(recording.stretch(0..<0.5)) <= limit(calm) + rounding)
    #expect(step(recording.stretch(6.9..<7.5)) <= limit(calm) + rounding)
    #expect(step(recording.stretch(19.9..<20.5)) <= limit(Self.levels[1]) + limit(calm) + rounding)
    #expect(step(recording.stretch(39.9..<40.5)) <= limit(Self.levels[2]) + rounding)
    #expect(step(recording.stretch(47.9..<48.5)) <= limit(Self.levels[2]) + rounding)
    // A pause is silent.
    #expect(recording.stretch(5.1..<6.9).peak == 0)
  }

  @Test("without sound or without music there is silence, and quieter is half as loud")
  func settings() {
    let full = amplitude(record().wave)
    for (index, loudness) in Settings.Loudness.allCases.enumerated() {
      var settings = Settings()
      settings.loudness = loudness
      let part = amplitude(record(settings).wave) * Float(1 << index) / full
      #expect(abs(part - 1) < 0.01, "\(loudness)")
    }
    for path in [\Settings.hasSound, \.hasMusic] {
      var settings = Settings()
      settings[keyPath: path] = false
      #expect(record(settings).samples.allSatisfy { $0 == 0 })
    }
  }

  @Test("the minute sounds the same each time") func same() {
    #expect(record().samples == record().samples)
  }
}
