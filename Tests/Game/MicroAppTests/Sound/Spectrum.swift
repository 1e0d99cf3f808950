import Foundation

@testable import MicroApp

/// The distribution of a sound's power over pitches.
struct Spectrum {
  private let samples: [Float]

  init(_ wave: Wave) { samples = wave.samples }

  /// Returns the power at a pitch in hertz: one term of the Fourier transform, by Goertzel's recursion.
  func power(at pitch: Double) -> Double {
    let factor = 2 * cos(2 * Double.pi * pitch / Double(Wave.rate))
    var (last, before) = (0.0, 0.0)
    for sample in samples {
      (last, before) = (Double(sample) + factor * last - before, last)
    }
    return last * last + before * before - factor * last * before
  }

  /// The pitch with the most power, exact to a twelfth of a tone, in hertz.
  var peak: Double {
    var best = (pitch: 0.0, power: 0.0)
    var pitch = 30.0
    while pitch < 8000 {
      let power = power(at: pitch)
      if power > best.power { best = (pitch, power) }
      pitch *= 1.01
    }
    return best.pitch
  }

  /// Returns the part of the power within a range of pitches: the mean of eight stretches of a tenth of a second.
  func share(_ range: ClosedRange<Double>) -> Double {
    let size = min(2048, samples.count)
    let shares = (0..<8).map { index -> Double in
      let start = (samples.count - size) * index / 8
      return Spectrum(Wave(samples: Array(samples[start..<start + size]))).wholeShare(range)
    }
    return shares.reduce(0, +) / 8
  }

  /// Returns the same part for all samples, by the terms that a sound of this length distinguishes.
  private func wholeShare(_ range: ClosedRange<Double>) -> Double {
    let step = Double(Wave.rate) / Double(samples.count)
    var inside = 0.0
    for pitch in stride(from: step, to: 11_000, by: step) where range.contains(pitch) {
      inside += power(at: pitch)
    }
    // Parseval: both halves of the spectrum together are the samples' power.
    let all = samples.reduce(0) { $0 + Double($1) * Double($1) } * Double(samples.count) / 2
    return inside / all
  }
}
