import Foundation

/// A square table of numbers as colours: how many rivals each champion eats among each other's.
struct MatrixPlot: Plot {
  let title: String
  /// The names of rows and columns.
  let names: [String]
  /// The values row by row. There are as many rows and columns as names.
  let values: [[Double]]
  let rowTitle: String
  let columnTitle: String

  var isEmpty: Bool { names.isEmpty }

  func drawn(width: Double) -> SVG {
    let left = 52.0
    let top = 62.0
    let side = min(44, (width - left - 4) / Double(max(names.count, 1)))
    let size = side * Double(names.count)
    var svg = SVG(
      width: max(left + size + 4, min(width, 240)), height: top + size + 8, title: title)
    let largest = max(values.flatMap { $0 }.max() ?? 0, 1e-9)
    svg.text("\(rowTitle) (rows)", at: (4, 14))
    svg.text("\(columnTitle) (columns)", at: (4, 32))
    for (row, name) in names.enumerated() {
      let y = top + side * Double(row)
      svg.text(name, at: (left - 6, y + side / 2 + 4), anchor: .end)
      svg.text(
        name, at: (left + side * (Double(row) + 0.5), top - 8), anchor: .middle)
      for (column, value) in values[row].enumerated() {
        let x = left + side * Double(column)
        svg.cell(
          x: x + 1, y: y + 1, width: side - 2, height: side - 2, style: "evolving cell",
          opacity: 0.08 + 0.62 * (value / largest).clamped(to: 0...1),
          hint: "\(name) among \(names[column]): \(String(format: "%.2f", value))")
        svg.text(
          String(format: "%.1f", value), at: (x + side / 2, y + side / 2 + 4), anchor: .middle)
      }
    }
    return svg
  }
}
