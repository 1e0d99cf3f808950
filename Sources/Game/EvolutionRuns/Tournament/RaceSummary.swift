import CommandSupport
import Foundation
import Micro

/// The combined result of several dishes' tournaments: does the arms race go on?
package struct RaceSummary {
  package let dishes: [DishRating]

  package init(dishes: [DishRating]) { self.dishes = dishes }

  /// The ratings of all dishes against their births, S summed over the dishes.
  package var trend: KendallTest { KendallTest(series: dishes.map(\.ratings)) }

  /// The last champions' bouts against those at half-way.
  package var lastAgainstHalfWay: Tally {
    dishes.compactMap { $0.race?.lastAgainstHalfWay }.reduce(Tally(), +)
  }

  /// The mean rises of both halves, over the dishes with at least three checkpoints; `nil` if there are none.
  package var rises: (first: Double, second: Double)? {
    let races = dishes.compactMap(\.race)
    guard !races.isEmpty else { return nil }
    return (Statistics.mean(races.map(\.firstRise)), Statistics.mean(races.map(\.secondRise)))
  }

  /// The criteria of the race: see `Docs/Evolution.md`.
  package static let largestP = 0.01
  package static let smallestShare = 0.75
  package static let smallestRise = 1.0 / 3

  /// One sentence for each question, with the answer and what was hoped for.
  package var sentences: [String] {
    var sentences: [String] = []
    let trend = trend
    sentences.append(
      "Ratings over checkpoints, \(Counted.text(dishes.count, "dish", "dishes")): "
        + String(format: "tau = %.2f, p ", trend.tau) + RaceSummary.probability(trend.p)
        + " (Kendall's test, \(trend.isExact ? "exact" : "normal"), one-sided; asked for: below "
        + "\(RaceSummary.largestP)): \(trend.p < RaceSummary.largestP ? "met" : "not met").")
    guard let rises else {
      sentences.append(
        "No dish has three checkpoints, as it takes to compare the last with half-way.")
      return sentences
    }
    let tally = lastAgainstHalfWay
    let above = dishes.count { ($0.race?.lastAgainstHalfWay.share ?? 0) >= Self.smallestShare }
    sentences.append(
      "The last champion against the one at half-way: \(RaceSummary.text(tally)); "
        + String(format: "%.0f %%", 100 * RaceSummary.smallestShare)
        + " or more in \(above) of \(Counted.text(dishes.count, "dish", "dishes")) (asked for: "
        + "three bouts of four): \(tally.share >= RaceSummary.smallestShare ? "met" : "not met").")
    let isMet = rises.first > 0 && rises.second >= rises.first * RaceSummary.smallestRise
    sentences.append(
      String(
        format: "Rise of the rating, mean: %+.0f in the first half, %+.0f in the second",
        rises.first, rises.second)
        + " (asked for: at least a third of the first): \(isMet ? "met" : "not met").")
    return sentences
  }

  /// Formats a tally in words.
  package static func text(_ tally: Tally) -> String {
    "\(tally.wins) won, \(tally.draws) drawn, \(tally.losses) lost, "
      + String(format: "%.0f %% of the points", 100 * tally.share)
  }

  /// Formats a probability as it follows “p”.
  package static func probability(_ p: Double) -> String {
    p < 0.0001 ? "< 0.0001" : String(format: "= %.4f", p)
  }
}
