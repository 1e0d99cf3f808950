import Foundation

/// A sound of one channel, as numbers from −1 to 1.
///
///     let beep = Wave.tone(seconds: 0.2, from: 440, to: 440).struck(for: 0.1)
///     let player = try AVAudioPlayer(data: beep.file())
///
/// All functions that make or change a sound are pure: they give the same sound each time.
@available(iOS 16, *)
package struct Wave: Hashable, Sendable {
  /// The number of samples per second: half of the usual rate, because nothing here is higher than 8 kHz.
  package static let rate = 22_050

  package var samples: [Float]

  package init(samples: [Float]) { self.samples = samples }

  /// The length, in seconds.
  package var duration: Double { Double(samples.count) / Double(Self.rate) }

  /// The largest distance from silence.
  package var peak: Float { samples.reduce(0) { max($0, abs($1)) } }

  static func count(_ seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }

  // MARK: A file

  /// Returns the sound as a RIFF WAVE file with samples of 16 bits.
  package func file() -> Data {
    Self.file(
      samples.map { Int16((min(max($0, -1), 1) * 32_767).rounded()) }, channels: 1, rate: Self.rate)
  }

  /// Returns a RIFF WAVE file.
  ///
  /// - Parameters:
  ///   - samples: The samples, interleaved if there are several channels.
  ///   - rate: The number of frames per second.
  package static func file(_ samples: [Int16], channels: Int, rate: Int) -> Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * samples.count)
    func put(_ number: Int, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    bytes += Array("RIFF".utf8)
    put(36 + 2 * samples.count, 4)
    bytes += Array("WAVEfmt ".utf8)
    // The format's length; integers; channels; frames and bytes per second; bytes per frame; bits.
    for (number, count) in [
      (16, 4), (1, 2), (channels, 2), (rate, 4), (rate * channels * 2, 4), (channels * 2, 2),
      (16, 2),
    ] {
      put(number, count)
    }
    bytes += Array("data".utf8)
    put(2 * samples.count, 4)
    for sample in samples { put(Int(sample), 2) }
    return Data(bytes)
  }
}
