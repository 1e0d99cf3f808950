import AVFAudio
import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

@Suite("The sounds themselves") struct SoundWaveTests {
  /// A sound, the range of most of its power in hertz, and its length in seconds.
  struct Expected: CustomTestStringConvertible, Sendable {
    let sound: Sound
    let pitch: ClosedRange<Double>
    let length: ClosedRange<Double>
    var testDescription: String { sound.rawValue }
  }

  static let all = [
    Expected(sound: .bite, pitch: 150...450, length: 0.09...0.2),
    Expected(sound: .flank, pitch: 100...1000, length: 0.25...0.45),
    Expected(sound: .swallow, pitch: 85...560, length: 0.1...0.2),
    Expected(sound: .hurt, pitch: 80...650, length: 0.2...0.4),
    Expected(sound: .tornLink, pitch: 240...950, length: 0.2...0.4),
    Expected(sound: .jet, pitch: 350...1600, length: 0.3...0.6),
    Expected(sound: .shock, pitch: 100...120, length: 0.3...0.5),
    Expected(sound: .poison, pitch: 400...1100, length: 0.3...0.5),
    Expected(sound: .edit, pitch: 520...790, length: 0.5...0.8),
    Expected(sound: .refused, pitch: 150...200, length: 0.2...0.4),
    Expected(sound: .wave, pitch: 70...100, length: 2...3),
    Expected(sound: .eaten, pitch: 55...440, length: 1...1.5),
    Expected(sound: .heartbeat, pitch: 45...290, length: 0.3...0.5),
  ]

  @Test("every sound is listed here")
  func complete() { #expect(Self.all.map(\.sound) == Sound.allCases) }

  @Test("pitch, length, loudness and ends", arguments: all)
  func sound(_ expected: Expected) {
    let sound = expected.sound
    for variant in 0..<sound.variants {
      let wave = sound.wave(variant: variant)
      let isFinite = wave.samples.allSatisfy(\.isFinite)
      #expect(isFinite)
      #expect(abs(wave.peak - 0.8) < 1e-3)
      // From silence to silence: a sound that begins or ends elsewhere clicks.
      #expect(wave.samples[0] == 0)
      #expect(wave.samples.last == 0)
      #expect(expected.length.contains(wave.duration), "\(wave.duration) s")
      let factor = [1, 0.94, 1.07, 1.19, 1.34, 1.5][variant]
      let peak = Spectrum(wave).peak
      let range = expected.pitch.lowerBound * factor...expected.pitch.upperBound * factor
      #expect(range.contains(peak), "\(sound) is at \(peak) Hz")
    }
  }

  @Test("all sounds and variants differ, and each is the same every time")
  func different() {
    let files = Sound.allCases.flatMap { sound in
      (0..<sound.variants).map { sound.file(variant: $0) }
    }
    #expect(Set(files).count == files.count)
    for sound in Sound.allCases {
      #expect(sound.wave(variant: 0).file() == sound.file(variant: sound.variants))
    }
  }

  @Test("a file of samples reads back as the same samples")
  func file() throws {
    let wave = Wave.tone(seconds: 0.1, from: 200, to: 900).finished()
    let read = try WaveFile(Array(wave.file()))
    #expect(read.sampleRate == Wave.rate)
    #expect(read.channelCount == 1)
    #expect(read.bitDepth == 16)
    #expect(read.samples.count == wave.samples.count)
    for (one, other) in zip(read.samples, wave.samples) {
      #expect(abs(Float(one) / 32_767 - other) <= 1.0 / 32_767)
    }
  }

  @Test(
    "the music's loops have no seam and no fading", arguments: MusicLayer.allCases, Habitat.allCases
  )
  func loops(_ loop: MusicLayer, in habitat: Habitat) {
    let wave = loop.wave(in: habitat)
    let samples = wave.samples
    #expect(wave.duration == loop.duration)
    #expect(samples.allSatisfy { $0.isFinite })
    #expect(abs(wave.peak - 0.6) < 1e-3)
    let steps = zip(samples, samples.dropFirst()).map { abs($0 - $1) }
    #expect(abs(samples[samples.count - 1] - samples[0]) <= steps.max() ?? 0)
    func power(_ part: ArraySlice<Float>) -> Float {
      part.reduce(0) { $0 + $1 * $1 } / Float(part.count)
    }
    // Each quarter has whole beats of half a second.
    let size = samples.count / 4
    let quarters = (0..<4).map { power(samples[$0 * size..<($0 + 1) * size]) }
    #expect((quarters.max() ?? 0) < 4 * (quarters.min() ?? 0))
  }

  /// Returns the part of a sound that a phone's loudspeaker can play: its mean amplitude without frequencies below 300
  /// Hz.
  private func small(_ wave: Wave) -> Float {
    let left = wave.above(300).above(300).samples
    return (left.reduce(0) { $0 + $1 * $1 } / Float(left.count)).squareRoot()
  }

  @Test("a small loudspeaker has every sound", arguments: Sound.allCases)
  func smallLoudspeaker(_ sound: Sound) {
    for variant in 0..<sound.variants {
      let heard = small(sound.wave(variant: variant)) * sound.level
      #expect(heard > 0.015, "\(heard)")
    }
  }

  @Test(
    "and it has the music: more of it with each level of danger, and always less than of a bite",
    arguments: Habitat.allCases)
  @MainActor func smallLoudspeakerInDanger(habitat: Habitat) {
    let waves = MusicLayer.allCases.map { small($0.wave(in: habitat)) }
    func heard(_ tension: Float, _ hunt: Float) -> Float {
      let level = Danger.Level(tension: tension, hunt: hunt)
      let parts = zip(MusicLayer.allCases, waves).map { $1 * Music.volume(of: $0, at: level) }
      return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    let (calm, tense, hunted) = (heard(0, 0), heard(1, 0), heard(1, 1))
    #expect(tense > 1.2 * calm, "\(tense) after \(calm)")
    #expect(hunted > 1.2 * tense, "\(hunted) after \(tense)")
    let bite = small(Sound.bite.wave(variant: 0)) * Sound.bite.level
    #expect(hunted < bite, "\(hunted), \(bite)")
  }

  @Test("no sound contains a click", arguments: Sound.allCases)
  func onsets(_ sound: Sound) {
    let quick: Set<Sound> = [.bite, .flank, .hurt, .tornLink, .jet, .shock, .eaten]
    guard !quick.contains(sound) else { return }
    let samples = sound.wave(variant: 0).samples
    let step = zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.0 - $1.1)) }
    #expect(step < 0.2, "\(step)")
  }

  @Test("calm music is at 40 to 1000 Hz, and the peak of tense music at 60 to 110 Hz")
  func music() {
    for habitat in Habitat.allCases {
      let share = Spectrum(MusicLayer.calm.wave(in: habitat)).share(40...1000)
      #expect(share > 0.8, "\(habitat): \(share)")
      let peak = Spectrum(MusicLayer.tense.wave(in: habitat)).peak
      #expect((60...110).contains(peak), "\(peak) Hz")
    }
  }

  @Test("each kind of dish has calm music of its own: quick notes in a stream, low ones at vents")
  func calm() {
    func share(_ habitat: Habitat, _ band: ClosedRange<Double>) -> Double {
      Spectrum(MusicLayer.calm.wave(in: habitat)).share(band)
    }
    #expect(share(.vents, 40...170) > 1.5 * share(.shallows, 40...170))
    #expect(share(.stream, 300...700) > 1.5 * share(.shallows, 300...700))
    for layer in MusicLayer.allCases where layer != .calm {
      let waves = Habitat.allCases.map { layer.wave(in: $0).samples }
      #expect(waves.allSatisfy { $0 == waves[0] })
    }
  }

  // Derivation: a first-order filter lets half of the power through at its pitch.
  @Test("filters favour their side", arguments: [200.0, 800, 3000])
  func filters(pitch: Double) {
    let noise = Wave.noise(seconds: 1, seed: 21)
    let low = Spectrum(noise.below(pitch)).share(0...pitch)
    let whole = Spectrum(noise).share(0...pitch)
    #expect(low > 1.5 * whole)
    #expect(low > 0.4)
    let high = Spectrum(noise.above(pitch)).share(pitch...11_000)
    #expect(high > Spectrum(noise).share(pitch...11_000))
    let band = Spectrum(noise.around(from: pitch, to: pitch, sharpness: 4))
    #expect(band.share(pitch * 0.8...pitch * 1.25) > 0.55)
  }
}
