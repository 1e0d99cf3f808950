import Foundation

/// Numbers of a square table as colours: who beats whom.
struct MatrixPlot {
  let title: String
  /// The names of rows and columns.
  let names: [String]
  /// Row by row; as many rows and columns as names.
  let values: [[Double]]
  let rowTitle: String
  let columnTitle: String

  var svg: SVG {
    let side = 44.0
    let left = 120.0
    let top = 60.0
    let size = side * Double(names.count)
    var svg = SVG(width: left + size + 20, height: top + size + 20, title: title)
    let largest = max(values.flatMap { $0 }.max() ?? 0, 1e-9)
    svg.text(columnTitle, at: (left + size / 2, 16), anchor: .middle)
    svg.text(rowTitle, at: (4, top - 10))
    for (row, name) in names.enumerated() {
      let y = top + side * Double(row)
      svg.text(name, at: (left - 8, y + side / 2 + 4), anchor: .end)
      svg.text(
        name, at: (left + side * (Double(row) + 0.5), top - 10), anchor: .middle)
      for (column, value) in values[row].enumerated() {
        let x = left + side * Double(column)
        svg.cell(
          x: x + 1, y: y + 1, width: side - 2, height: side - 2,
          fill: MatrixPlot.color(value / largest),
          hint: "\(name) among \(names[column]): \(String(format: "%.2f", value))")
        svg.text(
          String(format: "%.1f", value), at: (x + side / 2, y + side / 2 + 4), anchor: .middle,
          style: value / largest > 0.55 ? "value dark" : "value")
      }
    }
    return svg
  }

  /// From the page's ground to a deep green, evenly in lightness, so that more is darker for every
  /// eye.
  private static func color(_ share: Double) -> String {
    String(format: "hsl(165 45%% %.0f%%)", 94 - 62 * min(max(share, 0), 1))
  }
}
