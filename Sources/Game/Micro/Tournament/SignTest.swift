/// The exact sign test, one-sided: whether the first of a pair wins more often than by chance.
///
/// Source: Dixon and Mood, "The statistical sign test" (1946).
public enum SignTest {
  /// Returns the probability that a fair coin decides at least `wins` of the pairs for the first. Leave out undecided
  /// pairs. O(pairs).
  ///
  /// - Parameters:
  ///   - wins: 0 … `pairs`.
  ///   - pairs: 0 … 1,000, for which powers of ½ are still representable.
  public static func p(wins: Int, of pairs: Int) -> Double {
    precondition((0...1000).contains(pairs) && (0...pairs).contains(wins), "\(wins) of \(pairs)")
    var chance = 1.0
    for _ in 0..<pairs { chance /= 2 }
    var sum = 0.0
    for count in 0...pairs {
      if count >= wins { sum += chance }
      chance *= Double(pairs - count) / Double(count + 1)
    }
    return min(sum, 1)
  }
}
