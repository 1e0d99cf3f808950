/// Who is joined to whom by a link that holds.
///
/// A creature's cells are numbered one after the other, so a word of bits for each cell answers nearly
/// every question without a branch.
struct Neighbours: Sendable {
  /// For each cell, whom of the 64 cells after it it is joined to: the next one in the lowest bit.
  private var following: [UInt64] = []
  /// The joined pairs farther apart than that, by a, then by b: `a` in the upper half, `b` in the lower.
  private var distant: [UInt64] = []

  /// O(cells + links), and a sort of the links that join cells far apart.
  mutating func build(cellCount: Int, links: [PhysicsWorld.Link]) {
    resize(&following, to: cellCount, with: 0)
    for cell in following.indices { following[cell] = 0 }
    distant.removeAll(keepingCapacity: true)
    append(cellCount: cellCount, links: links[...])
  }

  /// Takes in cells and links that were added since.
  ///
  /// O(cells + links that were added), and a sort of the links that join cells far apart.
  mutating func append(cellCount: Int, links: ArraySlice<PhysicsWorld.Link>) {
    resize(&following, to: cellCount, with: 0)
    let count = distant.count
    for link in links where !link.isBroken {
      let a = Swift.min(link.a, link.b)
      let b = Swift.max(link.a, link.b)
      if b - a <= 64 {
        following[a] |= 1 << UInt64(b - a - 1)
      } else {
        distant.append(Self.key(a, b))
      }
    }
    if distant.count > count { distant.sort() }
  }

  /// Whether two cells are joined, `a` before `b`. O(1), or O(log links) where links join cells with
  /// numbers far apart.
  @inline(__always)
  func areJoined(_ a: Int, _ b: Int) -> Bool {
    let distance = UInt64(b - a - 1)
    // A shift by more than all bits leaves none.
    return (following[a] >> distance) & 1 != 0 || (!distant.isEmpty && isDistant(Self.key(a, b)))
  }

  private func isDistant(_ key: UInt64) -> Bool {
    let index = Bisection.count(distant.count) { distant[$0] < key }
    return index < distant.count && distant[index] == key
  }

  private static func key(_ a: Int, _ b: Int) -> UInt64 { UInt64(a) << 32 | UInt64(b) }
}
