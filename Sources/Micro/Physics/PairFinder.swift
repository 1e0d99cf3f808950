/// Two cells close enough to touch within the step, `a` before `b`.
struct Pair {
  var a: Int32
  var b: Int32
  /// The distance at which they touch.
  var distance: Float
  var touched: Bool
  var closingSpeed: Float
  var normal: Vector
}

/// Lists the pairs of cells that may touch, by a, then by b: an order that doesn't depend on where
/// the grid's bins happen to lie.
struct PairFinder: Sendable {
  var list: [Pair] = []
  /// The pairs as the grid gives them.
  private var found: [(a: Int32, b: Int32)] = []
  /// Where the pairs of each cell begin in the list.
  private var starts: [Int32] = []

  /// O(cells + candidates).
  mutating func find(grid: Grid, owner: [Int32], radius: [Float], neighbours: Neighbours) {
    found.removeAll(keepingCapacity: true)
    grid.forEachPairInReach { one, other in
      let a = Swift.min(one, other)
      let b = Swift.max(one, other)
      let isLoose = owner[Int(a)] < 0 && owner[Int(b)] < 0
      guard !isLoose && !neighbours.areJoined(Int(a), Int(b)) else { return }
      found.append((a, b))
    }
    sort(cellCount: owner.count)
    for index in list.indices {
      list[index].distance = radius[Int(list[index].a)] + radius[Int(list[index].b)]
    }
  }

  /// A counting sort by a; the few pairs of the same a are then put in order by insertion.
  private mutating func sort(cellCount: Int) {
    resize(&starts, to: cellCount + 1, with: 0)
    for cell in 0...cellCount { starts[cell] = 0 }
    for pair in found { starts[Int(pair.a)] += 1 }
    var end: Int32 = 0
    for cell in 0...cellCount {
      end += starts[cell]
      starts[cell] = end
    }
    let blank = Pair(a: -1, b: 0, distance: 0, touched: false, closingSpeed: 0, normal: .zero)
    list.removeAll(keepingCapacity: true)
    resize(&list, to: found.count, with: blank)
    for pair in found {
      starts[Int(pair.a)] -= 1
      var place = Int(starts[Int(pair.a)])
      while place + 1 < list.count, list[place + 1].a == pair.a, list[place + 1].b < pair.b {
        list[place] = list[place + 1]
        place += 1
      }
      list[place].a = pair.a
      list[place].b = pair.b
    }
  }
}
