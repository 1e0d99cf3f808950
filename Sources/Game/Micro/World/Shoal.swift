/// The world's arrays as pointers, for loops over creatures that several threads share.
///
/// A creature that has its turn writes to itself, its cells and its muscles, and reads of others what no such
/// loop writes: where their cells are, of what type, and whose. So it doesn't matter who has its turn first.
/// A creature or a cell of somebody else is never read as a whole, as that copies what its own turn may be writing:
/// these are plain pointers, not buffers, since a subscript of a buffer is a copy in debug builds.
/// Creatures act on each other in loops of one thread.
struct Shoal {
  let creatures: UnsafeMutablePointer<Creature>
  let cells: UnsafeMutablePointer<CellState>
  /// The parts of a turn that are booked, or go on, after the loop: in the order of the creatures.
  let bills: UnsafeMutablePointer<Bill>
  let partOfLink: UnsafePointer<Int16>
  let partOfHinge: UnsafePointer<Int16>
  let physics: Physics
  let environment: Environment
  let foodScent: ScentField
  let bloodScent: ScentField
  let settings: WorldSettings
  let stepCount: UInt64

  var time: Double { Double(stepCount) / 60 }

  /// The loops' view of the physics.
  struct Physics {
    let position: UnsafePointer<Vector>
    let velocity: UnsafePointer<Vector>
    let force: UnsafeMutablePointer<Vector>
    let mass: UnsafePointer<Float>
    let radius: UnsafePointer<Float>
    let owner: UnsafePointer<Int32>
    let links: UnsafePointer<PhysicsWorld.Link>
    let hinges: UnsafePointer<PhysicsWorld.Hinge>
    let targetLength: UnsafeMutablePointer<Float>
    let targetAngle: UnsafeMutablePointer<Float>
    let grid: Grid
    let cellCount: Int

    /// As `PhysicsWorld.forEachCell`.
    func forEachCell(near point: Vector, within reach: Float, _ body: (_ cell: Int) -> Void) {
      grid.forEachEntry(near: point, within: reach) { entry in
        if (entry.position - point).lengthSquared <= reach * reach { body(Int(entry.cell)) }
      }
      for cell in grid.cellCount..<cellCount
      where (position[cell] - point).lengthSquared <= reach * reach {
        body(cell)
      }
    }
  }

  /// The results of a creature's turn.
  struct Bill {
    /// In joules.
    var motion = 0.0
    var light = 0.0
    var upkeep = 0.0
    var isStarving = false
    /// Who wounded it so that it bleeds to death.
    var drainedBy: CreatureID?
    /// Whether its electrocytes would go off if they are charged.
    var mayShock = false
  }

  /// How many creatures a thread takes at a time.
  static let blockSize = 32

  /// Whose turn it is to think: half of the creatures each step, so each thinks 30 times a second
  /// and the load is even.
  func thinks(_ creature: Int) -> Bool { (UInt64(creatures[creature].id) + stepCount) % 2 == 0 }

  /// Whose turn it is to sense before it thinks: each senses 15 times a second, before every other
  /// thought. In that time a swimmer of speed 2 goes an eighth of a cell length.
  func senses(_ creature: Int) -> Bool { (UInt64(creatures[creature].id) + stepCount) % 4 == 0 }

  /// Takes energy out of a creature's store, as far as there is any, and returns what it got.
  func spend(_ amount: Double, of creature: Int) -> Double {
    let paid = min(amount, creatures[creature].energy)
    creatures[creature].energy -= paid
    return paid
  }
}

extension World {
  /// Gives each creature that lives its turn, on all threads, and a bill that is empty at first.
  mutating func forEachCreature(_ turn: (Shoal, _ index: Int) -> Void) {
    let threads = threads
    let count = creatures.count
    resize(&scratch.bills, to: count, with: Shoal.Bill())
    withShoal { shoal in
      threads.blocks(of: Shoal.blockSize, below: count) { range in
        for index in range {
          shoal.bills[index] = Shoal.Bill()
          // Who is buried has no cells.
          if !shoal.creatures[index].cells.isEmpty { turn(shoal, index) }
        }
      }
    }
  }

  /// Lends the arrays to a loop, or to one creature's turn.
  mutating func withShoal(_ body: (Shoal) -> Void) {
    let setting = Shoal.Setting(self)
    func lend(
      _ creatures: UnsafeMutablePointer<Creature>, _ cells: UnsafeMutablePointer<CellState>,
      _ bills: UnsafeMutablePointer<Shoal.Bill>, _ partOfLink: UnsafePointer<Int16>,
      _ partOfHinge: UnsafePointer<Int16>, _ position: UnsafePointer<Vector>,
      _ velocity: UnsafePointer<Vector>, _ force: UnsafeMutablePointer<Vector>,
      _ mass: UnsafePointer<Float>, _ radius: UnsafePointer<Float>,
      _ owner: UnsafePointer<Int32>, _ links: UnsafePointer<PhysicsWorld.Link>,
      _ hinges: UnsafePointer<PhysicsWorld.Hinge>, _ targetLength: UnsafeMutablePointer<Float>,
      _ targetAngle: UnsafeMutablePointer<Float>
    ) {
      body(
        Shoal(
          setting, creatures: creatures, cells: cells, bills: bills, partOfLink: partOfLink,
          partOfHinge: partOfHinge,
          physics: .init(
            position: position, velocity: velocity, force: force, mass: mass, radius: radius,
            owner: owner, links: links, hinges: hinges, targetLength: targetLength,
            targetAngle: targetAngle, grid: setting.grid, cellCount: setting.cellCount)))
    }
    lend(
      &creatures, &cells, &scratch.bills, partOfLink, partOfHinge, physics.position,
      physics.velocity, &physics.force, physics.mass, physics.radius, physics.owner,
      physics.links, physics.hinges, &physics.targetLength, &physics.targetAngle)
  }

  /// Asks something of a shoal that changes nothing: what is lent for it must not be written.
  func ask<Answer>(_ question: (Shoal) -> Answer) -> Answer {
    let setting = Shoal.Setting(self)
    func lend(
      _ creatures: UnsafePointer<Creature>, _ cells: UnsafePointer<CellState>,
      _ bills: UnsafePointer<Shoal.Bill>, _ partOfLink: UnsafePointer<Int16>,
      _ partOfHinge: UnsafePointer<Int16>, _ position: UnsafePointer<Vector>,
      _ velocity: UnsafePointer<Vector>, _ force: UnsafePointer<Vector>,
      _ mass: UnsafePointer<Float>, _ radius: UnsafePointer<Float>,
      _ owner: UnsafePointer<Int32>, _ links: UnsafePointer<PhysicsWorld.Link>,
      _ hinges: UnsafePointer<PhysicsWorld.Hinge>, _ targetLength: UnsafePointer<Float>,
      _ targetAngle: UnsafePointer<Float>
    ) -> Answer {
      question(
        Shoal(
          setting, creatures: .init(mutating: creatures), cells: .init(mutating: cells),
          bills: .init(mutating: bills), partOfLink: partOfLink, partOfHinge: partOfHinge,
          physics: .init(
            position: position, velocity: velocity, force: .init(mutating: force), mass: mass,
            radius: radius, owner: owner, links: links, hinges: hinges,
            targetLength: .init(mutating: targetLength),
            targetAngle: .init(mutating: targetAngle), grid: setting.grid,
            cellCount: setting.cellCount)))
    }
    return lend(
      creatures, cells, scratch.bills, partOfLink, partOfHinge, physics.position,
      physics.velocity, physics.force, physics.mass, physics.radius, physics.owner,
      physics.links, physics.hinges, physics.targetLength, physics.targetAngle)
  }
}

extension Shoal {
  /// The common settings of all creatures, and their number.
  fileprivate struct Setting {
    let cellCount: Int
    let grid: Grid
    let environment: Environment
    let foodScent: ScentField
    let bloodScent: ScentField
    let settings: WorldSettings
    let stepCount: UInt64

    init(_ world: World) {
      cellCount = world.cells.count
      grid = world.physics.grid
      environment = world.environment
      foodScent = world.foodScent
      bloodScent = world.bloodScent
      settings = world.settings
      stepCount = world.stepCount
    }
  }

  fileprivate init(
    _ setting: Setting, creatures: UnsafeMutablePointer<Creature>,
    cells: UnsafeMutablePointer<CellState>, bills: UnsafeMutablePointer<Bill>,
    partOfLink: UnsafePointer<Int16>, partOfHinge: UnsafePointer<Int16>, physics: Physics
  ) {
    self.creatures = creatures
    self.cells = cells
    self.bills = bills
    self.partOfLink = partOfLink
    self.partOfHinge = partOfHinge
    self.physics = physics
    environment = setting.environment
    foodScent = setting.foodScent
    bloodScent = setting.bloodScent
    settings = setting.settings
    stepCount = setting.stepCount
  }
}
