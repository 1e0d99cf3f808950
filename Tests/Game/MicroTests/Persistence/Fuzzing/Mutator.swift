import Foundation

@testable import Micro

/// Damages valid inputs of readers as disks, networks and people do.
struct Mutator {
  var random: RandomSource

  /// The number of inputs for each reader: a few for every build, or `OOZE_FUZZ` for a long search.
  static let rounds = ProcessInfo.processInfo.environment["OOZE_FUZZ"].flatMap(Int.init) ?? 300

  /// Makes one to four random changes: flipped bits, bytes replaced by special ones, parts cut out, duplicated, moved
  /// or repeated, a missing end, or only noise.
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

  /// The smallest and largest values, signs, and the characters of numbers, lines and codes.
  private static let tellingBytes: [UInt8] =
    [0, 1, 0x7F, 0x80, 0xFF] + Array("09-.e \n_#".utf8)

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}
