import Foundation

/// The two beds of water that one hears all the time, one over the other: they go on for ever without a seam.
@available(iOS 16, *)
enum WaterLoop: CaseIterable, Hashable, Sendable {
  /// Water that moves slowly.
  case calm
  /// A rough chord that beats twice a second, as a heart that hurries.
  case tense

  /// How long it is, in seconds.
  package var duration: Double {
    switch self {
    case .calm: 8
    case .tense: 4
    }
  }

  /// The loop as samples. Whatever swings in it swings whole times.
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
      // Deep tones that rub, with overtones: the deepest are not to be had from a phone.
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

  /// Its file. Made when it is first heard, and then kept.
  package var file: Data { Self.files[self] ?? Data() }

  private static let files: [WaterLoop: Data] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.wave.file()) })
}
