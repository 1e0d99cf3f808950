/// The source of everything random: xoshiro256**, seeded by SplitMix64.
///
/// Independent streams are split off: the number of draws from one stream doesn't affect the other.
///
///     var random = RandomSource(seed: 1)
///     var food = random.split()
///     food.uniform(-1, 1)
///
/// Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators" (2018).
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  /// The four words of the generator's state, which a save stores. They are never all zero.
  public private(set) var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a generator from any seed.
  public init(seed: UInt64) {
    var seeds = SplitMix64(state: seed)
    state = (seeds.next(), seeds.next(), seeds.next(), seeds.next())
  }

  /// Restores a generator from a saved state. Returns `nil` if all four words are zero, a state that the generator
  /// could never leave.
  public init?(state: (UInt64, UInt64, UInt64, UInt64)) {
    guard state.0 | state.1 | state.2 | state.3 != 0 else { return nil }
    self.state = state
  }

  /// Returns a new generator that is independent of the later numbers of this one.
  public mutating func split() -> RandomSource { RandomSource(seed: next()) }

  /// Returns the next 64 random bits.
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

  /// Returns a number in [0, 1), on a grid of 2⁻²⁴.
  public mutating func uniform() -> Float { Float(next() >> 40) * 0x1p-24 }

  /// Returns a number in [low, high).
  public mutating func uniform(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * uniform()
  }

  /// Returns an integer in 0 ..< count; count must be positive. Its bias is below count / 2⁶⁴.
  public mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "below(\(count)): the count must be positive")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns true with the given probability.
  public mutating func chance(_ probability: Float) -> Bool { uniform() < probability }

  /// Returns a number with mean 0 and variance 1, within ±6: the sum of twelve uniform numbers.
  ///
  /// Twelve additions need no logarithm. The missing tails beyond 6 σ have a probability of 2·10⁻⁹.
  public mutating func normal() -> Float {
    var sum: Float = -6
    for _ in 0..<12 { sum += uniform() }
    return sum
  }

  private func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }

  /// Returns whether two generators give the same numbers from here on.
  public static func == (a: RandomSource, b: RandomSource) -> Bool { a.state == b.state }

  /// Hashes the state of the generator.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }
}

/// Steele, Lea and Flood's generator: any seed, including zero, gives well-mixed words.
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
