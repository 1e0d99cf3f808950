import Foundation

/// The synthesis of each sound, in a few lines.
@available(iOS 16, *)
extension Sound {
  /// Returns the sound as samples.
  ///
  /// - Parameter variant: The number of the variant, 0…`variants` − 1: each has its own pitch and noise.
  package func wave(variant: Int) -> Wave {
    let pitch = [1, 0.94, 1.07, 1.19, 1.34, 1.5][variant % 6]
    let seed = UInt64(variant) + 1
    return switch self {
    case .bite: Self.bite(pitch, seed)
    case .flank: Self.flank(pitch, seed)
    case .swallow: Self.swallow(pitch)
    case .hurt: Self.hurt(pitch, seed)
    case .tornLink: Self.tornLink(pitch, seed)
    case .jet: Self.jet(pitch, seed)
    case .shock: Self.shock(pitch, seed)
    case .poison: Self.poison(pitch)
    case .edit: Self.edit()
    case .refused: Self.refused()
    case .wave: Self.swell()
    case .eaten: Self.eaten()
    case .heartbeat: Self.heartbeat()
    }
  }

  /// Two teeth and a jaw: noise twice, over a short fall.
  private static func bite(_ pitch: Double, _ seed: UInt64) -> Wave {
    let tooth = Wave.noise(seconds: 0.06, seed: seed)
      .around(from: 1500 * pitch, to: 1000 * pitch, sharpness: 2).struck(for: 0.012)
    let jaw = Wave.tone(seconds: 0.13, from: 420 * pitch, to: 150 * pitch).struck(for: 0.05)
    return (tooth * 1.6 + (tooth * 1.2).after(0.035) + jaw * 0.5).finished()
  }

  /// A bite that rings: deeper jaws, and a fifth above them.
  private static func flank(_ pitch: Double, _ seed: UInt64) -> Wave {
    let jaw = Wave.tone(seconds: 0.2, from: 330 * pitch, to: 110 * pitch).struck(for: 0.07)
    let tooth = Wave.noise(seconds: 0.06, seed: seed + 40)
      .around(from: 1900 * pitch, to: 1200 * pitch, sharpness: 2).struck(for: 0.014)
    let low = Wave.tone(seconds: 0.32, 660 * pitch).struck(for: 0.08)
    let high = Wave.tone(seconds: 0.32, 990 * pitch).struck(for: 0.1)
    return (jaw * 0.7 + tooth * 1.8 + (low * 0.4 + high * 0.35).after(0.02)).finished()
  }

  /// A gulp: a tone that rises and closes.
  private static func swallow(_ pitch: Double) -> Wave {
    let gulp = Wave.tone(seconds: 0.14, from: 230 * pitch, to: 520 * pitch).swelling(rise: 0.03)
    let throat = Wave.tone(seconds: 0.14, from: 120 * pitch, to: 90 * pitch).swelling(rise: 0.02)
    return (gulp + throat * 0.6).finished()
  }

  /// A dull thud inside of the body, with an overtone that small loudspeakers can play.
  private static func hurt(_ pitch: Double, _ seed: UInt64) -> Wave {
    let thud = Wave.tone(seconds: 0.3, from: 210 * pitch, to: 85 * pitch).struck(for: 0.09)
    let overtone = Wave.tone(seconds: 0.3, from: 640 * pitch, to: 250 * pitch).struck(for: 0.06)
    let skin = Wave.noise(seconds: 0.12, seed: seed).below(1100).struck(for: 0.03)
    return (thud * 0.7 + overtone * 0.8 + skin * 2).finished()
  }

  /// A string that snaps: it falls, and hisses.
  private static func tornLink(_ pitch: Double, _ seed: UInt64) -> Wave {
    let string = Wave.tone(seconds: 0.28, from: 880 * pitch, to: 240 * pitch).struck(for: 0.07)
    let overtone = Wave.tone(seconds: 0.28, from: 1770 * pitch, to: 500 * pitch).struck(for: 0.03)
    let snap = Wave.noise(seconds: 0.05, seed: seed).above(2500).struck(for: 0.01)
    return (string + overtone * 0.4 + snap * 0.7).finished()
  }

  /// Water that is pressed out: noise with a falling pitch.
  private static func jet(_ pitch: Double, _ seed: UInt64) -> Wave {
    Wave.noise(seconds: 0.45, seed: seed)
      .around(from: 1500 * pitch, to: 380 * pitch, sharpness: 1.6).swelling(rise: 0.04).finished()
  }

  /// A discharge: a buzz that crackles.
  private static func shock(_ pitch: Double, _ seed: UInt64) -> Wave {
    let buzz = Wave.buzz(seconds: 0.36, 110 * pitch, overtones: 12).above(500)
      .shaped { 0.6 + 0.4 * sin(2 * .pi * 31 * $0) }
    let crackle = Wave.noise(seconds: 0.36, seed: seed).above(3000)
      .shaped { sin(2 * .pi * 43 * $0) > 0.6 ? 1 : 0 }
    return (buzz + crackle * 0.25).struck(for: 0.14).finished()
  }

  /// Bubbles, each higher than the one before.
  private static func poison(_ pitch: Double) -> Wave {
    let starts = [0, 0.09, 0.16, 0.27]
    let bubbles = starts.enumerated().map { index, start in
      let low = (430 + 70 * Double(index)) * pitch
      return Wave.tone(seconds: 0.08, from: low, to: low * 1.6).swelling(rise: 0.02).after(start)
    }
    return bubbles.reduce(Wave.silence(seconds: 0.4), +).finished()
  }

  /// Two consonant notes: c and g.
  private static func edit() -> Wave {
    let low = Wave.tone(seconds: 0.7, 523.25).struck(for: 0.16)
    let high = Wave.tone(seconds: 0.58, 783.99).struck(for: 0.18).after(0.12)
    return (low + high * 0.8).finished()
  }

  /// Two falling notes.
  private static func refused() -> Wave {
    let first = Wave.buzz(seconds: 0.12, 196, overtones: 3).swelling(rise: 0.01)
    let second = Wave.buzz(seconds: 0.18, 155.56, overtones: 3).swelling(rise: 0.01).after(0.13)
    return (first + second).finished()
  }

  /// Something large that comes from a distance.
  private static func swell() -> Wave {
    // Small loudspeakers play only the octave and the fifth above it.
    let body = [(1.0, Float(0.7)), (2, 0.5), (3, 0.4)].reduce(Wave.silence(seconds: 2.4)) {
      $0 + Wave.tone(seconds: 2.4, from: 70 * $1.0, to: 98 * $1.0) * $1.1
    }
    let foam = Wave.noise(seconds: 2.4, seed: 5).around(from: 300, to: 900, sharpness: 1.2)
      .swelling(rise: 1.6)
    return (body.swelling(rise: 1.3) + foam * 1.6).finished()
  }

  /// Two beats of a heart, with overtones that small loudspeakers can play.
  private static func heartbeat() -> Wave {
    func beat(_ pitch: Double) -> Wave {
      let low = Wave.tone(seconds: 0.18, from: 96 * pitch, to: 58 * pitch).struck(for: 0.05)
      let high = Wave.tone(seconds: 0.18, from: 288 * pitch, to: 174 * pitch).struck(for: 0.035)
      return low + high * 0.6
    }
    return (beat(1) + (beat(0.84) * 0.8).after(0.2)).finished()
  }

  /// A fall into the dark.
  private static func eaten() -> Wave {
    let fall = Wave.tone(seconds: 1.3, from: 440, to: 55).swelling(rise: 0.02)
    let jaws = Wave.noise(seconds: 0.3, seed: 6).below(900).struck(for: 0.06)
    let water = Wave.noise(seconds: 1.3, seed: 7).around(from: 600, to: 90, sharpness: 1.5)
      .swelling(rise: 0.15)
    return (fall + jaws * 1.6 + water * 0.5).finished()
  }
}
