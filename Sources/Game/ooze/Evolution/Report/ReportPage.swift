import CommandSupport
import EvolutionRuns
import Foundation
import Micro

/// The report of an evolution: one self-contained HTML page that opens from disk.
struct ReportPage {
  let archipelago: Archipelago
  let findings: Findings
  /// The text of `statistics.csv`.
  let statistics: String
  /// The ratings of its tournament; empty if there was none.
  var race: [DishRating] = []

  /// The same numbers as the page's first lines, for the terminal.
  var summary: String {
    let race = race.isEmpty ? [] : RaceSummary(dishes: race).sentences
    return ((shortness.map { [$0] } ?? []) + verdict + race).joined(separator: "\n")
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Evolution from seed \(archipelago.islands[0].seed)</title>
    <style>\(ReportPage.style)</style>
    <main>
    <h1>Evolution from seed \(archipelago.islands[0].seed)</h1>
    <p>\(SVG.escaped(setting))</p>
    \(shortness.map { "<p class=\"note\">\(SVG.escaped($0))</p>" } ?? "")
    <ul>\(verdict.map { "<li>\(SVG.escaped($0))</li>" }.joined())</ul>
    <h2>Captures against generation 0</h2>
    <p>Each dot is a champion, alone for a minute among generation 0: the seed creatures, one of \
    them driven by a script, three of them drifting. Every champion plays in the same \(Examination.episodes) dishes; \
    bands are 95 % bootstrap intervals.</p>
    \(captures.figure)
    <h2>Champions among their ancestors</h2>
    <p>Rivals that each row's champion eats in a minute among eight copies of each column's champion, in the \
    first dish. Champions are named by the births before them.</p>
    \(matrix.figure)
    \(raceSection)
    \(varietySection)
    <h2>Lineages</h2>
    <p>The shares of the seed creatures' descendants, in the first dish.</p>
    \(lineages.figure)
    <h2>The last champions</h2>
    <div class="gallery">\(portraits)</div>
    <h2>All champions</h2>
    <div class="scrolls">\(table)</div>
    </main>
    </html>

    """
  }

  // MARK: In words

  private var setting: String {
    let dishes = findings.dishes(of: .evolving).count
    let population = archipelago.islands[0].arena.settings.population
    let rules = archipelago.islands[0].arena.settings.world.rules
    let version = rules == .standard ? "" : "under version \(rules.rawValue) of the rules "
    return "\(Counted.text(dishes, "dish", "dishes")) of \(population) creatures evolved "
      + "\(version)for \(ProgressLine.span(archipelago.time)) of their time, "
      + "\(Counted.text(archipelago.round, "round", "rounds")); "
      + "\(Counted.text(archipelago.births, "creature was", "creatures were")) born in all dishes "
      + "and controls."
  }

  /// The fewest points of a curve, including generation 0, that are meaningful. With five, chance alone gives a perfect
  /// rise once in 120 times.
  static let fewestPoints = 5

  /// The caution about a short run; `nil` for a run that is long enough.
  private var shortness: String? {
    ReportPage.shortness(points: findings.dishes(of: .evolving).map(\.marks.count))
  }

  /// Returns the caution about a short run; `nil` for a run that is long enough.
  ///
  /// - Parameter points: The number of points in the curve of each evolving dish.
  static func shortness(points: [Int]) -> String? {
    guard let fewest = points.min(), fewest < fewestPoints else { return nil }
    let which = points.count == 1 ? "its curve has" : "one of its curves has"
    return "This run was short: \(which) \(Counted.text(fewest, "point", "points")), of which the "
      + "first is generation 0. A champion is taken at every \(Arena.championInterval)th birth; "
      + "run it longer before you trust a trend or the lack of one."
  }

  private var verdict: [String] {
    var random = RandomSource(seed: 1)
    let last = findings.lastCaptures(of: .evolving)
    let first = findings.firstCaptures
    let interval = Statistics.bootstrapInterval(last, random: &random)
    let firstInterval = Statistics.bootstrapInterval(first, random: &random)
    func rate(_ values: [Double], _ interval: ClosedRange<Double>) -> String {
      String(
        format: "%.2f (%.2f to %.2f)", Statistics.mean(values), interval.lowerBound,
        interval.upperBound)
    }
    let p = Statistics.trendProbability(
      findings.dishes(of: .evolving).map { $0.marks.map { Statistics.mean($0.captures) } },
      random: &random)
    var lines = [
      "Generation 0 eats \(rate(first, firstInterval)) rivals a minute, the last champions "
        + "\(rate(last, interval)): "
        + (findings.ratio.isFinite ? String(format: "%.1f times", findings.ratio) : "from none")
        + ".",
      "Trend over births, "
        + Counted.text(findings.dishes(of: .evolving).count, "seed", "seeds") + ": p = "
        + String(format: "%.4f", p) + " (permutation test of Kendall's S, one-sided).",
    ]
    for arm in [Island.Arm.withoutMutation, .randomParent] {
      let control = findings.lastCaptures(of: arm)
      guard !control.isEmpty else { continue }
      let interval = Statistics.bootstrapInterval(control, random: &random)
      let p = Statistics.exceedanceProbability(last, over: control, random: &random)
      lines.append(
        "Control, \(arm.name): \(rate(control, interval)); evolution above it: "
          + "p = " + String(format: "%.4f", p) + ".")
    }
    return lines
  }

  // MARK: In pictures

  private var captures: LinePlot {
    var random = RandomSource(seed: 1)
    let curves = Island.Arm.allCases.flatMap { arm in
      findings.dishes(of: arm).enumerated().map { index, dish in
        LinePlot.Curve(
          name: index == 0 ? arm.name : "", style: arm.style,
          points: dish.marks.map {
            LinePlot.Point(
              x: Double($0.births), y: Statistics.mean($0.captures),
              interval: Statistics.bootstrapInterval($0.captures, random: &random))
          })
      }
    }
    return LinePlot(
      title: "Rivals eaten in a minute by the champions, over births", xTitle: "births in the dish",
      yTitle: "rivals eaten a minute", curves: curves)
  }

  private var matrix: MatrixPlot {
    MatrixPlot(
      title: "Champions among their ancestors", names: findings.matrix.names,
      values: findings.matrix.captures, rowTitle: "champion of birth", columnTitle: "among")
  }

  private var lineages: StackPlot {
    let seed = String(archipelago.islands[0].seed)
    let samples = StatisticsTable(statistics).evolving.compactMap {
      row -> (x: Double, counts: [Double])? in
      guard row.seed == seed[...], let minutes = row.minutes else { return nil }
      return (minutes, row.lineages.map(Double.init))
    }
    let names = archipelago.islands[0].arena.founders.map(\.name.description)
    return StackPlot(
      title: "Shares of the lineages over time", xTitle: "simulated minutes", names: names,
      samples: samples.filter { $0.counts.count == names.count })
  }

  private var portraits: String {
    findings.dishes(of: .evolving).compactMap { dish in
      guard let mark = dish.marks.last else { return nil }
      let rate = String(format: "%.2f", Statistics.mean(mark.captures))
      return """
        <figure>\(mark.genome.portrait)<figcaption>seed \(dish.seed), \
        \(Counted.text(mark.births, "birth", "births")), \(rate) a minute</figcaption></figure>
        """
    }.joined()
  }

  private var table: String {
    var random = RandomSource(seed: 1)
    var rows = ""
    for dish in findings.dishes {
      for mark in dish.marks {
        let interval = Statistics.bootstrapInterval(mark.captures, random: &random)
        let firstCapture =
          mark.firstCaptures.isEmpty
          ? "–" : String(format: "%.1f s", Statistics.mean(mark.firstCaptures))
        rows += "<tr><td>\(dish.arm.name)<td>\(dish.seed)<td>\(mark.births)"
        rows += String(
          format: "<td>%.2f<td>%.2f – %.2f<td>%.1f s<td>", Statistics.mean(mark.captures),
          interval.lowerBound, interval.upperBound, Statistics.mean(mark.survived))
        rows += firstCapture + "\n"
      }
    }
    return """
      <table><thead><tr><th>arm<th>seed<th>births<th>eaten a minute<th>95 %<th>lived<th>first \
      eaten after<tbody>\(rows)</table>
      """
  }
}

extension Island.Arm {
  /// The class of its colour.
  fileprivate var style: String {
    switch self {
    case .evolving: "evolving"
    case .withoutMutation: "unmutated"
    case .randomParent: "random"
    }
  }
}
