import Foundation
import Micro

/// The grid of behaviours: two axes along each side, one inside the other. The place in the dish is left out: both
/// places of a niche count together.
struct NichePlot: Plot {
  let title: String
  /// Everything that was counted, niche by niche.
  let entries: [NicheCensus.Entry]

  private static let classNames: [Behaviour.Axis: [String]] = [
    .speed: ["slow", "swims", "fast"], .hunting: ["grazes", "both", "hunts"],
    .weapons: ["0", "1, 2", "3 +"], .size: ["– 9", "– 13", "14 +"],
    .place: ["middle", "rim"],
  ]

  /// A square of the picture.
  private struct Square {
    var count = 0.0
    var best = -Float.infinity
  }

  /// The grid also shows where nothing ever lived.
  var isEmpty: Bool { false }

  func drawn(width: Double) -> SVG {
    let left = 84.0
    let top = 40.0
    let columns = Behaviour.Axis.speed.classCount * Behaviour.Axis.size.classCount
    let rows = Behaviour.Axis.hunting.classCount * Behaviour.Axis.weapons.classCount
    let side = min(44, (width - left - 4) / Double(columns))
    var svg = SVG(
      width: left + side * Double(columns) + 4, height: top + side * Double(rows) + 30, title: title
    )
    let squares = squares(columns: columns, rows: rows)
    let largest = max(squares.map(\.best).max() ?? 0, 1e-6)
    for row in 0..<rows {
      for column in 0..<columns {
        let square = squares[row * columns + column]
        let isEmpty = square.count == 0
        svg.cell(
          x: left + side * Double(column) + 1, y: top + side * Double(row) + 1, width: side - 2,
          height: side - 2, style: isEmpty ? "empty cell" : "evolving cell",
          opacity: isEmpty ? 0.5 : 0.15 + 0.75 * Double(max(square.best, 0) / largest),
          hint: hint(square, row: row, column: column))
      }
    }
    label(into: &svg, left: left, top: top, side: side)
    svg.text(
      "columns: speed, divided by number of cells; rows: food, divided by weapons",
      at: (4, top + side * Double(rows) + 20), style: "label small")
    return svg
  }

  private func squares(columns: Int, rows: Int) -> [Square] {
    var squares = [Square](repeating: Square(), count: columns * rows)
    for entry in entries {
      func along(_ axis: Behaviour.Axis) -> Int {
        Behaviour.classOf(niche: entry.niche, along: axis)
      }
      let row = along(.hunting) * Behaviour.Axis.weapons.classCount + along(.weapons)
      let column = along(.speed) * Behaviour.Axis.size.classCount + along(.size)
      squares[row * columns + column].count += Double(entry.count)
      squares[row * columns + column].best = max(
        squares[row * columns + column].best, entry.best)
    }
    return squares
  }

  private func hint(_ square: Square, row: Int, column: Int) -> String {
    let weapons = Behaviour.Axis.weapons.classCount
    let sizes = Behaviour.Axis.size.classCount
    let who =
      "\(name(.hunting, row / weapons)), weapons \(name(.weapons, row % weapons)), "
      + "\(name(.speed, column / sizes)), cells \(name(.size, column % sizes))"
    guard square.count > 0 else { return who + ": nobody" }
    return who
      + String(format: ": counted %.0f times, best gain %.2f J/s", square.count, square.best)
  }

  private func name(_ axis: Behaviour.Axis, _ number: Int) -> String {
    NichePlot.classNames[axis]?[number] ?? "\(number)"
  }

  private func label(into svg: inout SVG, left: Double, top: Double, side: Double) {
    let sizes = Behaviour.Axis.size.classCount
    for outer in 0..<Behaviour.Axis.speed.classCount {
      let x = left + side * Double(outer * sizes)
      svg.text(name(.speed, outer), at: (x + side * Double(sizes) / 2, 12), anchor: .middle)
      for inner in 0..<sizes {
        svg.text(
          name(.size, inner), at: (x + side * (Double(inner) + 0.5), 32), anchor: .middle,
          style: "label small")
      }
    }
    let weapons = Behaviour.Axis.weapons.classCount
    for outer in 0..<Behaviour.Axis.hunting.classCount {
      let y = top + side * Double(outer * weapons)
      svg.text(name(.hunting, outer), at: (4, y + side * Double(weapons) / 2 + 4))
      for inner in 0..<weapons {
        svg.text(
          name(.weapons, inner), at: (left - 6, y + side * (Double(inner) + 0.5) + 4),
          anchor: .end, style: "label small")
      }
    }
  }
}
