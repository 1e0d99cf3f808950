/// The pairs of cells that an unbroken link joins.
///
/// A creature's cells have consecutive numbers, so a word of bits for each cell answers nearly every question without a
/// branch.
struct Neighbours: Sendable {
  /// For each cell, a bit for each of the 64 cells after it that it is joined to, with the next one in the lowest bit.
  private var following: [UInt64] = []
  /// The joined pairs that are farther apart, sorted by a, then by b: `a` in the upper half, `b` in the lower.
  private var distant: [UInt64] = []

  /// Builds the set. O(cells + links), and a sort of the links that join cells far apart.
  mutating func build(cellCount: Int, links: [PhysicsWorld.Link]) {
    resize(&following, to: cellCount, with: 0)
    for cell in following.indices { following[cell] = 0 }
    distant.removeAll(keepingCapacity: true)
    append(cellCount: cellCount, links: links[...])
  }

  /// Adds new cells and links.
  ///
  /// O(added cells + added links), and a sort of the links that join cells far apart.
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

  /// Returns whether two cells are joined, `a` before `b`. O(1), or O(log links) if links join cells with numbers far
  /// apart.
  @inline(__always)
  func areJoined(_ a: Int, _ b: Int) -> Bool {
    let distance = UInt64(b - a - 1)
    // A shift by all bits or more gives 0.
    return (following[a] >> distance) & 1 != 0 || (!distant.isEmpty && isDistant(Self.key(a, b)))
  }

  private func isDistant(_ key: UInt64) -> Bool {
    let index = Bisection.count(distant.count) { distant[$0] < key }
    return index < distant.count && distant[index] == key
  }

  private static func key(_ a: Int, _ b: Int) -> UInt64 { UInt64(a) << 32 | UInt64(b) }
}
