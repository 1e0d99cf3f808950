import EvolutionRuns
import Foundation
import Micro

/// The tournament's part of the report.
extension ReportPage {
  var raceSection: String {
    guard !race.isEmpty else {
      return """
        <h2>The race</h2>
        <p>This run has had no tournament yet. <code>ooze-lab tournament</code> measures whether the champions beat \
        their own ancestors; <code>ooze report</code> then adds the result here.</p>
        """
    }
    let summary = RaceSummary(dishes: race)
    return """
      <h2>The race</h2>
      <p>A run is divided into stretches. The checkpoint champion of a stretch is the one that beats its other \
      champions. All checkpoint champions of a dish met each other, alone and in groups of three, in the same dishes \
      with both sides swapped. Ratings are Bradley and Terry's on Elo's scale, on which 400 points are ten to one, with \
      the mean of a dish at 0; bands are 95 % bootstrap intervals over the bouts.</p>
      <ul>\(summary.sentences.map { "<li>\(SVG.escaped($0))</li>" }.joined())</ul>
      \(ratingPlot.figure)
      <h2>Current against ancestors</h2>
      <p>Each champion's share of the points in each pair's bouts; a draw counts half. If the arms race goes on, \
      everything below the diagonal is won.</p>
      \(race.map(ancestors).joined())
      """
  }

  private var ratingPlot: LinePlot {
    LinePlot(
      title: "Ratings of the champions over births", xTitle: "births in the dish",
      yTitle: "rating (Elo)",
      curves: race.enumerated().map { index, dish in
        LinePlot.Curve(
          name: dish.name, style: "lineage\(index % 8)",
          points: dish.births.indices.map { mark in
            LinePlot.Point(
              x: Double(dish.births[mark]), y: dish.ratings[mark], interval: dish.intervals[mark])
          })
      })
  }

  private func ancestors(_ dish: DishRating) -> String {
    let plot = AncestorPlot(
      title: "Champions of \(dish.name) against their ancestors", births: dish.births,
      table: dish.table)
    return """
      <h3>\(SVG.escaped(dish.name.capitalizedFirst))</h3>
      \(plot.figure)
      <p>\(SVG.escaped(TournamentText.circles(dish.triads).capitalizedFirst)).</p>
      """
  }
}

extension String {
  /// The same sentence, capitalized.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
