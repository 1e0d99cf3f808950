import Foundation

/// The two layers of the bed of water, which loop without a seam.
@available(iOS 16, *)
enum WaterLoop: CaseIterable, Hashable, Sendable {
  /// Water that moves slowly.
  case calm
  /// A rough chord that beats twice per second, like a racing heart.
  case tense

  /// The length of the loop, in seconds.
  package var duration: Double {
    switch self {
    case .calm: 8
    case .tense: 4
    }
  }

  /// The loop as samples. All oscillations in it complete whole periods.
  package var wave: Wave {
    let overlap = 0.5
    let seconds = duration + overlap
    switch self {
    case .calm:
      let water = Wave.noise(seconds: seconds, seed: 11).below(320).below(320)
        .shaped { 0.75 + 0.25 * sin(2 * .pi * $0 / 4) }
      let drops = Wave.noise(seconds: seconds, seed: 12)
        .around(from: 520, to: 520, sharpness: 3)
        .shaped { 0.5 + 0.5 * sin(2 * .pi * $0 * 3 / 8) }
      return (water + drops * 0.12).above(40).loop(seconds: duration, level: 0.6)
    case .tense:
      // Deep tones that beat, with overtones: a phone can't play the deepest ones.
      let chord =
        Wave.buzz(seconds: seconds, 97.5, overtones: 5)
        + Wave.buzz(seconds: seconds, 104, overtones: 5)
        + Wave.tone(seconds: seconds, 65) * 0.5
      let breath = Wave.noise(seconds: seconds, seed: 13)
        .around(from: 520, to: 520, sharpness: 2)
      let beat = { (time: Double) in 0.35 + 0.65 * pow(0.5 + 0.5 * cos(2 * .pi * 2 * time), 3) }
      return (chord.above(260) + breath * 0.5).shaped(beat).loop(seconds: duration, level: 0.6)
    }
  }

  /// Its file, which is made at its first use and then kept.
  package var file: Data { Self.files[self] ?? Data() }

  private static let files: [WaterLoop: Data] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.wave.file()) })
}
