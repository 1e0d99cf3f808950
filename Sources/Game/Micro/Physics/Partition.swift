/// Divides the cells into parts that no link or hinge connects, and sorts links and hinges by parts.
///
/// Cells are numbered in the order of creation, so a creature's cells are adjacent. A cut between two creatures is free
/// unless one of them holds the other.
struct Partition {
  /// The smallest number of cells in a part, except the last: 0.1 MB with the constraints within them. Two such parts
  /// fit into the second-level cache of any machine, and four constraints at a time hardly ever leave a place empty.
  private static let size = 512

  /// The start of each part's cells, and the end of the last one.
  private(set) var cells: [Int] = []
  /// Unbroken links, part by part, in ascending order within a part.
  private(set) var links = Buckets()
  private(set) var hinges = Buckets()
  /// For each cell, the last cell that it or any cell before it is joined to, counted from the first one.
  private var farthest: [Int32] = []
  /// The part of each cell, counted from the first cell.
  private var partOfCell: [Int32] = []

  var count: Int { cells.count - 1 }

  /// Divides everything after the first `first` elements, which nothing may connect to those before.
  ///
  /// O(cells + links + hinges after those).
  mutating func fill(_ world: borrowing PhysicsWorld, after first: Solver.Counts) {
    let newLinks = first.links..<world.linkCount
    let newHinges = first.hinges..<world.hingeCount
    cut(world, after: first.cells, newLinks, newHinges)
    links.begin(parts: count)
    hinges.begin(parts: count)
    for number in newLinks where !world.links[number].isBroken {
      links.count(partOfCell[world.links[number].a - first.cells])
    }
    for number in newHinges where !world.hinges[number].isBroken {
      hinges.count(partOfCell[world.hinges[number].definition.pivot - first.cells])
    }
    links.place()
    hinges.place()
    for number in newLinks where !world.links[number].isBroken {
      links.add(number, to: partOfCell[world.links[number].a - first.cells])
    }
    for number in newHinges where !world.hinges[number].isBroken {
      hinges.add(number, to: partOfCell[world.hinges[number].definition.pivot - first.cells])
    }
  }

  private mutating func cut(
    _ world: borrowing PhysicsWorld, after first: Int, _ links: Range<Int>, _ hinges: Range<Int>
  ) {
    let count = world.cellCount - first
    resize(&farthest, to: count, with: 0)
    for cell in farthest.indices { farthest[cell] = Int32(cell) }
    for number in links where !world.links[number].isBroken {
      join(world.links[number].a - first, world.links[number].b - first)
    }
    for number in hinges where !world.hinges[number].isBroken {
      let hinge = world.hinges[number].definition
      join(hinge.a - first, hinge.pivot - first)
      join(hinge.pivot - first, hinge.c - first)
    }
    resize(&partOfCell, to: count, with: 0)
    cells.removeAll(keepingCapacity: true)
    cells.append(first)
    var reach: Int32 = -1
    for cell in farthest.indices {
      if cell > reach && first + cell - cells[cells.count - 1] >= Self.size {
        cells.append(first + cell)
      }
      partOfCell[cell] = Int32(cells.count - 1)
      reach = Swift.max(reach, farthest[cell])
    }
    cells.append(world.cellCount)
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let first = Swift.min(a, b)
    farthest[first] = Swift.max(farthest[first], Int32(Swift.max(a, b)))
  }

  /// Numbers grouped by parts: a stable counting sort.
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
