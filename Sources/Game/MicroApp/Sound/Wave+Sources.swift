import Foundation
import Micro

/// The sources of sounds.
@available(iOS 16, *)
extension Wave {
  static func silence(seconds: Double) -> Wave {
    Wave(samples: Array(repeating: 0, count: count(seconds)))
  }

  /// Returns a sine that glides from one pitch to another, by equal ratios in equal times.
  ///
  /// - Parameters:
  ///   - start: The pitch at the beginning, in hertz.
  ///   - end: The pitch at the end, in hertz.
  static func tone(seconds: Double, from start: Double, to end: Double) -> Wave {
    let count = count(seconds)
    let ratio = pow(end / start, 1 / Double(max(count, 1)))
    var phase = 0.0
    var pitch = start
    return Wave(
      samples: (0..<count).map { _ in
        defer {
          phase += pitch / Double(rate)
          pitch *= ratio
        }
        return Float(sin(2 * .pi * phase))
      })
  }

  static func tone(seconds: Double, _ pitch: Double) -> Wave {
    tone(seconds: seconds, from: pitch, to: pitch)
  }

  /// Returns a buzz: a tone with its odd overtones, each as much weaker as it is higher.
  static func buzz(seconds: Double, _ pitch: Double, overtones: Int) -> Wave {
    (0..<overtones).reduce(silence(seconds: seconds)) { sum, index in
      let order = Double(2 * index + 1)
      return sum + tone(seconds: seconds, pitch * order) * Float(1 / order)
    }
  }

  /// Returns white noise, different for each seed.
  static func noise(seconds: Double, seed: UInt64) -> Wave {
    var random = RandomSource(seed: seed)
    return Wave(samples: (0..<count(seconds)).map { _ in random.uniform(-1, 1) })
  }
}
