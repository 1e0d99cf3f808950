import CommandSupport
import Foundation
import Micro

/// The part of the report about ways of living.
extension ReportPage {
  var varietySection: String {
    let series = VarietySeries(statistics: statistics)
    let moments = series.moments
    guard moments.count > 1 else {
      return """
        <h2>Variety</h2>
        <p>The statistics have too few samples of niches to show. One is taken in each simulated minute.</p>
        """
    }
    return """
      <h2>Variety</h2>
      <p>Creatures are classified by behaviour: speed, the share of their energy that comes from hunting, weapons, \
      size, and place in the dish, in a grid of \(Behaviour.nicheCount) niches. Means over \
      \(Counted.text(series.dishes.count, "dish", "dishes")).</p>
      <ul>\(series.sentences.map { "<li>\(SVG.escaped($0))</li>" }.joined())</ul>
      \(niches(moments).figure)
      \(lineagesSideBySide(moments).figure)
      <h3>The grid of behaviours</h3>
      <p>The stronger the colour, the more the niche's best creature gained. Niches that were never occupied are \
      grey.</p>
      \(NichePlot(
        title: "Occupied niches", entries: series.dishes.flatMap { $0.flatMap(\.niches) }
      ).figure)
      """
  }

  /// The most points of a curve over time.
  private static let maximumPoints = 60

  private func niches(_ moments: [VarietySeries.Moment]) -> LinePlot {
    LinePlot(
      title: "Niches over time", xTitle: "simulated minutes", yTitle: "niches",
      curves: [
        curve("filled", "evolving", moments) { $0.filled },
        curve("never empty in ten minutes", "random", moments) { $0.lastingNiches },
        curve("ever filled", "unmutated", moments) { $0.everFilled },
      ])
  }

  private func lineagesSideBySide(_ moments: [VarietySeries.Moment]) -> LinePlot {
    LinePlot(
      title: "Lineages side by side over time", xTitle: "simulated minutes",
      yTitle: "lineages with a twentieth of the dish for ten minutes",
      curves: [curve("", "evolving", moments) { $0.lineages }])
  }

  private func curve(
    _ name: String, _ style: String, _ moments: [VarietySeries.Moment],
    _ value: (VarietySeries.Moment) -> Double?
  ) -> LinePlot.Curve {
    let stride = max(1, moments.count / ReportPage.maximumPoints)
    let points = moments.enumerated().compactMap { index, moment -> LinePlot.Point? in
      guard index % stride == 0 || index == moments.count - 1, let y = value(moment) else {
        return nil
      }
      return LinePlot.Point(x: moment.minutes, y: y, interval: y...y)
    }
    return LinePlot.Curve(name: name, style: style, points: points)
  }
}
