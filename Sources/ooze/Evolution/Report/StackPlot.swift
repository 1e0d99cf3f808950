import Foundation

/// Shares that add up to one, as areas over time: which lineages hold the dish.
struct StackPlot {
  let title: String
  let xTitle: String
  let names: [String]
  /// At each x, one count for each name.
  let samples: [(x: Double, counts: [Double])]

  var svg: SVG {
    let width = 720.0
    let height = 260.0
    let left = 56.0
    let plotWidth = width - left - 16
    let plotHeight = height - 34 - 44
    var svg = SVG(width: width, height: height, title: title)
    guard let last = samples.last?.x, last > 0 else { return svg }
    let ticks = Ticks(covering: 0...last)
    func place(_ x: Double, _ share: Double) -> (Double, Double) {
      (left + x / ticks.end * plotWidth, height - 44 - share * plotHeight)
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
      svg.circle((left + 84 * Double(name), 10), radius: 5, style: "area lineage\(name % 8)")
      svg.text(names[name], at: (left + 84 * Double(name) + 10, 14))
    }
    for share in [0, 0.5, 1] {
      let at = place(0, share)
      svg.text("\(Int(share * 100)) %", at: (at.0 - 8, at.1 + 4), anchor: .end)
    }
    for tick in ticks.values {
      let at = place(tick, 0)
      svg.text(ticks.text(tick), at: (at.0, at.1 + 18), anchor: .middle)
    }
    svg.text(xTitle, at: (width - 16, height - 8), anchor: .end)
    return svg
  }
}
