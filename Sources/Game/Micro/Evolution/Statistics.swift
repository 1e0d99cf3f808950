/// The statistics behind the claim that creatures got better.
public enum Statistics {
  /// Returns the mean; 0 for an empty array.
  public static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  /// Returns the 95 % confidence interval of the mean by the percentile bootstrap: the 2.5th and 97.5th percentiles of
  /// the means of samples drawn with replacement.
  ///
  /// Source: Efron, "Bootstrap Methods: Another Look at the Jackknife" (1979).
  ///
  /// - Complexity: O(resamples · values).
  public static func bootstrapInterval(
    _ values: [Double], resamples: Int = 2000, random: inout RandomSource
  ) -> ClosedRange<Double> {
    guard values.count > 1 else { return mean(values)...mean(values) }
    var means: [Double] = []
    means.reserveCapacity(resamples)
    for _ in 0..<resamples {
      var sum = 0.0
      for _ in values { sum += values[random.below(values.count)] }
      means.append(sum / Double(values.count))
    }
    means.sort()
    let low = Int(0.025 * Double(resamples))
    return means[low]...means[resamples - 1 - low]
  }

  /// Returns the probability that values in random order would rise at least as clearly as these series do. This is a
  /// one-sided permutation test of the summed Kendall statistic, exact except for the sampling.
  ///
  /// Each series is shuffled within itself, so differences between series don't matter. The test assumes no
  /// distribution of the values.
  ///
  /// - Parameter series: One series of values, in order of time, for each seed.
  /// - Complexity: O(permutations · Σ n²).
  public static func trendProbability(
    _ series: [[Double]], permutations: Int = 9999, random: inout RandomSource
  ) -> Double {
    let observed = series.reduce(0) { $0 + risingPairs($1) }
    var atLeast = 1
    var shuffled = series
    for _ in 0..<permutations {
      var sum = 0
      for index in shuffled.indices {
        shuffle(&shuffled[index], &random)
        sum += risingPairs(shuffled[index])
      }
      if sum >= observed { atLeast += 1 }
    }
    return Double(atLeast) / Double(permutations + 1)
  }

  /// Returns the number of pairs that rise minus the number that fall: Kendall's S.
  static func risingPairs(_ values: [Double]) -> Int {
    var sum = 0
    for late in values.indices {
      for early in 0..<late where values[early] != values[late] {
        sum += values[early] < values[late] ? 1 : -1
      }
    }
    return sum
  }

  /// Returns the probability that two samples from the same distribution would differ in their means at least as much,
  /// the first above the second. This is a one-sided permutation test.
  public static func exceedanceProbability(
    _ upper: [Double], over lower: [Double], permutations: Int = 9999, random: inout RandomSource
  ) -> Double {
    guard !upper.isEmpty, !lower.isEmpty else { return 1 }
    let observed = mean(upper) - mean(lower)
    // Sums in another order differ in the last bits; a permutation into the same two groups must count.
    let tolerance = 1e-9 * (abs(mean(upper)) + abs(mean(lower)))
    var pool = upper + lower
    var atLeast = 1
    for _ in 0..<permutations {
      shuffle(&pool, &random)
      let difference = mean(Array(pool[..<upper.count])) - mean(Array(pool[upper.count...]))
      if difference >= observed - tolerance { atLeast += 1 }
    }
    return Double(atLeast) / Double(permutations + 1)
  }

  /// Shuffles by the Fisher–Yates algorithm.
  static func shuffle(_ values: inout [Double], _ random: inout RandomSource) {
    guard values.count > 1 else { return }
    for last in stride(from: values.count - 1, to: 0, by: -1) {
      values.swapAt(last, random.below(last + 1))
    }
  }
}
