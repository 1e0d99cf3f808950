/// Curves with intervals over a common axis.
struct LinePlot {
  struct Curve {
    /// In the legend; a curve without a name belongs to the one before it.
    let name: String
    /// The class of its colour in the page's style.
    let style: String
    let points: [Point]
  }

  struct Point {
    let x: Double
    let y: Double
    /// The 95 % interval, drawn as a band; an interval of no width draws none.
    let interval: ClosedRange<Double>
  }

  let title: String
  let xTitle: String
  let yTitle: String
  let curves: [Curve]

  private static let width = 720.0
  private static let height = 360.0
  private static let left = 56.0
  private static let right = 16.0
  private static let top = 34.0
  private static let bottom = 44.0

  var svg: SVG {
    var svg = SVG(width: LinePlot.width, height: LinePlot.height, title: title)
    let points = curves.flatMap(\.points)
    let xTicks = Ticks(covering: 0...max(points.map(\.x).max() ?? 1, 1e-9))
    let yTicks = Ticks(covering: 0...max(points.map(\.interval.upperBound).max() ?? 1, 1e-9))

    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      let plotWidth = LinePlot.width - LinePlot.left - LinePlot.right
      let plotHeight = LinePlot.height - LinePlot.top - LinePlot.bottom
      return (
        LinePlot.left + x / xTicks.end * plotWidth,
        LinePlot.height - LinePlot.bottom - y / yTicks.end * plotHeight
      )
    }

    for tick in yTicks.values {
      svg.line(place(0, tick), place(xTicks.end, tick), style: "grid")
      let at = place(0, tick)
      svg.text(yTicks.text(tick), at: (at.0 - 8, at.1 + 4), anchor: .end)
    }
    for tick in xTicks.values {
      let at = place(tick, 0)
      svg.text(xTicks.text(tick), at: (at.0, at.1 + 18), anchor: .middle)
    }
    svg.text(
      xTitle, at: (LinePlot.width - LinePlot.right, LinePlot.height - 8), anchor: .end)
    svg.text(yTitle, at: (4, 14))

    for curve in curves where !curve.points.isEmpty {
      let upper = curve.points.map { place($0.x, $0.interval.upperBound) }
      let lower = curve.points.map { place($0.x, max($0.interval.lowerBound, 0)) }
      svg.polygon(upper + lower.reversed(), style: "band \(curve.style)")
      svg.polyline(curve.points.map { place($0.x, $0.y) }, style: "curve \(curve.style)")
      for point in curve.points {
        svg.circle(place(point.x, point.y), radius: 3, style: "dot \(curve.style)")
      }
    }
    for (index, curve) in curves.filter({ !$0.name.isEmpty }).enumerated() {
      let x = LinePlot.left + 190 + 160 * Double(index)
      svg.circle((x, 10), radius: 5, style: "dot \(curve.style)")
      svg.text(curve.name, at: (x + 10, 14))
    }
    return svg
  }
}
