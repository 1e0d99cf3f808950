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
  static let skin: Float = 0.8
  /// How far beyond touching the kept list reaches.
  static let keptMargin = margin + skin

  /// The pairs in reach.
  var list: [Pair] = []
  /// Whether cells or links came or went, so that the kept list doesn't hold.
  var isStale = true

  private var candidates: [PairCandidate] = []
  private var grid = Grid()
  /// Where each cell was when the kept list was made.
  private var origins: [Vector] = []
  /// Candidates as the grid gives them.
  private var found: [PairCandidate] = []
  /// Where the candidates of each cell begin.
  private var starts: [Int32] = []

  /// O(cells + candidates).
  mutating func find(
    position: [Vector], owner: [Int32], radius: [Float], neighbours: Neighbours
  ) {
    if isStale || hasAnyGoneFar(position) {
      grid.build(position: position, radius: radius, margin: Self.keptMargin)
      keep(owner: owner, neighbours: neighbours)
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

  /// Lists what may come into reach while the list is kept, but for those that never touch.
  private mutating func keep(owner: [Int32], neighbours: Neighbours) {
    grid.listPairs(into: &found)
    var count = 0
    for index in found.indices {
      let pair = found[index]
      // Both are negative if both are loose.
      let isLoose = owner[Int(pair.a)] & owner[Int(pair.b)] < 0
      found[count] = pair
      count += isLoose || neighbours.areJoined(Int(pair.a), Int(pair.b)) ? 0 : 1
    }
    found.removeLast(found.count - count)
    sort(cellCount: owner.count)
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
    resize(&candidates, to: found.count, with: PairCandidate(a: -1, b: 0, distance: 0))
    for pair in found {
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
