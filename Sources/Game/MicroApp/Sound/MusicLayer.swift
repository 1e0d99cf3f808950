import Foundation
import Micro

/// The layers of the music, which loop without a seam and have a common beat of half a second. Each kind of dish has a
/// calm layer of its own.
///
/// Their pitches are those of C minor. Each layer has a range of its own: `calm` is up to 800 Hz, `tense` is low and rough,
/// and only `hunted` beats at 1500 Hz and above.
@available(iOS 16, *)
enum MusicLayer: CaseIterable, Hashable, Sendable {
  /// Water and a melody: slow over an open fifth that breathes in the shallows, quick in a stream, low at vents.
  case calm
  /// A rough chord on each beat, like a heart that grows uneasy.
  case tense
  /// A drum at twice the tempo, and two notes a semitone apart over it.
  case hunted

  /// The length of the loop, in seconds.
  package var duration: Double {
    switch self {
    case .calm: 16
    case .tense, .hunted: 4
    }
  }

  /// The time between two beats, in seconds.
  package static let beat = 0.5
  /// The time in which the end of a loop fades into its beginning, in seconds.
  private static let overlap = 0.5

  /// Returns the loop as samples. All oscillations in it complete whole periods.
  package func wave(in habitat: Habitat) -> Wave {
    let seconds = duration + Self.overlap
    let wave =
      switch self {
      case .calm:
        switch habitat {
        case .shallows: Self.shallows(seconds)
        case .stream: Self.stream(seconds)
        case .vents: Self.vents(seconds)
        }
      case .tense: Self.tense(seconds)
      case .hunted: Self.hunted(seconds)
      }
    return wave.loop(seconds: duration, level: 0.6)
  }

  private static func shallows(_ seconds: Double) -> Wave {
    let water = Wave.noise(seconds: seconds, seed: 11).below(320).below(320)
      .shaped { 0.75 + 0.25 * sin(2 * .pi * $0 / 4) }
    let drops = Wave.noise(seconds: seconds, seed: 12)
      .around(from: 520, to: 520, sharpness: 3)
      .shaped { 0.5 + 0.5 * sin(2 * .pi * $0 * 3 / 8) }
    let fifth = (Wave.tone(seconds: seconds, 131) + Wave.tone(seconds: seconds, 196) * 0.7)
      .shaped { 0.75 - 0.25 * cos(2 * .pi * $0 / 8) }
    // G, E flat, F, C, B flat, G.
    let melody = melody(
      [392, 311.13, 349.23, 261.63, 233.08, 196], every: 2.5, length: 3, rise: 0.3, in: seconds)
    return (water + drops * 0.12 + fifth * 0.06 + melody * 0.1).above(40)
  }

  /// Water that rushes by in waves of two seconds, and short notes that run over it.
  private static func stream(_ seconds: Double) -> Wave {
    let rush = Wave.noise(seconds: seconds, seed: 15).around(from: 430, to: 430, sharpness: 1.2)
      .below(700).below(700)
      .shaped { 0.6 + 0.4 * sin(2 * .pi * $0 / 2) }
    let depth = Wave.noise(seconds: seconds, seed: 16).below(160).below(160)
      .shaped { 0.7 + 0.3 * cos(2 * .pi * $0 / 8) }
    // C, E flat, F, G, B flat and back, in two arcs.
    let melody = melody(
      [
        261.63, 311.13, 349.23, 392, 466.16, 392, 349.23, 311.13, 233.08, 261.63, 311.13, 392,
        349.23, 311.13, 233.08, 261.63, 196, 233.08, 261.63, 196,
      ], every: 0.75, length: 1.1, rise: 0.06, in: seconds)
    return (rush * 0.4 + depth * 1.2 + melody * 0.1).above(40)
  }

  /// A deep fifth that swells, the rumble of the ground, and single low notes.
  private static func vents(_ seconds: Double) -> Wave {
    let rumble = Wave.noise(seconds: seconds, seed: 17).below(90).below(90)
      .shaped { 0.7 + 0.3 * sin(2 * .pi * $0 / 8) }
    let fifth = (Wave.tone(seconds: seconds, 65.5) + Wave.tone(seconds: seconds, 98) * 0.7)
      .shaped { 0.6 - 0.4 * cos(2 * .pi * $0 / 16) }
    let hiss = Wave.noise(seconds: seconds, seed: 18).around(from: 640, to: 640, sharpness: 4)
      .shaped { pow(0.5 - 0.5 * cos(2 * .pi * $0 / 4), 6) }
    // C, E flat, D flat, G.
    let melody = melody(
      [130.81, 155.56, 138.59, 98], every: 3.75, length: 4.5, rise: 1.5, in: seconds)
    return (rumble * 1.2 + fifth * 0.12 + hiss * 0.1 + melody * 0.16).above(40)
  }

  /// Returns notes at equal intervals. None begins in the overlap, and the last one ends in it or before.
  ///
  /// - Parameters:
  ///   - notes: The pitches, in hertz.
  ///   - interval: The time between two beginnings, in seconds.
  private static func melody(
    _ notes: [Double], every interval: Double, length: Double, rise: Double, in seconds: Double
  ) -> Wave {
    notes.enumerated().reduce(Wave.silence(seconds: seconds)) { melody, note in
      let sound =
        Wave.tone(seconds: length, note.element)
        + Wave.tone(seconds: length, 2 * note.element) * 0.3
      return melody
        + sound.swelling(rise: rise).after(overlap + interval * Double(note.offset))
    }
  }

  private static func tense(_ seconds: Double) -> Wave {
    // Deep tones that beat, with overtones: a phone can't play the deepest ones.
    let chord =
      Wave.buzz(seconds: seconds, 97.5, overtones: 5)
      + Wave.buzz(seconds: seconds, 104, overtones: 5)
      + Wave.tone(seconds: seconds, 65) * 0.5
    let breath = Wave.noise(seconds: seconds, seed: 13)
      .around(from: 520, to: 520, sharpness: 2)
    return (chord.above(260) + breath * 0.5)
      .shaped { 0.35 + 0.65 * pow(0.5 + 0.5 * cos(2 * .pi * $0 / beat), 3) }
  }

  private static func hunted(_ seconds: Double) -> Wave {
    let step = beat / 2
    // A stroke on each half of a beat, and of those every fourth is strong.
    func strokes(_ decay: Double, isMeant: @escaping (Int) -> Bool = { _ in true }) -> (Double) ->
      Double
    {
      { time in
        let index = Int((time / step).rounded(.down))
        guard isMeant(index) else { return 0 }
        let passed = time - Double(index) * step
        let edges = min(passed / 0.003, (step - passed) / 0.01, 1)
        return exp(-passed / decay) * max(edges, 0) * (index % 4 == 0 ? 1 : 0.6)
      }
    }
    let drum = (Wave.tone(seconds: seconds, 65) + Wave.tone(seconds: seconds, 195) * 0.4)
      .shaped(strokes(0.06))
    let skin = Wave.noise(seconds: seconds, seed: 14).around(from: 1900, to: 1900, sharpness: 1.5)
      .shaped(strokes(0.02))
    let low = Wave.buzz(seconds: seconds, 523.25, overtones: 3)
      .shaped(strokes(0.08) { $0 % 2 == 0 })
    let high = Wave.buzz(seconds: seconds, 554.25, overtones: 3)
      .shaped(strokes(0.08) { $0 % 2 == 1 })
    return drum * 0.6 + skin * 1.6 + (low + high) * 0.8
  }

  /// Returns its file.
  package func file(in habitat: Habitat) -> Data { wave(in: habitat).file() }
}
