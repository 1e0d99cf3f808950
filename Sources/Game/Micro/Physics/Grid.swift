/// A uniform grid over the cells, filled by a counting sort. It finds each neighbour in O(1).
///
/// A bin is at least as wide as the largest reach of two cells, so all cells in reach are in adjacent bins. Within a
/// bin, cells are in ascending order.
struct Grid: Sendable {
  /// A cell as stored for the search, in the order of the bins.
  struct Entry {
    var position: Vector
    var radius: Float
    var cell: Int32
  }

  private(set) var layout = GridLayout()
  /// The start of each bin in `entries`, and the end of the last one.
  private(set) var starts: [Int32] = []
  private(set) var entries: [Entry] = []
  /// The number of cells, including gaps, when the grid was filled. Cells from this number on aren't in it.
  private(set) var cellCount = 0
  /// The largest gap between two cells that are in reach.
  private(set) var margin: Float = 0
  /// The bin of each cell, -1 for a gap.
  private var bins: [Int32] = []
  /// The entries sorted by strips, and the bin of each.
  private var sorted: [Entry] = []
  private var sortedBins: [Int32] = []
  /// The number of cells of each block in each strip; then the start of the block's part of the strip.
  private var tallies: [Int32] = []

  /// Sorts the cells into bins, without gaps. O(cells).
  ///
  /// Cells are sorted by strips of some rows first, then each strip by bins. Both sorts are stable, so the result
  /// doesn't depend on the strips, and each thread writes to adjacent memory.
  mutating func build(
    position: [Vector], radius: [Float], isRemoved: [Bool], margin: Float, threads: Threads
  ) {
    cellCount = position.count
    self.margin = margin
    layout = GridLayout(
      around: position, radius: radius, isRemoved: isRemoved, margin: margin, threads: threads)
    resize(&starts, to: layout.binCount + 1, with: 0)
    resize(&bins, to: cellCount, with: 0)
    resize(&sorted, to: cellCount, with: Entry(position: .zero, radius: 0, cell: 0))
    resize(&sortedBins, to: cellCount, with: 0)
    resize(&entries, to: layout.cellCount, with: Entry(position: .zero, radius: 0, cell: 0))
    let blocks = (cellCount + Self.blockSize - 1) / Self.blockSize
    resize(&tallies, to: blocks * layout.stripCount, with: 0)
    var lent: [Int32] = []
    swap(&lent, &tallies)
    position.withUnsafeBufferPointer { position in
      radius.withUnsafeBufferPointer { radius in
        isRemoved.withUnsafeBufferPointer { isRemoved in
          lent.withUnsafeMutableBufferPointer { tallies in
            tallies.update(repeating: 0)
            count(position, isRemoved, into: tallies, threads)
            layout.sum(tallies, blocks: blocks)
            sortByStrips(position, radius, tallies, threads)
          }
        }
      }
    }
    swap(&lent, &tallies)
    sortStrips(blocks: blocks, threads)
  }

  /// The number of cells that a thread takes at a time.
  private static let blockSize = 4096

  /// Stores the bin of each cell, and counts the cells of each block in each strip.
  private mutating func count(
    _ position: UnsafeBufferPointer<Vector>, _ isRemoved: UnsafeBufferPointer<Bool>,
    into tallies: UnsafeMutableBufferPointer<Int32>, _ threads: Threads
  ) {
    let layout = layout
    bins.withUnsafeMutableBufferPointer { bins in
      threads.blocks(of: Self.blockSize, below: position.count) { range in
        let first = range.lowerBound / Self.blockSize * layout.stripCount
        for cell in range {
          if isRemoved[cell] {
            bins[cell] = -1
            continue
          }
          let row = layout.row(position[cell].y)
          bins[cell] = Int32(row * layout.columns + layout.column(position[cell].x))
          tallies[first + layout.strip(ofRow: row)] += 1
        }
      }
    }
  }

  private mutating func sortByStrips(
    _ position: UnsafeBufferPointer<Vector>, _ radius: UnsafeBufferPointer<Float>,
    _ tallies: UnsafeMutableBufferPointer<Int32>, _ threads: Threads
  ) {
    let layout = layout
    bins.withUnsafeBufferPointer { bins in
      sorted.withUnsafeMutableBufferPointer { sorted in
        sortedBins.withUnsafeMutableBufferPointer { sortedBins in
          threads.blocks(of: Self.blockSize, below: position.count) { range in
            let first = range.lowerBound / Self.blockSize * layout.stripCount
            for cell in range where bins[cell] >= 0 {
              let strip = layout.strip(ofRow: layout.row(position[cell].y))
              let place = Int(tallies[first + strip])
              tallies[first + strip] += 1
              sorted[place] = Entry(
                position: position[cell], radius: radius[cell], cell: Int32(cell))
              sortedBins[place] = bins[cell]
            }
          }
        }
      }
    }
  }

  /// Sorts each strip by bins. The last block's part of a strip ends where the strip does.
  private mutating func sortStrips(blocks: Int, _ threads: Threads) {
    let layout = layout
    let last = (blocks - 1) * layout.stripCount
    starts[layout.binCount] = Int32(layout.cellCount)
    starts.withUnsafeMutableBufferPointer { starts in
      entries.withUnsafeMutableBufferPointer { entries in
        sorted.withUnsafeBufferPointer { sorted in
          sortedBins.withUnsafeBufferPointer { sortedBins in
            tallies.withUnsafeBufferPointer { tallies in
              threads.each(layout.stripCount) { strip in
                let bins = layout.bins(ofStrip: strip)
                for bin in bins { starts[bin] = 0 }
                guard blocks > 0 else { return }
                let begin = strip == 0 ? 0 : Int(tallies[last + strip - 1])
                let end = Int(tallies[last + strip])
                for place in begin..<end { starts[Int(sortedBins[place])] += 1 }
                var sum = Int32(begin)
                for bin in bins {
                  sum += starts[bin]
                  starts[bin] = sum
                }
                // From the last cell to the first, each bin's end moves down to its start.
                var place = end
                while place > begin {
                  place -= 1
                  let bin = Int(sortedBins[place])
                  starts[bin] -= 1
                  entries[Int(starts[bin])] = sorted[place]
                }
              }
            }
          }
        }
      }
    }
  }
}

/// The layout of a grid's bins.
struct GridLayout: Sendable {
  private(set) var columns = 1
  private(set) var rows = 1
  /// The number of cells, and their largest radius.
  private(set) var cellCount = 0
  private(set) var largest: Float = 0
  /// The logarithm of the number of rows in a strip, which a thread sorts at a time.
  private var stripShift = 0
  private(set) var stripCount = 1
  private var origin = Vector.zero
  private var binsPerLength: Float = 1

  init() {}

  /// Creates bins that cover all cells except gaps. They are as small as the reach allows, but not many more than
  /// cells.
  init(
    around position: [Vector], radius: [Float], isRemoved: [Bool], margin: Float, threads: Threads
  ) {
    let extent = Extent(position, radius, isRemoved, threads)
    cellCount = extent.count
    largest = extent.largest
    let size = extent.high - extent.low
    let most = Float(2 * extent.count + 64)
    var width = 2 * extent.largest + margin
    while (size.x / width + 1) * (size.y / width + 1) > most { width *= 1.25 }
    origin = extent.low
    binsPerLength = 1 / width
    columns = Int(size.x * binsPerLength) + 1
    rows = Int(size.y * binsPerLength) + 1
    let maximumStrips = extent.count < 4096 ? 1 : Self.maximumStrips
    stripShift = 0
    while rows > maximumStrips << stripShift { stripShift += 1 }
    stripCount = ((rows - 1) >> stripShift) + 1
  }

  private static let maximumStrips = 64

  var binCount: Int { columns * rows }

  func column(_ x: Float) -> Int { Self.clamped((x - origin.x) * binsPerLength, below: columns) }
  func row(_ y: Float) -> Int { Self.clamped((y - origin.y) * binsPerLength, below: rows) }

  private static func clamped(_ coordinate: Float, below count: Int) -> Int {
    coordinate > 0 ? Int(Swift.min(coordinate, Float(count - 1))) : 0
  }

  func strip(ofRow row: Int) -> Int { row >> stripShift }

  func bins(ofStrip strip: Int) -> Range<Int> {
    let first = strip << stripShift
    return first * columns..<Swift.min((strip + 1) << stripShift, rows) * columns
  }

  /// Turns the number of cells of each block in each strip into the start of the block's part of the strip.
  func sum(_ tallies: UnsafeMutableBufferPointer<Int32>, blocks: Int) {
    var sum: Int32 = 0
    for strip in 0..<stripCount {
      for block in 0..<blocks {
        let count = tallies[block * stripCount + strip]
        tallies[block * stripCount + strip] = sum
        sum += count
      }
    }
  }

  /// The bounding box, the number and the largest radius of the cells.
  private struct Extent {
    var low = Vector.zero
    var high = Vector.zero
    var largest: Float = 0
    var count = 0

    /// Collects maximum, minimum and count, which are the same in any order.
    init(_ position: [Vector], _ radius: [Float], _ isRemoved: [Bool], _ threads: Threads) {
      let size = 8192
      self = position.withUnsafeBufferPointer { position in
        radius.withUnsafeBufferPointer { radius in
          isRemoved.withUnsafeBufferPointer { isRemoved in
            withUnsafeTemporaryAllocation(
              of: Extent.self, capacity: (position.count + size - 1) / size
            ) { parts in
              parts.initialize(repeating: Extent())
              threads.blocks(of: size, below: position.count) { range in
                var part = Extent()
                for cell in range where !isRemoved[cell] {
                  part.add(
                    Extent(
                      low: position[cell], high: position[cell], largest: radius[cell], count: 1))
                }
                parts[range.lowerBound / size] = part
              }
              return parts.reduce(into: Extent()) { $0.add($1) }
            }
          }
        }
      }
    }

    init() {}

    init(low: Vector, high: Vector, largest: Float, count: Int) {
      self.low = low
      self.high = high
      self.largest = largest
      self.count = count
    }

    @inline(__always)
    private mutating func add(_ other: Extent) {
      guard other.count > 0 else { return }
      guard count > 0 else {
        self = other
        return
      }
      low.x = Swift.min(low.x, other.low.x)
      low.y = Swift.min(low.y, other.low.y)
      high.x = Swift.max(high.x, other.high.x)
      high.y = Swift.max(high.y, other.high.y)
      largest = Swift.max(largest, other.largest)
      count += other.count
    }
  }
}

/// Resizes an array. Only growing allocates memory.
func resize<Element>(_ array: inout [Element], to count: Int, with element: Element) {
  if array.count > count {
    array.removeLast(array.count - count)
  } else {
    while array.count < count { array.append(element) }
  }
}
