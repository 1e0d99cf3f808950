import Foundation

/// Sound files for tests.
enum Waves {
  /// Returns a file whose parts can all be wrong.
  static func file(
    channels: Int = 1, rate: Int = 8000, bits: Int = 16, encoding: Int = 1, block: Int? = nil,
    extra: [UInt8] = [], samples: [UInt8], claimed: Int? = nil
  ) -> Data {
    var bytes: [UInt8] = []
    func put(_ value: Int, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    bytes += Array("RIFF".utf8)
    put(36 + extra.count + samples.count, 4)
    bytes += Array("WAVEfmt ".utf8)
    put(16, 4)
    put(encoding, 2)
    put(channels, 2)
    put(rate, 4)
    put(rate * channels * bits / 8, 4)
    put(block ?? channels * bits / 8, 2)
    put(bits, 2)
    bytes += extra
    bytes += Array("data".utf8)
    put(claimed ?? samples.count, 4)
    return Data(bytes + samples)
  }

  /// Returns a tone with one channel.
  static func tone(seconds: Double = 1, rate: Int = 8000, level: Double = 0.5) -> Data {
    let samples = (0..<Int(seconds * Double(rate))).flatMap { index -> [UInt8] in
      let value = Int16(level * 32_767 * sin(Double(index) * 2 * .pi * 440 / Double(rate)))
      return [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
    return file(rate: rate, samples: samples)
  }
}
