import Testing

@testable import Micro

@Suite("Kendall's test") struct KendallTestTests {
  /// Returns all orders of 0 ..< count.
  private func orders(_ count: Int) -> [[Double]] {
    guard count > 0 else { return [[]] }
    return orders(count - 1).flatMap { order in
      (0...order.count).map { place in
        var longer = order
        longer.insert(Double(count - 1), at: place)
        return longer
      }
    }
  }

  @Test("p is the share of all orders that rise as clearly", arguments: 1...6)
  func exact(count: Int) {
    let all = orders(count)
    let sums = all.map { Statistics.risingPairs($0) }
    for order in all {
      let test = KendallTest(order)
      let share = Double(sums.count { $0 >= test.s }) / Double(all.count)
      #expect(test.isExact)
      #expect(abs(test.p - share) < 1e-12, "\(order)")
    }
  }

  @Test("two series: the share of all pairs of orders")
  func exactOfTwo() {
    let (threes, fours) = (orders(3), orders(4))
    var sums: [Int] = []
    for three in threes {
      for four in fours {
        sums.append(Statistics.risingPairs(three) + Statistics.risingPairs(four))
      }
    }
    for three in threes {
      let test = KendallTest(series: [three, [1, 3, 2, 4]])
      let share = Double(sums.count { $0 >= test.s }) / Double(sums.count)
      #expect(abs(test.p - share) < 1e-12)
    }
  }

  // Source of the values: SciPy 1.x, scipy.stats.kendalltau(range(n), values, alternative='greater').
  @Test(
    "known values",
    arguments: [
      ([1, 3, 2, 5, 4, 6], 0.7333333333333333, 0.027777777777777776),
      ([2, 1, 4, 3, 6, 5, 8, 7], 0.7142857142857142, 0.007068452380952381),
      ([5, 3, 4, 1, 2], -0.6, 0.9583333333333333),
    ] as [([Double], Double, Double)])
  func known(values: [Double], tau: Double, p: Double) {
    let test = KendallTest(values)
    #expect(abs(test.tau - tau) < 1e-12)
    #expect(abs(test.p - p) < 1e-12)
  }

  // S = 13 of 15 pairs, two of which are tied; the variance is (6·5·17 − 2·(2·1·9)) / 18 = 26.33. SciPy
  // has the same τ-b, and 0.0056 without the correction for continuity.
  @Test("ties lower the largest possible value, and the variance")
  func ties() {
    let test = KendallTest([1, 1, 2, 2, 3, 4])
    #expect(test.s == 13)
    #expect(!test.isExact)
    #expect(abs(test.tau - 0.9309493362512627) < 1e-12)
    let p = NormalDistribution.upperTail(12 / (474.0 / 18).squareRoot())
    #expect(abs(test.p - p) < 1e-12)
    #expect(abs(p - 0.0097) < 0.0001)
  }

  @Test("equal values, and no values, aren't significant")
  func nothing() {
    for series in [[], [[]], [[1]], [[2, 2, 2]], [[1], [5]]] as [[[Double]]] {
      let test = KendallTest(series: series)
      #expect(test.s == 0, "\(series)")
      #expect(test.tau == 0, "\(series)")
      #expect(test.p == 1, "\(series)")
    }
  }

  // 77 values have 2,926 pairs, which are counted exactly; 80 have 3,160, which are not.
  @Test("the approximation is close to the exact value")
  func approximation() {
    var random = RandomSource(seed: 3)
    for _ in 0..<20 {
      var values = (0..<77).map(Double.init)
      Statistics.shuffle(&values, &random)
      let exact = KendallTest(values)
      let deviation = (77.0 * 76 * 159 / 18).squareRoot()
      let normal = NormalDistribution.upperTail((Double(exact.s) - 1) / deviation)
      #expect(exact.isExact)
      #expect(abs(exact.p - normal) < 0.002)
    }
    #expect(!KendallTest((0..<80).map(Double.init)).isExact)
  }

  // Source: SciPy, scipy.stats.norm.sf.
  @Test(
    "the bell curve's tail",
    arguments: [
      (0, 0.5), (0.5, 0.3085375387259869), (1, 0.15865525393145707), (1.959964, 0.0249999990964424),
      (3, 0.0013498980316300933), (5, 2.866515718791933e-07), (-1, 0.8413447460685429),
    ] as [(Double, Double)])
  func tail(z: Double, p: Double) {
    #expect(abs(NormalDistribution.upperTail(z) - p) < 1e-5 * p)
  }
}
