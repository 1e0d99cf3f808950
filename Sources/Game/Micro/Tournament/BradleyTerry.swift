/// The strengths of entrants, under the model that one number each explains all results. The chance of i against j is 1
/// / (1 + 10^((rⱼ − rᵢ) / 400)), Elo's scale, on which 400 points are ten to one.
///
/// Zermelo's iteration, an MM algorithm, maximises the likelihood. Each round replaces every strength γᵢ by Wᵢ / Σⱼ nᵢⱼ
/// / (γᵢ + γⱼ), and never lowers the likelihood. A draw is half a win.
///
///     BradleyTerry(table).ratings   // mean 0
///
/// Sources: Bradley and Terry (1952); Hunter, "MM algorithms for generalized Bradley–Terry models"
/// (2004).
public struct BradleyTerry: Hashable, Sendable {
  /// The ratings in points of Elo's scale; their mean is 0.
  public let ratings: [Double]

  /// Computes the ratings.
  ///
  /// - Parameters:
  ///   - table: The results. Entrants that no bout connects to the others stay near 0.
  ///   - prior: The number of drawn bouts to add for every pair that met, so that an entrant that never lost has a
  ///     rating too. With 0, entrants with no points or all points would be at infinity; they get the rating that
  ///     `lowest` allows.
  /// - Complexity: O(rounds · entrants²), a few dozen rounds if all have met.
  public init(_ table: Crosstable, prior: Double = 1) {
    precondition(prior >= 0, "a prior of \(prior) bouts")
    let count = table.count
    var met = [Double](repeating: 0, count: count * count)
    var points = [Double](repeating: 0, count: count)
    for one in 0..<count {
      for other in 0..<count where other != one && table[one, other].bouts > 0 {
        met[one * count + other] = Double(table[one, other].bouts) + prior
        points[one] += table[one, other].points + prior / 2
      }
    }
    self.init(met: met, points: points)
  }

  /// Computes the ratings from sums.
  ///
  /// - Parameters:
  ///   - met: The number of bouts of each two entrants, row by row.
  ///   - points: The points of each entrant.
  private init(met: [Double], points: [Double]) {
    let count = points.count
    var strengths = [Double](repeating: 1, count: count)
    for _ in 0..<BradleyTerry.maximumRounds {
      var change = 0.0
      var next = strengths
      for one in 0..<count {
        var weight = 0.0
        for other in 0..<count where other != one {
          let bouts = met[one * count + other]
          if bouts > 0 { weight += bouts / (strengths[one] + strengths[other]) }
        }
        if weight > 0 { next[one] = points[one] / weight }
      }
      // Only quotients matter; a fixed mean keeps the numbers from drifting.
      var sum = 0.0
      for strength in next { sum += strength }
      for one in 0..<count {
        next[one] = max(next[one] * Double(count) / sum, BradleyTerry.lowest)
        change = max(change, abs(next[one] / strengths[one] - 1))
      }
      strengths = next
      if change < BradleyTerry.precision { break }
    }
    let logarithms = strengths.map { Double(Math.log(Float($0))) }
    let mean = Statistics.mean(logarithms)
    ratings = logarithms.map { ($0 - mean) * BradleyTerry.pointsPerE }
  }

  /// 400 / ln 10: the points for which the odds grow by e.
  static let pointsPerE = 173.717_792_761_3
  /// The strength of an entrant without any points, relative to a mean of 1: 3,600 points below.
  static let lowest = 1e-9
  /// The relative change in a round below which the strengths have converged.
  private static let precision = 1e-7
  private static let maximumRounds = 10_000

  /// Returns the chance of a rating against another in the model.
  public static func chance(of rating: Double, against other: Double) -> Double {
    1 / (1 + Double(Math.exp(Float((other - rating) / pointsPerE))))
  }

  /// Returns the 95 % intervals of the ratings, by the percentile bootstrap: every pair's bouts are resampled with
  /// replacement and rated again.
  ///
  /// - Parameter random: Use a literal seed, so that the same table always gives the same intervals.
  /// - Complexity: O(resamples · (bouts + rounds · entrants²)).
  public static func intervals(
    _ table: Crosstable, prior: Double = 1, resamples: Int = 400, random: inout RandomSource
  ) -> [ClosedRange<Double>] {
    precondition(resamples > 0, "\(resamples) resamples")
    var drawn = [[Double]](repeating: [], count: table.count)
    for _ in 0..<resamples {
      var resampled = Crosstable(count: table.count)
      for one in 0..<table.count {
        for other in 0..<one where table[one, other].bouts > 0 {
          resampled[one, other] = table[one, other].resampled(&random)
        }
      }
      for (one, rating) in BradleyTerry(resampled, prior: prior).ratings.enumerated() {
        drawn[one].append(rating)
      }
    }
    let low = Int(0.025 * Double(resamples))
    return drawn.map { ratings in
      let sorted = ratings.sorted()
      return sorted[low]...sorted[resamples - 1 - low]
    }
  }
}

extension Tally {
  /// Returns as many bouts, drawn with replacement from these.
  fileprivate func resampled(_ random: inout RandomSource) -> Tally {
    var tally = Tally()
    for _ in 0..<bouts {
      let index = random.below(bouts)
      tally.add(index < wins ? .win : index < wins + draws ? .draw : .loss)
    }
    return tally
  }
}
