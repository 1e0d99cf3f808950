import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// The results of gauges as lines for a terminal.
enum GaugeText {
  /// Returns a mean over islands with its standard error, its 95 % interval and the lowest island.
  static func line(_ name: String, _ values: [Double]) -> String {
    let mean = IslandMean(values)
    let numbers =
      mean.count > 1
      ? String(
        format: "%+.2f ± %.2f  95 %% %+.2f to %+.2f  lowest %+.2f", mean.mean, mean.error,
        mean.interval.lowerBound, mean.interval.upperBound, mean.lowest)
      : String(format: "%+.2f", mean.mean)
    return name.padding(toLength: 18, withPad: " ", startingAt: 0) + numbers
      + "  (\(Counted.text(mean.count, "island", "islands")))"
  }

  /// Returns the worth of brains: a line for each seed, and the means.
  static func text(_ worth: [BrainWorth], seeds: [UInt64]) -> String {
    let rows = zip(seeds, worth).map { seed, worth in
      String(
        format:
          "seed %llu: cut %+.2f, info %+.2f, seeing %+.2f, finding %+.2f; eyes %.2f, sensing %.1f",
        seed, worth.cut, worth.info, worth.seeing, worth.finding, worth.anatomy.eyes,
        worth.anatomy.sensing)
    }
    let means = [
      line("cut", worth.map(\.cut)), line("info", worth.map(\.info)),
      line("seeing", worth.map(\.seeing)), line("finding", worth.map(\.finding)),
    ]
    return (rows + means).joined(separator: "\n")
  }

  /// Returns how bodies differ from those that drifted without selection.
  static func text(_ pairs: [(evolved: Anatomy, shadow: Anatomy)]) -> String {
    let parts: [(String, (Anatomy) -> Double)] = [
      ("cells", { $0.cells }), ("eyes", { $0.eyes }), ("sensing", { $0.sensing }),
      ("hidden", { $0.hidden }),
    ]
    return parts.map { name, value in
      let evolved = Statistics.mean(pairs.map { value($0.evolved) })
      let drifted = Statistics.mean(pairs.map { value($0.shadow) })
      return line(name, pairs.map { value($0.evolved) - value($0.shadow) })
        + String(format: ": %.2f evolved, %.2f by drift", evolved, drifted)
    }.joined(separator: "\n")
  }

  /// Returns the danger to each scripted player, and to all together.
  static func text(_ dangers: [Danger]) -> String {
    let rows = Danger.players.indices.map { player in
      line(Danger.players[player].rawValue, dangers.map { $0.killsPerMinute[player] })
        + ", "
        + Counted.text(
          dangers.reduce(0) { $0 + $1.starvations[player] }, "starvation", "starvations")
    }
    let all = line("all four", dangers.map { Statistics.mean($0.killsPerMinute) })
    return (rows + [all]).joined(separator: "\n")
  }
}
