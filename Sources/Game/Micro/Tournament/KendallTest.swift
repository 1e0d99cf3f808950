/// A test whether values rise with time: Kendall's rank correlation with their order, and its probability by chance.
///
///     KendallTest([1, 2, 3, 4, 5]).p       // 1/120: one of 120 orders
///     KendallTest(series: [[1, 2, 3], [4, 5, 6]])  // two independent series
///
/// Source: Kendall, "Rank Correlation Methods" (1948).
public struct KendallTest: Hashable, Sendable {
  /// Kendall's S: the number of pairs that rise minus the number that fall, over all series.
  public let s: Int
  /// Kendall's τ-b: S relative to its largest possible value with these ties, −1 … 1; 0 if nothing can rise.
  public let tau: Double
  /// The probability that values in random order would rise at least as clearly, one-sided.
  public let p: Double
  /// Whether `p` is exact. Otherwise it is the normal approximation with the variance of the ties and
  /// Kendall's correction for continuity.
  public let isExact: Bool

  /// Tests one series, in order of time.
  public init(_ values: [Double]) { self.init(series: [values]) }

  /// Tests several series at once. S is summed, so differences between the series don't matter.
  ///
  /// - Complexity: O(Σ n²), and O((Σ n²)²) if p is exact, which it is without ties and up to `maximumExactPairs`.
  public init(series: [[Double]]) {
    var s = 0
    var pairs = 0
    var untied = 0
    var variance = 0.0
    for values in series {
      s += Statistics.risingPairs(values)
      let n = values.count
      pairs += n * (n - 1) / 2
      untied += n * (n - 1) / 2
      variance += KendallTest.spread(n)
      for tie in KendallTest.ties(values) {
        untied -= tie * (tie - 1) / 2
        variance -= KendallTest.spread(tie)
      }
    }
    self.s = s
    // Time has no ties, so only the values' side is corrected.
    tau = untied > 0 ? Double(s) / (Double(pairs) * Double(untied)).squareRoot() : 0
    isExact = untied == pairs && pairs <= KendallTest.maximumExactPairs
    if isExact {
      p = KendallTest.exactTail(s, sizes: series.map { $0.count })
    } else if variance > 0 {
      p = NormalDistribution.upperTail((Double(s) - 1) / variance.squareRoot())
    } else {
      p = 1
    }
  }

  /// The most pairs for the exact distribution. Beyond that it is slow, and the approximation is close.
  static let maximumExactPairs = 3000

  /// Returns the contribution of n values, or of a tie of n, to the variance of S.
  private static func spread(_ n: Int) -> Double {
    Double(n) * Double(n - 1) * Double(2 * n + 5) / 18
  }

  /// Returns the sizes of the groups of equal values.
  private static func ties(_ values: [Double]) -> [Int] {
    let sorted = values.sorted()
    var sizes: [Int] = []
    var first = 0
    for index in sorted.indices
    where index + 1 == sorted.count || sorted[index + 1] != sorted[index] {
      if index > first { sizes.append(index - first + 1) }
      first = index + 1
    }
    return sizes
  }

  /// Returns P(S ≥ s) over all orders of series of these sizes.
  ///
  /// The number of falling pairs of n values in random order is a sum of independent numbers, each uniform over 0 ..< k
  /// for k = 1 … n. More series only add terms to the sum.
  private static func exactTail(_ s: Int, sizes: [Int]) -> Double {
    var chances = [1.0]
    for size in sizes where size > 1 {
      for k in 2...size {
        var next = [Double](repeating: 0, count: chances.count + k - 1)
        var window = 0.0
        for index in next.indices {
          if index < chances.count { window += chances[index] }
          if index >= k { window -= chances[index - k] }
          next[index] = window / Double(k)
        }
        chances = next
      }
    }
    // S = pairs − 2 · falling, so S ≥ s means falling ≤ (pairs − s) / 2.
    let most = (chances.count - 1 - s) / 2
    var sum = 0.0
    for falling in chances.indices where falling <= most { sum += chances[falling] }
    return min(max(sum, 0), 1)
  }
}
