/// A legend: names of colours in rows, each as long as the width allows.
struct Legend {
  struct Entry {
    let name: String
    /// The class of its colour.
    let style: String
  }

  private var placed: [(entry: Entry, x: Double, row: Int)] = []
  private let top: Double

  /// Lays out a legend.
  ///
  /// - Parameters:
  ///   - left: The left edge of the rows.
  ///   - right: The right edge of the rows.
  ///   - top: The middle of the first row.
  init(_ entries: [Entry], left: Double, right: Double, top: Double) {
    self.top = top
    var x = left + 5
    var row = 0
    for entry in entries {
      // A letter of 12 points is about 6.5 points wide.
      let width = 26 + 6.5 * Double(entry.name.count)
      if x + width > right, x > left + 5 {
        x = left + 5
        row += 1
      }
      placed.append((entry, x, row))
      x += width
    }
  }

  /// The height of all rows.
  var height: Double { placed.last.map { Double($0.row + 1) * 18 } ?? 0 }

  func draw(into svg: inout SVG) {
    for (entry, x, row) in placed {
      let y = top + 18 * Double(row)
      svg.circle((x, y), radius: 5, style: entry.style)
      svg.text(entry.name, at: (x + 10, y + 4))
    }
  }
}
