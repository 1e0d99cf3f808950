/// The numbers from which a page draws a dish. Their address in memory doesn't change.
struct DishPicture {
  /// The numbers of a cell: x, y, radius, hue in 0 … 1 (−1 for a loose particle), and the raw value of the cell's type.
  /// Type 100 is a mote and 101 is carrion.
  static let numbersPerCell = 5
  /// The numbers of a link: x and y of both ends, the hue, and the raw value of the link's type (100 for a grip).
  static let numbersPerLink = 6

  private(set) var cells = Numbers()
  private(set) var links = Numbers()

  mutating func draw(_ world: World) {
    cells.removeAll()
    for (index, cell) in world.cells.enumerated() where !cell.isGone {
      let place = world.physics.position[index]
      cells.append(place.x)
      cells.append(place.y)
      cells.append(world.physics.radius[index])
      cells.append(cell.creature < 0 ? -1 : world.creatures[Int(cell.creature)].genome.hue)
      switch cell.matter {
      case .tissue: cells.append(Float(cell.type.rawValue))
      case .mote: cells.append(100)
      case .carrion: cells.append(101)
      }
    }
    links.removeAll()
    for (index, link) in world.physics.links.enumerated() where !link.isBroken {
      let owner = Int(world.cells[link.a].creature)
      guard owner >= 0 else { continue }
      let part = Int(world.partOfLink[index])
      let a = world.physics.position[link.a]
      let b = world.physics.position[link.b]
      links.append(a.x)
      links.append(a.y)
      links.append(b.x)
      links.append(b.y)
      links.append(world.creatures[owner].genome.hue)
      links.append(part < 0 ? 100 : Float(world.creatures[owner].plan.links[part].type.rawValue))
    }
  }

  /// A growable list whose elements have an address.
  struct Numbers {
    private(set) var start = UnsafeMutablePointer<Float>.allocate(capacity: 1024)
    private(set) var count = 0
    private var capacity = 1024

    mutating func removeAll() { count = 0 }

    mutating func append(_ number: Float) {
      if count == capacity { grow() }
      start[count] = number
      count += 1
    }

    private mutating func grow() {
      let larger = UnsafeMutablePointer<Float>.allocate(capacity: 2 * capacity)
      larger.update(from: start, count: count)
      start.deallocate()
      start = larger
      capacity *= 2
    }
  }
}
