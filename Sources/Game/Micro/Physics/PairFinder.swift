/// Two cells close enough to touch within the step, `a` before `b`.
struct Pair {
  var a: Int32
  var b: Int32
  /// The distance at which they touch.
  var distance: Float
  var touched = false
  var closingSpeed: Float = 0
  var normal = Vector.zero
}

/// Two cells that may come into reach, `a` before `b`.
struct PairCandidate {
  var a: Int32 = 0
  var b: Int32 = 0
  /// The distance at which they touch.
  var distance: Float = 0
}

/// Lists the pairs of cells that may touch in a step, sorted by a, then by b. This order doesn't depend on the grid's
/// bins.
///
/// A full search is slow, so it keeps a list of wider reach while no cell has moved far, and selects from it. The
/// result is the same as that of a new search.
struct PairFinder: Sendable {
  /// The largest gap between two cells that count as a pair: the distance by which they approach in a step at 6 lengths
  /// per second. Faster ones are found a step later, with a slight overlap.
  static let margin: Float = 0.1
  /// The additional reach of the kept list: two cells that each move half of it may come into reach.
  static let skin: Float = 0.8
  /// The largest gap between two cells in the kept list.
  static let keptMargin = margin + skin

  /// The pairs in reach.
  var list: [Pair] = []
  /// Whether changes have invalidated the kept list.
  var isStale = true
  /// Whether cells were removed since the last `find`.
  var hasGaps = false

  private var candidates: [PairCandidate] = []
  private var grid = Grid()
  /// The position of each cell when it was added to the kept list.
  private var origins: [Vector] = []
  /// The candidates from the grid, strip by strip.
  private var found: [[PairCandidate]] = []
  /// The start of each cell's candidates.
  private var starts: [Int32] = []
  /// The candidates of added cells.
  private var new: [PairCandidate] = []

  /// Updates the list of pairs. O(cells + candidates).
  mutating func find(_ world: borrowing PhysicsWorld, neighbours: inout Neighbours) {
    if isStale || hasAnyGoneFar(world) {
      neighbours.build(cellCount: world.cellCount, links: world.links)
      grid.build(
        position: world.position, radius: world.radius, isRemoved: world.isRemoved,
        margin: Self.keptMargin, threads: world.threads)
      search(world, neighbours)
      origins.removeAll(keepingCapacity: true)
      origins.append(contentsOf: world.position)
      isStale = false
    } else {
      if hasGaps { dropGaps(world) }
      if origins.count < world.cellCount { takeIn(world, neighbours) }
    }
    hasGaps = false
    list.removeAll(keepingCapacity: true)
    world.position.withUnsafeBufferPointer { position in
      for candidate in candidates {
        let reach = candidate.distance + Self.margin
        let way = position[Int(candidate.b)] - position[Int(candidate.a)]
        guard way.lengthSquared < reach * reach else { continue }
        list.append(Pair(a: candidate.a, b: candidate.b, distance: candidate.distance))
      }
    }
  }

  /// Returns whether a cell has moved so far that the kept list may miss a pair in reach.
  private func hasAnyGoneFar(_ world: borrowing PhysicsWorld) -> Bool {
    // Half of the skin squared, with a margin for rounding.
    let limit = 0.249 * Self.skin * Self.skin
    let size = 16384
    return world.position.withUnsafeBufferPointer { position in
      origins.withUnsafeBufferPointer { origins in
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: (origins.count + size - 1) / size) {
          isFar in
          isFar.initialize(repeating: false)
          world.threads.blocks(of: size, below: origins.count) { range in
            for cell in range where !((position[cell] - origins[cell]).lengthSquared < limit) {
              isFar[range.lowerBound / size] = true
              return
            }
          }
          return isFar.contains(true)
        }
      }
    }
  }

  /// Lists the pairs that may come into reach while the list is kept, except those that never touch.
  private mutating func search(_ world: borrowing PhysicsWorld, _ neighbours: Neighbours) {
    let grid = grid
    resize(&found, to: grid.layout.stripCount, with: [])
    world.owner.withUnsafeBufferPointer { owner in
      found.withUnsafeMutableBufferPointer { found in
        world.threads.each(found.count) { strip in
          grid.listPairs(ofStrip: strip, into: &found[strip])
          let left = found[strip].withUnsafeMutableBufferPointer { pairs in
            var count = 0
            for index in pairs.indices {
              let pair = pairs[index]
              // Both are negative if both are loose.
              let isLoose = owner[Int(pair.a)] & owner[Int(pair.b)] < 0
              pairs[count] = pair
              count += isLoose || neighbours.areJoined(Int(pair.a), Int(pair.b)) ? 0 : 1
            }
            return count
          }
          found[strip].removeLast(found[strip].count - left)
        }
      }
    }
    sort(cellCount: world.cellCount)
  }

  /// Sorts the candidates: a counting sort by a, then an insertion sort of the few with the same a.
  private mutating func sort(cellCount: Int) {
    resize(&starts, to: cellCount + 1, with: 0)
    for cell in 0...cellCount { starts[cell] = 0 }
    var count = 0
    for part in found {
      count += part.count
      for pair in part { starts[Int(pair.a)] += 1 }
    }
    var end: Int32 = 0
    for cell in 0...cellCount {
      end += starts[cell]
      starts[cell] = end
    }
    candidates.removeAll(keepingCapacity: true)
    resize(&candidates, to: count, with: PairCandidate(a: -1, b: 0, distance: 0))
    for part in found {
      for pair in part {
        starts[Int(pair.a)] -= 1
        var place = Int(starts[Int(pair.a)])
        while place + 1 < candidates.count, candidates[place + 1].a == pair.a,
          candidates[place + 1].b < pair.b
        {
          candidates[place] = candidates[place + 1]
          place += 1
        }
        candidates[place] = pair
      }
    }
  }
}

/// Small changes to the kept list.
///
/// The list is complete while each cell is within half of the skin of its origin, whenever that was recorded. Added
/// cells are therefore compared with the others' origins, which stay.
extension PairFinder {
  private mutating func dropGaps(_ world: borrowing PhysicsWorld) {
    world.isRemoved.withUnsafeBufferPointer { isRemoved in
      candidates.removeAll { isRemoved[Int($0.a)] || isRemoved[Int($0.b)] }
    }
  }

  /// Adds the new cells, whose positions are in the world's grid.
  private mutating func takeIn(_ world: borrowing PhysicsWorld, _ neighbours: Neighbours) {
    let known = origins.count
    origins.append(contentsOf: world.position[known...])
    new.removeAll(keepingCapacity: true)
    for cell in known..<world.cellCount where !world.isRemoved[cell] {
      let place = world.position[cell]
      let radius = world.radius[cell]
      // The others are within half of the skin of their origins.
      world.forEachCandidate(near: place, within: radius + Self.keptMargin + Self.skin / 2) {
        other in
        guard other < known || other < cell else { return }
        let reach = radius + world.radius[other] + Self.keptMargin
        guard (origins[other] - place).lengthSquared < reach * reach,
          world.owner[cell] & world.owner[other] >= 0,
          !neighbours.areJoined(other, cell)
        else { return }
        new.append(
          PairCandidate(
            a: Int32(other), b: Int32(cell), distance: world.radius[other] + radius))
      }
    }
    merge()
  }

  /// Merges the new candidates from the end on, so that nothing is overwritten.
  private mutating func merge() {
    guard !new.isEmpty else { return }
    new.sort { $0.a != $1.a ? $0.a < $1.a : $0.b < $1.b }
    var old = candidates.count - 1
    var next = new.count - 1
    resize(&candidates, to: candidates.count + new.count, with: PairCandidate())
    var place = candidates.count - 1
    while next >= 0 {
      let pair = new[next]
      if old >= 0,
        candidates[old].a > pair.a || candidates[old].a == pair.a && candidates[old].b > pair.b
      {
        candidates[place] = candidates[old]
        old -= 1
      } else {
        candidates[place] = pair
        next -= 1
      }
      place -= 1
    }
  }

  /// Lets two cells touch that are no longer joined, `a` before `b`.
  mutating func part(_ a: Int, _ b: Int, distance: Float) {
    guard !isStale else { return }
    // A link that hasn't been added yet still counts as joined.
    guard b < origins.count else {
      isStale = true
      return
    }
    let reach = distance + Self.keptMargin
    guard (origins[b] - origins[a]).lengthSquared < reach * reach else { return }
    new.removeAll(keepingCapacity: true)
    new.append(PairCandidate(a: Int32(a), b: Int32(b), distance: distance))
    merge()
  }

  /// Renumbers the cells of a range, and drops those that are gone.
  ///
  /// - Parameter end: The start of the gaps in the range.
  mutating func closeRanks(of range: Range<Int>, before end: Int, numbers: [Int32]) {
    guard !isStale else { return }
    guard range.upperBound <= origins.count else {
      isStale = true
      return
    }
    for cell in range {
      let number = Int(numbers[cell - range.lowerBound])
      if number < end { origins[number] = origins[cell] }
    }
    var count = 0
    for index in candidates.indices {
      var pair = candidates[index]
      if range.contains(Int(pair.a)) { pair.a = numbers[Int(pair.a) - range.lowerBound] }
      if range.contains(Int(pair.b)) { pair.b = numbers[Int(pair.b) - range.lowerBound] }
      candidates[count] = pair
      let isGone =
        end..<range.upperBound ~= Int(pair.a) || end..<range.upperBound ~= Int(pair.b)
      count += isGone ? 0 : 1
    }
    candidates.removeLast(candidates.count - count)
  }
}
