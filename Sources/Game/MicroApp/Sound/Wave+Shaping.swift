import Foundation

/// Operations on sounds.
@available(iOS 16, *)
extension Wave {
  // MARK: Together

  /// Mixes two sounds; the result is as long as the longer one.
  static func + (one: Wave, other: Wave) -> Wave {
    let (longer, shorter) = one.samples.count < other.samples.count ? (other, one) : (one, other)
    var sum = longer
    for index in shorter.samples.indices { sum.samples[index] += shorter.samples[index] }
    return sum
  }

  /// Multiplies the loudness by a factor.
  static func * (wave: Wave, factor: Float) -> Wave {
    Wave(samples: wave.samples.map { $0 * factor })
  }

  /// Returns the sound after a silence.
  func after(_ seconds: Double) -> Wave {
    Wave(samples: Self.silence(seconds: seconds).samples + samples)
  }

  // MARK: In time

  /// Returns the sound with an immediate attack and an exponential decay to a third after `seconds`. The attack takes
  /// some thousandths of a second, because otherwise it would click.
  func struck(for seconds: Double) -> Wave {
    let attack = 0.003
    return shaped { exp(-$0 / seconds) * min($0 / attack, 1) }
  }

  /// Returns the sound with an attack of `rise` seconds and a decay until the end, each half a wave.
  func swelling(rise: Double) -> Wave {
    let fall = max(duration - rise, 1e-6)
    return shaped { time in
      time < rise ? sin(time / rise * .pi / 2) : cos((time - rise) / fall * .pi / 2)
    }
  }

  /// Multiplies the sound by a function of the time in seconds.
  func shaped(_ shape: (Double) -> Double) -> Wave {
    var shaped = self
    for index in samples.indices {
      shaped.samples[index] *= Float(shape(Double(index) / Double(Self.rate)))
    }
    return shaped
  }

  // MARK: Colour

  /// Returns the sound without most of the frequencies above a pitch: a first-order filter.
  func below(_ pitch: Double) -> Wave {
    let share = Float(1 - exp(-2 * .pi * pitch / Double(Self.rate)))
    var state: Float = 0
    return Wave(
      samples: samples.map {
        state += ($0 - state) * share
        return state
      })
  }

  /// Returns the sound without most of the frequencies below a pitch.
  func above(_ pitch: Double) -> Wave { self + below(pitch) * -1 }

  /// Returns the band around a gliding pitch: a second-order band-pass.
  ///
  /// Source: Robert Bristow-Johnson, “Cookbook formulae for audio EQ biquad filter coefficients”, BPF with constant
  /// peak gain; its coefficients are computed for each sample.
  ///
  /// - Parameter sharpness: The pitch divided by the band's width.
  func around(from start: Double, to end: Double, sharpness: Double) -> Wave {
    let ratio = pow(end / start, 1 / Double(max(samples.count, 1)))
    var pitch = start
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    return Wave(
      samples: samples.map { sample in
        let angle = 2 * .pi * pitch / Double(Self.rate)
        let alpha = sin(angle) / (2 * sharpness)
        let input = Double(sample)
        let output =
          (alpha * (input - x2) + 2 * cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha)
        (x1, x2, y1, y2) = (input, x1, output, y1)
        pitch *= ratio
        return Float(output)
      })
  }

  // MARK: Ready

  /// Returns the sound at its final loudness, from silence to silence, so that it doesn't click.
  ///
  /// - Parameter level: Its loudest sample.
  func finished(level: Float = 0.8) -> Wave {
    let edges = (start: 0.001, end: 0.012)
    let length = duration
    var wave = shaped { time in
      min(time / edges.start, 1, max((length - time) / edges.end, 0))
    }
    let peak = wave.peak
    if peak > 0 { wave = wave * (level / peak) }
    if let last = wave.samples.indices.last { wave.samples[last] = 0 }
    return wave
  }

  /// Returns a loop of the first `seconds`. The rest is cross-faded into the beginning with constant power, so that the
  /// end leads to the beginning without a seam.
  func loop(seconds: Double, level: Float) -> Wave {
    let count = Self.count(seconds)
    precondition(samples.count > count, "a loop needs something after its end")
    let overlap = samples.count - count
    var loop = Array(samples[..<count])
    for index in 0..<min(overlap, count) {
      let share = Double(index) / Double(overlap) * .pi / 2
      loop[index] = samples[index] * Float(sin(share)) + samples[count + index] * Float(cos(share))
    }
    let wave = Wave(samples: loop)
    return wave.peak > 0 ? wave * (level / wave.peak) : wave
  }
}
