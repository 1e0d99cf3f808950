import Foundation
import Micro

/// The variety in the statistics of a run, about once per simulated minute.
struct VarietySeries {
  /// A sample of a dish.
  struct Sample {
    /// Simulated minutes since the beginning.
    let minutes: Double
    let niches: [NicheCensus.Entry]
    /// The members of each lineage.
    let lineages: [Int]
  }

  /// The evolving dishes, in the file's order.
  let dishes: [[Sample]]

  /// The time that a kind has to last, in minutes.
  static let span = 10.0

  /// The largest count that is believed; larger numbers are damage.
  private static let largest = 1_000_000

  /// Reads the samples from a run's statistics.
  ///
  /// - Parameter statistics: The text of `statistics.csv`. Lines without a census, as earlier versions wrote, and
  ///   invalid lines are skipped.
  init(statistics: String) {
    var order: [Substring] = []
    var found: [Substring: [Sample]] = [:]
    for row in StatisticsTable(statistics).evolving where !row.niches.isEmpty {
      guard let minutes = row.minutes,
        row.lineages.allSatisfy({ (0...VarietySeries.largest).contains($0) })
      else { continue }
      if found[row.seed] == nil { order.append(row.seed) }
      found[row.seed, default: []].append(
        Sample(
          minutes: minutes, niches: row.niches.compactMap(VarietySeries.entry),
          lineages: row.lineages))
    }
    dishes = order.compactMap { found[$0] }
  }

  private static func entry(_ text: Substring) -> NicheCensus.Entry? {
    let parts = text.split(separator: ":")
    guard parts.count == 3, let niche = Int(parts[0]), let count = Int(parts[1]),
      let best = Float(parts[2]), (0..<Behaviour.nicheCount).contains(niche),
      (1...largest).contains(count), best.isFinite
    else { return nil }
    return NicheCensus.Entry(niche: niche, count: count, best: best)
  }

  /// Means over the dishes, at a moment that all of them have.
  struct Moment: Equatable {
    let minutes: Double
    /// The number of niches that are occupied, and of those that ever were.
    let filled: Double
    let everFilled: Double
    /// The number of niches that were never empty, and of lineages that always held a twentieth of the dish, in the
    /// last ten minutes; `nil` in the first ten minutes.
    let lastingNiches: Double?
    let lineages: Double?
  }

  /// The number of samples in ten minutes, including both ends.
  private var samplesInSpan: Int {
    guard let first = dishes.first, first.count > 1 else { return 1 }
    let step = max(first[1].minutes - first[0].minutes, 0.01)
    return max(Int((VarietySeries.span / step).rounded(.up)), 1) + 1
  }

  var moments: [Moment] {
    let count = dishes.map(\.count).min() ?? 0
    let span = samplesInSpan
    let niches = dishes.map { dish in dish.map { Set($0.niches.map(\.niche)) } }
    let ever = niches.map(Coexistence.everPresent)
    let lasting = niches.map { Coexistence.lasting($0, for: span) }
    let lineages = dishes.map { dish in
      Coexistence.lasting(
        dish.map { Coexistence.established($0.lineages) }, for: span)
    }
    func mean(_ values: [Int]) -> Double { Statistics.mean(values.map(Double.init)) }
    return (0..<count).map { index in
      let isLong = index + 1 >= span
      return Moment(
        minutes: dishes[0][index].minutes, filled: mean(niches.map { $0[index].count }),
        everFilled: mean(ever.map { $0[index] }),
        lastingNiches: isLong ? mean(lasting.map { $0[index] ?? 0 }) : nil,
        lineages: isLong ? mean(lineages.map { $0[index] ?? 0 }) : nil)
    }
  }

  /// One sentence for each half of the run; empty for less than twenty minutes.
  var sentences: [String] {
    let moments = moments.filter { $0.lineages != nil }
    guard moments.count >= samplesInSpan else { return [] }
    let halves = [moments[..<(moments.count / 2)], moments[(moments.count / 2)...]]
    func text(_ name: String, _ value: (Moment) -> Double) -> String {
      let means = halves.map { Statistics.mean($0.map(value)) }
      return name
        + String(format: ": %.1f in the first half, %.1f in the second", means[0], means[1])
        + (means[1] >= means[0] ? "." : ": it fell.")
    }
    return [
      text("Niches filled at the same time", \.filled),
      text("Niches held for ten minutes") { $0.lastingNiches ?? 0 },
      text("Lineages side by side for ten minutes") { $0.lineages ?? 0 },
    ]
  }
}
