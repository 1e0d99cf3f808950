/// A uniform grid over the cells, filled by a counting sort: finds who is near in O(1) each.
///
/// A bin is at least as wide as the largest reach of two cells, so who touches lies in
/// neighbouring bins. Within a bin, cells are in ascending order.
struct Grid: Sendable {
  /// How far beyond touching two cells still count as a candidate pair: as far as they come closer
  /// in a step at 6 lengths a second. Faster ones are found a step later, in slight overlap.
  static let margin: Float = 0.1

  /// A cell as the search sees it, in the order of the bins.
  struct Entry {
    var position: Vector
    var radius: Float
    var cell: Int32
  }

  private(set) var origin = Vector.zero
  private(set) var binWidth: Float = 1
  private(set) var columns = 1
  private(set) var rows = 1
  /// Where each bin begins in `entries`; one more at the end.
  private(set) var starts: [Int32] = [0, 0]
  private(set) var entries: [Entry] = []
  private var bins: [Int32] = []

  var count: Int { entries.count }

  func column(_ x: Float) -> Int { clamped((x - origin.x) / binWidth, below: columns) }
  func row(_ y: Float) -> Int { clamped((y - origin.y) / binWidth, below: rows) }

  private func clamped(_ coordinate: Float, below count: Int) -> Int {
    coordinate > 0 ? Int(Swift.min(coordinate, Float(count - 1))) : 0
  }

  /// Sorts the cells into bins. O(cells).
  mutating func build(position: [Vector], radius: [Float]) {
    layOut(position: position, radius: radius)
    let cells = position.count
    let binCount = columns * rows
    resize(&starts, to: binCount + 1, with: 0)
    resize(&bins, to: cells, with: 0)
    resize(&entries, to: cells, with: Entry(position: .zero, radius: 0, cell: 0))
    for bin in 0...binCount { starts[bin] = 0 }
    for cell in 0..<cells {
      let bin = row(position[cell].y) * columns + column(position[cell].x)
      bins[cell] = Int32(bin)
      starts[bin] += 1
    }
    var end: Int32 = 0
    for bin in 0...binCount {
      end += starts[bin]
      starts[bin] = end
    }
    // From the last cell to the first, each bin's end moves down to its start.
    for cell in (0..<cells).reversed() {
      let bin = Int(bins[cell])
      starts[bin] -= 1
      entries[Int(starts[bin])] = Entry(
        position: position[cell], radius: radius[cell], cell: Int32(cell))
    }
  }

  /// Chooses bins that cover all cells: as small as contacts allow, but not many more than cells.
  private mutating func layOut(position: [Vector], radius: [Float]) {
    var low = position.first ?? .zero
    var high = low
    var largest: Float = 0
    for cell in 0..<position.count {
      low.x = Swift.min(low.x, position[cell].x)
      low.y = Swift.min(low.y, position[cell].y)
      high.x = Swift.max(high.x, position[cell].x)
      high.y = Swift.max(high.y, position[cell].y)
      largest = Swift.max(largest, radius[cell])
    }
    let extent = high - low
    let allowed = Float(4 * position.count + 64)
    origin = low
    binWidth = Swift.max(2 * largest + Self.margin, 1e-3)
    while (extent.x / binWidth + 1) * (extent.y / binWidth + 1) > allowed { binWidth *= 2 }
    columns = Int(extent.x / binWidth) + 1
    rows = Int(extent.y / binWidth) + 1
  }
}

/// Makes an array that long; only a growing one allocates.
func resize<Element>(_ array: inout [Element], to count: Int, with element: Element) {
  if array.count > count {
    array.removeLast(array.count - count)
  } else {
    while array.count < count { array.append(element) }
  }
}
