/// Who is joined to whom by a link that holds, in compressed rows.
struct Neighbours: Sendable {
  /// Where each cell's neighbours begin; one more at the end.
  private(set) var starts: [Int32] = [0]
  private(set) var cells: [Int32] = []

  /// O(cells + links).
  mutating func build(cellCount: Int, links: [PhysicsWorld.Link]) {
    resize(&starts, to: cellCount + 1, with: 0)
    for cell in 0...cellCount { starts[cell] = 0 }
    var ends = 0
    for link in links where !link.isBroken {
      starts[link.a] += 1
      starts[link.b] += 1
      ends += 2
    }
    var end: Int32 = 0
    for cell in 0...cellCount {
      end += starts[cell]
      starts[cell] = end
    }
    resize(&cells, to: ends, with: 0)
    for link in links.reversed() where !link.isBroken {
      insert(Int32(link.b), of: link.a)
      insert(Int32(link.a), of: link.b)
    }
  }

  private mutating func insert(_ neighbour: Int32, of cell: Int) {
    starts[cell] -= 1
    cells[Int(starts[cell])] = neighbour
  }

  /// O(degree of a).
  @inline(__always)
  func areJoined(_ a: Int, _ b: Int) -> Bool {
    for index in Int(starts[a])..<Int(starts[a + 1]) where cells[index] == Int32(b) { return true }
    return false
  }
}
