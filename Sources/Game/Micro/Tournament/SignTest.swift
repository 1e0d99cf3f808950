/// Whether pairs are decided for the first more often than a coin would: the exact sign test, one-sided.
///
/// Source: Dixon and Mood, "The statistical sign test" (1946).
public enum SignTest {
  /// The probability that a fair coin decides at least so many of the pairs for the first. Pairs that are
  /// undecided are left out before. O(pairs).
  ///
  /// - Parameters:
  ///   - wins: 0 … `pairs`.
  ///   - pairs: 0 … 1,000, where halves of halves are still numbers.
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
