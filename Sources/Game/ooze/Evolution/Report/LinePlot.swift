/// Curves with intervals over a common axis.
struct LinePlot: Plot {
  struct Curve {
    /// The name in the legend. A curve without a name belongs to the one before it.
    let name: String
    /// The class of its colour in the page's style.
    let style: String
    let points: [Point]
  }

  struct Point {
    let x: Double
    let y: Double
    /// The 95 % interval, drawn as a band. An interval of zero width isn't drawn.
    let interval: ClosedRange<Double>
  }

  let title: String
  let xTitle: String
  let yTitle: String
  let curves: [Curve]

  var isEmpty: Bool { curves.allSatisfy(\.points.isEmpty) }

  /// The names of curves that have points. A curve without a name counts for the one before it.
  private var shownNames: [(name: String, style: String)] {
    var names: [(name: String, style: String)] = []
    var pending: Curve?
    for curve in curves {
      if !curve.name.isEmpty { pending = curve }
      guard let named = pending, !curve.points.isEmpty else { continue }
      names.append((named.name, named.style))
      pending = nil
    }
    return names
  }

  func drawn(width: Double) -> SVG {
    let (left, right, bottom) = (48.0, 12.0, 44.0)
    let legend = Legend(
      shownNames.map { Legend.Entry(name: $0.name, style: "dot \($0.style)") }, left: 4,
      right: width, top: 32)
    let top = 30 + legend.height
    let height = top + bottom + (width > 500 ? 282 : 200)
    var svg = SVG(width: width, height: height, title: title)
    let points = curves.flatMap(\.points)
    let xTicks = Ticks(covering: 0...(points.map(\.x).max() ?? 1), about: width > 500 ? 5 : 3)
    let yTicks = Ticks(
      covering: min(
        points.map(\.interval.lowerBound).min() ?? 0, 0)...max(
          points.map(\.interval.upperBound).max() ?? 1, 0))

    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      (
        left + x / xTicks.end * (width - left - right),
        height - bottom
          - (y - yTicks.start) / (yTicks.end - yTicks.start) * (height - top - bottom)
      )
    }

    for tick in yTicks.values {
      svg.line(place(0, tick), place(xTicks.end, tick), style: "grid")
      let at = place(0, tick)
      svg.text(yTicks.text(tick), at: (at.0 - 6, at.1 + 4), anchor: .end)
    }
    svg.xAxis(xTicks, title: xTitle) { place($0, yTicks.start) }
    svg.text(yTitle, at: (4, 14))
    legend.draw(into: &svg)

    for curve in curves where !curve.points.isEmpty {
      let upper = curve.points.map { place($0.x, $0.interval.upperBound) }
      let lower = curve.points.map { place($0.x, $0.interval.lowerBound) }
      svg.polygon(upper + lower.reversed(), style: "band \(curve.style)")
      svg.polyline(curve.points.map { place($0.x, $0.y) }, style: "curve \(curve.style)")
      for point in curve.points {
        svg.circle(place(point.x, point.y), radius: 3, style: "dot \(curve.style)")
      }
    }
    return svg
  }
}
