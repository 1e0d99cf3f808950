/// A hash of a simulation's state, the same on every machine. Two states that differ in one bit have different hashes.
///
/// It uses FNV-1a's steps over 64-bit words with a final mix, so that the last words reach every bit. It protects
/// against accidents, not against forgery.
public struct StateHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates a hash without any content.
  public init() {}

  /// Adds a word of 64 bits.
  public mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }

  /// Adds a word of 32 bits.
  public mutating func combine(_ word: UInt32) { combine(UInt64(word)) }
  /// Adds an integer as a word of 64 bits.
  public mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  /// Adds the bits of a number.
  public mutating func combine(_ number: Float) { combine(UInt64(number.bitPattern)) }
  /// Adds both components of a vector.
  public mutating func combine(_ vector: Vector) {
    combine(UInt64(vector.x.bitPattern) << 32 | UInt64(vector.y.bitPattern))
  }

  /// The hash of everything that was added.
  public var value: UInt64 {
    var word = state
    word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }
}
