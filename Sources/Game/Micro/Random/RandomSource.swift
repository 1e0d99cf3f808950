/// The source of everything random: xoshiro256**, seeded by SplitMix64.
///
/// Streams that must not disturb each other are split off: how many numbers one draws then doesn't
/// change what the other gets.
///
///     var random = RandomSource(seed: 1)
///     var food = random.split()
///     food.uniform(-1, 1)
///
/// Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators" (2018).
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  /// The four words of the generator's state, never all zero: what a save keeps.
  public private(set) var state: (UInt64, UInt64, UInt64, UInt64)

  public init(seed: UInt64) {
    var seeds = SplitMix64(state: seed)
    state = (seeds.next(), seeds.next(), seeds.next(), seeds.next())
  }

  /// A generator that goes on from a saved state; `nil` if all four words are zero, which the
  /// generator could never leave.
  public init?(state: (UInt64, UInt64, UInt64, UInt64)) {
    guard state.0 | state.1 | state.2 | state.3 != 0 else { return nil }
    self.state = state
  }

  /// A new generator whose numbers are independent of the ones that this one gives from here on.
  public mutating func split() -> RandomSource { RandomSource(seed: next()) }

  public mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return result
  }

  /// A number in [0, 1), on a grid of 2⁻²⁴.
  public mutating func uniform() -> Float { Float(next() >> 40) * 0x1p-24 }

  /// A number in [low, high).
  public mutating func uniform(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * uniform()
  }

  /// A whole number in 0 ..< count; count must be positive. Its bias is below count / 2⁶⁴.
  public mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "below(\(count)): the count must be positive")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// True with the given probability.
  public mutating func chance(_ probability: Float) -> Bool { uniform() < probability }

  /// A number with mean 0 and variance 1, within ±6: the sum of twelve uniform numbers.
  ///
  /// Twelve additions need no logarithm; the tails beyond 6 σ that it lacks hold 2·10⁻⁹.
  public mutating func normal() -> Float {
    var sum: Float = -6
    for _ in 0..<12 { sum += uniform() }
    return sum
  }

  private func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }

  public static func == (a: RandomSource, b: RandomSource) -> Bool { a.state == b.state }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }
}

/// Steele, Lea and Flood's generator: any seed, zero included, gives well mixed words.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
