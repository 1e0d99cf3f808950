import Foundation

/// Shares that add up to one, as areas over time: which lineages hold the dish.
struct StackPlot: Plot {
  let title: String
  let xTitle: String
  let names: [String]
  /// The samples: at each x, one count for each name.
  let samples: [(x: Double, counts: [Double])]

  var isEmpty: Bool { (samples.last?.x ?? 0) <= 0 }

  func drawn(width: Double) -> SVG {
    let (left, right, bottom) = (48.0, 12.0, 44.0)
    let legend = Legend(
      names.enumerated().map { Legend.Entry(name: $1, style: "area lineage\($0 % 8)") }, left: 4,
      right: width, top: 12)
    let top = 10 + legend.height
    let plotHeight = 182.0
    let height = top + plotHeight + bottom
    var svg = SVG(width: width, height: height, title: title)
    guard let last = samples.last?.x, last > 0 else { return svg }
    let ticks = Ticks(covering: 0...last, about: width > 500 ? 5 : 3)
    func place(_ x: Double, _ share: Double) -> (Double, Double) {
      (left + x / ticks.end * (width - left - right), height - bottom - share * plotHeight)
    }
    for name in names.indices {
      var upper: [(Double, Double)] = []
      var lower: [(Double, Double)] = []
      for sample in samples {
        let sum = max(sample.counts.reduce(0, +), 1)
        let below = sample.counts[..<name].reduce(0, +) / sum
        lower.append(place(sample.x, below))
        upper.append(place(sample.x, below + sample.counts[name] / sum))
      }
      svg.polygon(upper + lower.reversed(), style: "area lineage\(name % 8)")
    }
    legend.draw(into: &svg)
    for share in [0, 0.5, 1] {
      let at = place(0, share)
      svg.text("\(Int(share * 100)) %", at: (at.0 - 6, at.1 + 4), anchor: .end)
    }
    svg.xAxis(ticks, title: xTitle) { place($0, 0) }
    return svg
  }
}
