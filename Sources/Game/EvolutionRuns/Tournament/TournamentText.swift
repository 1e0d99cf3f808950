import CommandSupport
import Foundation
import Micro

/// A tournament's results as lines for a terminal.
package enum TournamentText {
  /// Describes one dish: a table of its checkpoint champions, and a summary.
  package static func text(_ dish: DishRating, run: String) -> String {
    let bouts = dish.table.bouts
    let drawn = bouts > 0 ? 100 * dish.table.draws / bouts : 0
    var lines = [
      "\(run), dish \(dish.dish): \(Counted.text(dish.births.count, "checkpoint", "checkpoints")), "
        + "\(Counted.text(bouts, "bout", "bouts")), \(drawn) % of them drawn"
    ]
    lines.append("    births   rating     95 %            points")
    for (mark, births) in dish.births.enumerated() {
      lines.append(
        "  " + right("\(births)", 8)
          + String(
            format: "  %+7.0f  %+6.0f to %+5.0f  %9.0f %%", dish.ratings[mark],
            dish.intervals[mark].lowerBound, dish.intervals[mark].upperBound,
            100 * dish.table.total(of: mark).share))
    }
    lines.append(
      String(format: "  tau %.2f, p ", dish.trend.tau) + RaceSummary.probability(dish.trend.p))
    if let race = dish.race {
      lines.append(
        "  last against \(Counted.text(dish.births[race.halfWay], "birth", "births")): "
          + RaceSummary.text(race.lastAgainstHalfWay))
      lines.append(
        String(
          format: "  rise %+.0f in the first half, %+.0f in the second", race.firstRise,
          race.secondRise))
    }
    lines.append("  " + circles(dish.triads))
    return lines.joined(separator: "\n")
  }

  /// Describes how many triads are cyclic.
  package static func circles(_ triads: CyclicTriads) -> String {
    guard let consistence = triads.consistence, triads.decided > 0 else {
      return "no three of them have a winner in every pair"
    }
    return "\(triads.circular) of \(Counted.text(triads.decided, "triad", "triads")) "
      + (triads.circular == 1 ? "runs" : "run") + " in a circle ("
      + String(
        format: "%.0f by chance), consistence %.2f",
        Double(triads.decided) * CyclicTriads.shareByChance, consistence)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
