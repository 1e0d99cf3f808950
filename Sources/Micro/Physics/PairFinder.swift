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

/// Lists the pairs of cells that may touch in a step, by a, then by b: an order that doesn't depend
/// on where the grid's bins happen to lie.
///
/// Searching them all takes long, so it keeps a list of wider reach for as long as no cell has gone
/// far, and picks from it. The result is the same as that of a fresh search.
struct PairFinder: Sendable {
  /// How far beyond touching two cells still count as a pair: as far as they come closer in a step
  /// at 6 lengths a second. Faster ones are found a step later, in slight overlap.
  static let margin: Float = 0.1
  /// How much wider the kept list reaches: two cells that go half of it each may come into reach.
  static let skin: Float = 0.4
  /// How far beyond touching the kept list reaches.
  static let keptMargin = margin + skin

  /// The pairs in reach.
  var list: [Pair] = []
  /// Whether cells or links came or went, so that the kept list doesn't hold.
  var isStale = true

  /// Two cells that may come into reach while the kept list holds.
  private struct Candidate {
    var a: Int32
    var b: Int32
    var distance: Float
  }

  private var candidates: [Candidate] = []
  /// Where each cell was when the kept list was made.
  private var origins: [Vector] = []
  /// Candidates as the grid gives them.
  private var found: [(a: Int32, b: Int32)] = []
  /// Where the candidates of each cell begin.
  private var starts: [Int32] = []

  /// O(cells + candidates).
  mutating func find(
    grid: Grid, position: [Vector], owner: [Int32], radius: [Float], neighbours: Neighbours
  ) {
    if isStale || hasAnyGoneFar(position) {
      keep(grid: grid, owner: owner, radius: radius, neighbours: neighbours)
      origins.removeAll(keepingCapacity: true)
      origins.append(contentsOf: position)
      isStale = false
    }
    list.removeAll(keepingCapacity: true)
    position.withUnsafeBufferPointer { position in
      for candidate in candidates {
        let reach = candidate.distance + Self.margin
        let way = position[Int(candidate.b)] - position[Int(candidate.a)]
        guard way.lengthSquared < reach * reach else { continue }
        list.append(Pair(a: candidate.a, b: candidate.b, distance: candidate.distance))
      }
    }
  }

  /// Whether a cell is so far from where it was that the kept list may miss a pair in reach.
  private func hasAnyGoneFar(_ position: [Vector]) -> Bool {
    // Half of the skin squared, less what rounding may hide.
    let limit = 0.249 * Self.skin * Self.skin
    return position.withUnsafeBufferPointer { position in
      origins.withUnsafeBufferPointer { origins in
        for cell in position.indices
        where !((position[cell] - origins[cell]).lengthSquared < limit) {
          return true
        }
        return false
      }
    }
  }

  private mutating func keep(
    grid: Grid, owner: [Int32], radius: [Float], neighbours: Neighbours
  ) {
    found.removeAll(keepingCapacity: true)
    grid.forEachPairInReach { one, other in
      let a = Swift.min(one, other)
      let b = Swift.max(one, other)
      let isLoose = owner[Int(a)] < 0 && owner[Int(b)] < 0
      guard !isLoose && !neighbours.areJoined(Int(a), Int(b)) else { return }
      found.append((a, b))
    }
    sort(cellCount: owner.count)
    for index in candidates.indices {
      candidates[index].distance =
        radius[Int(candidates[index].a)] + radius[Int(candidates[index].b)]
    }
  }

  /// A counting sort by a; the few of the same a are then put in order by insertion.
  private mutating func sort(cellCount: Int) {
    resize(&starts, to: cellCount + 1, with: 0)
    for cell in 0...cellCount { starts[cell] = 0 }
    for pair in found { starts[Int(pair.a)] += 1 }
    var end: Int32 = 0
    for cell in 0...cellCount {
      end += starts[cell]
      starts[cell] = end
    }
    candidates.removeAll(keepingCapacity: true)
    resize(&candidates, to: found.count, with: Candidate(a: -1, b: 0, distance: 0))
    for pair in found {
      starts[Int(pair.a)] -= 1
      var place = Int(starts[Int(pair.a)])
      while place + 1 < candidates.count, candidates[place + 1].a == pair.a,
        candidates[place + 1].b < pair.b
      {
        candidates[place] = candidates[place + 1]
        place += 1
      }
      candidates[place].a = pair.a
      candidates[place].b = pair.b
    }
  }
}
