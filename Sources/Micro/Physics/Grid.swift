/// A uniform grid over the cells, filled by a counting sort: finds who is near in O(1) each.
///
/// A bin is at least as wide as the largest reach of two cells, so who is in reach lies in
/// neighbouring bins. Within a bin, cells are in ascending order.
struct Grid: Sendable {
  /// A cell as the search sees it, in the order of the bins.
  struct Entry {
    var position: Vector
    var radius: Float
    var cell: Int32
  }

  private(set) var layout = GridLayout()
  /// Where each bin begins in `entries`; one more at the end.
  private(set) var starts: [Int32] = [0, 0]
  private(set) var entries: [Entry] = []
  private var bins: [Int32] = []

  /// How far from touching two cells are still in reach.
  private(set) var margin: Float = 0

  /// Sorts the cells into bins. O(cells).
  mutating func build(position: [Vector], radius: [Float], margin: Float) {
    let cells = position.count
    self.margin = margin
    layout = GridLayout(around: position, radius: radius, margin: margin)
    resize(&starts, to: layout.binCount + 1, with: 0)
    resize(&bins, to: cells, with: 0)
    resize(&entries, to: cells, with: Entry(position: .zero, radius: 0, cell: 0))
    countCells(position)
    starts.withUnsafeMutableBufferPointer { starts in
      entries.withUnsafeMutableBufferPointer { entries in
        // From the last cell to the first, each bin's end moves down to its start.
        var cell = cells
        while cell > 0 {
          cell -= 1
          let bin = Int(bins[cell])
          starts[bin] -= 1
          entries[Int(starts[bin])] = Entry(
            position: position[cell], radius: radius[cell], cell: Int32(cell))
        }
      }
    }
  }

  /// Notes the bin of each cell, and where each bin ends.
  private mutating func countCells(_ position: [Vector]) {
    let layout = layout
    bins.withUnsafeMutableBufferPointer { bins in
      starts.withUnsafeMutableBufferPointer { starts in
        starts.update(repeating: 0)
        for cell in bins.indices {
          let bin = layout.bin(at: position[cell])
          bins[cell] = Int32(bin)
          starts[bin] += 1
        }
        var end: Int32 = 0
        for bin in starts.indices {
          end += starts[bin]
          starts[bin] = end
        }
      }
    }
  }
}

/// Where the bins of a grid lie.
struct GridLayout: Sendable {
  private(set) var columns = 1
  private(set) var rows = 1
  private var origin = Vector.zero
  private var binsPerLength: Float = 1

  init() {}

  /// Bins that cover all cells: as small as the reach allows, but not many more than cells.
  init(around position: [Vector], radius: [Float], margin: Float) {
    var low = position.first ?? .zero
    var high = low
    var largest: Float = 0
    for cell in position.indices {
      low.x = Swift.min(low.x, position[cell].x)
      low.y = Swift.min(low.y, position[cell].y)
      high.x = Swift.max(high.x, position[cell].x)
      high.y = Swift.max(high.y, position[cell].y)
      largest = Swift.max(largest, radius[cell])
    }
    let extent = high - low
    let most = Float(2 * position.count + 64)
    var width = 2 * largest + margin
    while (extent.x / width + 1) * (extent.y / width + 1) > most { width *= 1.25 }
    origin = low
    binsPerLength = 1 / width
    columns = Int(extent.x * binsPerLength) + 1
    rows = Int(extent.y * binsPerLength) + 1
  }

  var binCount: Int { columns * rows }

  func column(_ x: Float) -> Int { Self.clamped((x - origin.x) * binsPerLength, below: columns) }
  func row(_ y: Float) -> Int { Self.clamped((y - origin.y) * binsPerLength, below: rows) }
  func bin(at point: Vector) -> Int { row(point.y) * columns + column(point.x) }

  private static func clamped(_ coordinate: Float, below count: Int) -> Int {
    coordinate > 0 ? Int(Swift.min(coordinate, Float(count - 1))) : 0
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
