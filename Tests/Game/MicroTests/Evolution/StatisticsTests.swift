import Testing

@testable import Micro

@Suite("Statistics") struct StatisticsTests {
  @Test("Kendall's S counts every pair", arguments: 1...8)
  func kendall(count: Int) {
    let rising = (0..<count).map(Double.init)
    let pairs = count * (count - 1) / 2
    #expect(Statistics.risingPairs(rising) == pairs)
    #expect(Statistics.risingPairs(rising.reversed()) == -pairs)
    #expect(Statistics.risingPairs([Double](repeating: 1, count: count)) == 0)
  }

  // Five values in order are one of 120 orders; with two such series, one of 14,400.
  @Test("a rise is as improbable as the number of orders implies")
  func trend() {
    var random = RandomSource(seed: 1)
    let rising = [1.0, 2, 3, 4, 5]
    let one = Statistics.trendProbability([rising], permutations: 20_000, random: &random)
    #expect(abs(one - 1.0 / 120) < 0.0032)  // five standard errors of a share of 1/120 in 20,000
    let two = Statistics.trendProbability([rising, rising], permutations: 20_000, random: &random)
    #expect(two < 0.001)
    let falling = Statistics.trendProbability([rising.reversed()], random: &random)
    #expect(falling > 0.99)
    let flat = Statistics.trendProbability([[2, 2, 2, 2]], random: &random)
    #expect(flat == 1)
  }

  // Under the null hypothesis, P(p ≤ 0.05) is 5 %; of 400 tests 20 ± 4.4.
  @Test("random data is significant as often as the level states")
  func calibration() {
    var random = RandomSource(seed: 5)
    var significant = 0
    for _ in 0..<400 {
      let values = (0..<10).map { _ in Double(random.normal()) }
      let p = Statistics.trendProbability([values], permutations: 199, random: &random)
      if p <= 0.05 { significant += 1 }
    }
    #expect((2...42).contains(significant))
  }

  // A sample of 50 from N(0, 1): a 95 % interval misses the mean in 5 % of cases (the percentile
  // bootstrap a little more often); of 200, 10 ± 3.1.
  @Test("the bootstrap interval contains the mean as often as its level states")
  func bootstrap() {
    var random = RandomSource(seed: 9)
    var missed = 0
    for _ in 0..<200 {
      let values = (0..<50).map { _ in Double(random.normal()) }
      let interval = Statistics.bootstrapInterval(values, resamples: 400, random: &random)
      if !interval.contains(0) { missed += 1 }
      #expect(interval.contains(Statistics.mean(values)))
    }
    #expect((1...27).contains(missed))
  }

  @Test("one sample above another: the exact share of splits")
  func exceedance() {
    var random = RandomSource(seed: 2)
    // 3 of 6 values can be chosen in 20 ways, and one is as extreme.
    let p = Statistics.exceedanceProbability(
      [4, 5, 6], over: [1, 2, 3], permutations: 20_000, random: &random)
    #expect(abs(p - 0.05) < 0.0078)  // five standard errors
    #expect(Statistics.exceedanceProbability([1, 1], over: [1, 1], random: &random) == 1)
  }

  @Test("intervals of one value and of none are that value and zero")
  func degenerate() {
    var random = RandomSource(seed: 2)
    #expect(Statistics.bootstrapInterval([3], random: &random) == 3...3)
    #expect(Statistics.bootstrapInterval([], random: &random) == 0...0)
  }
}
