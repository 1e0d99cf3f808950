import Foundation

@testable import Micro

/// Breaks valid inputs of readers as disks, networks and people do.
struct Mutator {
  var random: RandomSource

  /// How many inputs each reader gets: a few for every build, as many as `OOZE_FUZZ` says for a long
  /// search.
  static let rounds = ProcessInfo.processInfo.environment["OOZE_FUZZ"].flatMap(Int.init) ?? 300

  /// One to four random changes: bits turned, bytes replaced by telling ones, parts cut out, doubled,
  /// moved or repeated, the end cut off, or nothing but noise.
  mutating func broken(_ input: [UInt8]) -> [UInt8] {
    if random.chance(0.05) { return noise(random.below(400)) }
    var bytes = input
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let length = random.below(min(bytes.count - place, 32) + 1)
      switch random.below(7) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = Self.tellingBytes[random.below(Self.tellingBytes.count)]
      case 2: bytes.removeSubrange(place..<(place + length))
      case 3: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      case 4: bytes.insert(contentsOf: noise(length), at: place)
      case 5:
        let part = bytes[place..<(place + length)]
        bytes.removeSubrange(place..<(place + length))
        bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }

  /// The least, the largest, signs, and what numbers, lines and codes are made of.
  private static let tellingBytes: [UInt8] =
    [0, 1, 0x7F, 0x80, 0xFF] + Array("09-.e \n_#".utf8)

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}
