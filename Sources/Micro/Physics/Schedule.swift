/// Sorts constraints into levels: a constraint's level is above those of all earlier ones that it
/// shares a cell with, so those of a level share none.
///
/// Level by level, every constraint meets its cells in the state in which it would meet them in
/// order of creation: the result is the same to the bit, but four at a time can be solved at once.
struct Schedule {
  private var levels: [Int32] = []
  private var cellLevels: [Int32] = []
  private var starts: [Int32] = []
  private var next: [Int32] = []
  /// The constraints of the range, level by level; within a level in ascending order.
  private(set) var sorted: [Int32] = []
  private(set) var levelCount = 0

  /// Where in `sorted` a level lies.
  func range(ofLevel level: Int) -> Range<Int> { Int(starts[level])..<Int(starts[level + 1]) }

  /// Sorts a range of constraints. O(constraints).
  ///
  /// - Parameter cells: The cells that a constraint joins, two or three, one of them twice if they
  ///   are two; `nil` if it doesn't hold.
  mutating func fill(
    _ range: Range<Int>, cellCount: Int, cells: (Int) -> (Int, Int, Int)?
  ) {
    resize(&cellLevels, to: cellCount, with: 0)
    levels.removeAll(keepingCapacity: true)
    levelCount = 0
    for number in range {
      guard let (a, b, c) = cells(number) else {
        levels.append(-1)
        continue
      }
      let level = Swift.max(cellLevels[a], cellLevels[b], cellLevels[c])
      cellLevels[a] = level + 1
      cellLevels[b] = level + 1
      cellLevels[c] = level + 1
      levels.append(level)
      levelCount = Swift.max(levelCount, Int(level) + 1)
    }
    for number in range {
      guard let (a, b, c) = cells(number) else { continue }
      cellLevels[a] = 0
      cellLevels[b] = 0
      cellLevels[c] = 0
    }
    sort(from: range.lowerBound)
  }

  /// A counting sort by level.
  private mutating func sort(from first: Int) {
    starts.removeAll(keepingCapacity: true)
    resize(&starts, to: levelCount + 1, with: 0)
    for level in levels where level >= 0 { starts[Int(level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    resize(&sorted, to: Int(starts[levelCount]), with: 0)
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: starts)
    for (index, level) in levels.enumerated() where level >= 0 {
      sorted[Int(next[Int(level)])] = Int32(first + index)
      next[Int(level)] += 1
    }
  }
}
