/// Sorts links into levels: a link's level is above those of all earlier links that it shares a cell
/// with, so the links of a level share none.
///
/// Level by level, every link meets its cells in the state in which it would meet them in order of
/// creation: the result is the same to the bit, but four links at a time can be solved at once.
struct LinkSchedule {
  private var levels: [Int32]
  private var cellLevels: [Int32]
  private var starts: [Int32] = []
  private var sorted: [Int32] = []

  init(cellCount: Int) {
    levels = []
    cellLevels = [Int32](repeating: 0, count: cellCount)
  }

  private(set) var levelCount = 0

  /// The links of a level, in ascending order.
  func links(of level: Int) -> ArraySlice<Int32> {
    sorted[Int(starts[level])..<Int(starts[level + 1])]
  }

  /// Sorts the links in a range that hold. O(links).
  mutating func fill(_ links: [PhysicsWorld.Link], _ range: Range<Int>) {
    for number in range {
      cellLevels[links[number].a] = 0
      cellLevels[links[number].b] = 0
    }
    levels.removeAll(keepingCapacity: true)
    levelCount = 0
    for number in range {
      let link = links[number]
      guard !link.isBroken else {
        levels.append(-1)
        continue
      }
      let level = Swift.max(cellLevels[link.a], cellLevels[link.b])
      cellLevels[link.a] = level + 1
      cellLevels[link.b] = level + 1
      levels.append(level)
      levelCount = Swift.max(levelCount, Int(level) + 1)
    }
    sort(from: range.lowerBound)
  }

  /// A counting sort by level.
  private mutating func sort(from first: Int) {
    starts = [Int32](repeating: 0, count: levelCount + 1)
    for level in levels where level >= 0 { starts[Int(level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    sorted = [Int32](repeating: 0, count: Int(starts[levelCount]))
    var next = starts
    for (index, level) in levels.enumerated() where level >= 0 {
      sorted[Int(next[Int(level)])] = Int32(first + index)
      next[Int(level)] += 1
    }
  }
}
