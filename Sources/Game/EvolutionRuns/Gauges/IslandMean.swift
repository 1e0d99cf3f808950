import Micro

/// The mean over islands, each of which counts once, with its uncertainty.
package struct IslandMean: Hashable, Sendable {
  package let mean: Double
  /// The standard error of the mean; infinite for a single island.
  package let error: Double
  package let lowest: Double
  package let count: Int

  /// - Parameter values: One value for each island, at least one.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "no islands")
    mean = Statistics.mean(values)
    lowest = values.min() ?? 0
    count = values.count
    let centre = mean
    let squares = values.map { ($0 - centre) * ($0 - centre) }.reduce(0, +)
    let n = Double(values.count)
    error = values.count > 1 ? (squares / (n * (n - 1))).squareRoot() : .infinity
  }

  /// The 95 % interval of the mean by Student's t.
  package var interval: ClosedRange<Double> {
    guard count > 1 else { return -Double.infinity...Double.infinity }
    let reach = Self.quantile(degrees: count - 1) * error
    return mean - reach...mean + reach
  }

  /// Returns the 97.5 % quantile of Student's distribution. Source: any table of it; between and beyond the entries the
  /// next smaller number of degrees counts, which errs towards wider intervals.
  private static func quantile(degrees: Int) -> Double {
    let table: [(Int, Double)] = [
      (1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (7, 2.365),
      (8, 2.306), (9, 2.262), (10, 2.228), (11, 2.201), (12, 2.179), (13, 2.160), (14, 2.145),
      (15, 2.131), (17, 2.110), (19, 2.093), (24, 2.064), (29, 2.045), (59, 2.001),
    ]
    return table.last { $0.0 <= degrees }?.1 ?? .infinity
  }
}
