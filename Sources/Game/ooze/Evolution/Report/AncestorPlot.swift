import EvolutionRuns
import Foundation
import Micro

/// A matrix of every champion against every other as colours, in order of time: Cliff and Miller's plot of «current
/// individual against ancestral opponents» (1995).
///
/// If the arms race goes on, a champion beats its ancestors everywhere below the diagonal. If it goes in circles, there
/// are stripes of both colours.
struct AncestorPlot: Plot {
  let title: String
  /// The births before each champion.
  let births: [Int]
  let table: Crosstable

  var isEmpty: Bool { births.isEmpty }

  func drawn(width: Double) -> SVG {
    let left = 52.0
    let top = 62.0
    let side = min(44, (width - left - 4) / Double(max(births.count, 1)))
    let size = side * Double(births.count)
    var svg = SVG(
      width: max(left + size + 4, min(width, 300)), height: top + size + 34, title: title)
    svg.text("champion at this birth (rows)", at: (4, 14))
    svg.text("against champion at this birth (columns)", at: (4, 32))
    // Names of five digits must not overlap.
    let every = max(1, Int((40 / max(side, 1)).rounded(.up)))
    for (row, name) in births.enumerated() {
      let y = top + side * Double(row)
      if row % (side >= 14 ? 1 : 2) == 0 {
        svg.text("\(name)", at: (left - 6, y + side / 2 + 4), anchor: .end)
      }
      if row % every == 0 {
        svg.text("\(name)", at: (left + side * Double(row), top - 8))
      }
      for column in births.indices where column != row {
        cell(row, column, x: left + side * Double(column), y: y, side: side, into: &svg)
      }
    }
    key(into: &svg, left: 4, y: top + size + 16)
    return svg
  }

  private func cell(
    _ row: Int, _ column: Int, x: Double, y: Double, side: Double, into svg: inout SVG
  ) {
    let tally = table[row, column]
    let lead = tally.share - 0.5
    svg.cell(
      x: x + 0.5, y: y + 0.5, width: side - 1, height: side - 1,
      style: lead >= 0 ? "won cell" : "lost cell", opacity: 0.06 + 1.4 * abs(lead),
      hint: "\(births[row]) against \(births[column]): \(RaceSummary.text(tally))")
    if side >= 30 {
      svg.text(
        String(format: "%.0f", 100 * tally.share), at: (x + side / 2, y + side / 2 + 4),
        anchor: .middle)
    }
  }

  private func key(into svg: inout SVG, left: Double, y: Double) {
    var x = left
    for (lead, name) in [(-0.5, "loses all"), (0.0, "even"), (0.5, "wins all")] {
      svg.cell(
        x: x, y: y - 9, width: 12, height: 12, style: lead >= 0 ? "won cell" : "lost cell",
        opacity: 0.06 + 1.4 * abs(lead), hint: name)
      svg.text(name, at: (x + 18, y + 2))
      x += 36 + 6.5 * Double(name.count)
    }
  }
}
