/// Cuts the cells into parts that no link or hinge joins, and sorts links and hinges by parts.
///
/// Cells are numbered in the order of creation, so a creature's lie together, and a cut between two
/// creatures cuts nothing unless one holds the other.
struct Partition {
  /// A part has at least so many cells, but for the last: 0.1 MB with what acts within them, so two
  /// of them fit into the second cache of any machine, and enough that four of its constraints at a
  /// time hardly ever leave a place empty.
  private static let size = 512

  /// Where each part's cells begin; one more at the end.
  private(set) var cells: [Int] = []
  /// Unbroken links, part by part, within a part in ascending order.
  private(set) var links = Buckets()
  private(set) var hinges = Buckets()
  /// The last cell that each cell and the cells before it are joined to.
  private var farthest: [Int32] = []
  private var partOfCell: [Int32] = []

  var count: Int { cells.count - 1 }

  /// O(cells + links + hinges).
  mutating func fill(_ world: borrowing PhysicsWorld) {
    cut(world)
    links.begin(parts: count)
    hinges.begin(parts: count)
    for link in world.links where !link.isBroken { links.count(partOfCell[link.a]) }
    for hinge in world.hinges where !hinge.isBroken {
      hinges.count(partOfCell[hinge.definition.pivot])
    }
    links.place()
    hinges.place()
    for (number, link) in world.links.enumerated() where !link.isBroken {
      links.add(number, to: partOfCell[link.a])
    }
    for (number, hinge) in world.hinges.enumerated() where !hinge.isBroken {
      hinges.add(number, to: partOfCell[hinge.definition.pivot])
    }
  }

  private mutating func cut(_ world: borrowing PhysicsWorld) {
    resize(&farthest, to: world.cellCount, with: 0)
    for cell in farthest.indices { farthest[cell] = Int32(cell) }
    for link in world.links where !link.isBroken { join(link.a, link.b) }
    for hinge in world.hinges where !hinge.isBroken {
      join(hinge.definition.a, hinge.definition.pivot)
      join(hinge.definition.pivot, hinge.definition.c)
    }
    resize(&partOfCell, to: world.cellCount, with: 0)
    cells.removeAll(keepingCapacity: true)
    cells.append(0)
    var reach: Int32 = -1
    for cell in farthest.indices {
      if cell > reach && cell - cells[cells.count - 1] >= Self.size { cells.append(cell) }
      partOfCell[cell] = Int32(cells.count - 1)
      reach = Swift.max(reach, farthest[cell])
    }
    cells.append(world.cellCount)
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let first = Swift.min(a, b)
    farthest[first] = Swift.max(farthest[first], Int32(Swift.max(a, b)))
  }

  /// Numbers, part by part: a counting sort that keeps their order.
  struct Buckets {
    private var starts: [Int32] = []
    private var next: [Int32] = []
    private var numbers: [Int32] = []

    subscript(part: Int) -> ArraySlice<Int32> {
      numbers[Int(starts[part])..<Int(starts[part + 1])]
    }

    fileprivate mutating func begin(parts: Int) {
      starts.removeAll(keepingCapacity: true)
      resize(&starts, to: parts + 1, with: 0)
    }

    fileprivate mutating func count(_ part: Int32) { starts[Int(part) + 1] += 1 }

    fileprivate mutating func place() {
      for part in 1..<starts.count { starts[part] += starts[part - 1] }
      next.removeAll(keepingCapacity: true)
      next.append(contentsOf: starts)
      resize(&numbers, to: Int(starts[starts.count - 1]), with: 0)
    }

    fileprivate mutating func add(_ number: Int, to part: Int32) {
      numbers[Int(next[Int(part)])] = Int32(number)
      next[Int(part)] += 1
    }
  }
}
