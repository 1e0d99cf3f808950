/// Sorts constraints into levels. A constraint's level is above those of all earlier ones that it shares a cell with,
/// so the constraints of a level share no cell.
///
/// Level by level, every constraint finds its cells in the same state as in the order of creation. The result is the
/// same to the bit, but four at a time can be solved at once.
struct Schedule {
  private var levels: [Int32] = []
  private var cellLevels: [Int32] = []
  private var starts: [Int32] = []
  private var next: [Int32] = []
  /// The constraints, level by level, in ascending order within a level.
  private(set) var sorted: [Int32] = []
  private(set) var levelCount = 0

  /// Returns the range of a level in `sorted`.
  func range(ofLevel level: Int) -> Range<Int> { Int(starts[level])..<Int(starts[level + 1]) }

  /// Sorts some constraints, given in ascending order. O(constraints).
  ///
  /// - Parameter cells: The cells that a constraint joins, two or three. If there are two, one of them is given twice.
  mutating func fill(
    _ numbers: ArraySlice<Int32>, cellCount: Int, cells: (Int) -> (Int, Int, Int)
  ) {
    resize(&cellLevels, to: cellCount, with: 0)
    levels.removeAll(keepingCapacity: true)
    levelCount = 0
    for number in numbers {
      let (a, b, c) = cells(Int(number))
      let level = Swift.max(cellLevels[a], cellLevels[b], cellLevels[c])
      cellLevels[a] = level + 1
      cellLevels[b] = level + 1
      cellLevels[c] = level + 1
      levels.append(level)
      levelCount = Swift.max(levelCount, Int(level) + 1)
    }
    for number in numbers {
      let (a, b, c) = cells(Int(number))
      cellLevels[a] = 0
      cellLevels[b] = 0
      cellLevels[c] = 0
    }
    sort(numbers)
  }

  /// Sorts by level with a counting sort.
  private mutating func sort(_ numbers: ArraySlice<Int32>) {
    starts.removeAll(keepingCapacity: true)
    resize(&starts, to: levelCount + 1, with: 0)
    for level in levels { starts[Int(level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    resize(&sorted, to: Int(starts[levelCount]), with: 0)
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: starts)
    for (number, level) in zip(numbers, levels) {
      sorted[Int(next[Int(level)])] = number
      next[Int(level)] += 1
    }
  }
}
