/// The world's arrays as pointers, for loops over creatures that several threads share.
///
/// In its turn, a creature writes to itself, its cells and its muscles. From others it reads only what no such loop
/// writes: the range, positions, types, owners and health of their cells. So the order of turns doesn't matter. Another creature or
/// its cell is never read as a whole, because that copies what its own turn may be writing. These are plain pointers,
/// not buffers, because a subscript of a buffer is a copy in debug builds. Creatures act on each other in loops of one
/// thread.
struct Shoal {
  let creatures: UnsafeMutablePointer<Creature>
  let cells: UnsafeMutablePointer<CellState>
  /// The results of turns that are booked or continued after the loop, in the order of the creatures.
  let bills: UnsafeMutablePointer<Bill>
  let partOfLink: UnsafePointer<Int16>
  let partOfHinge: UnsafePointer<Int16>
  let physics: Physics
  let environment: Environment
  let foodScent: ScentField
  let bloodScent: ScentField
  let settings: WorldSettings
  /// The bodies and the food to see, from the beginning of the step; empty under rules whose eyes don't use it.
  let sightings: Sightings
  let stepCount: UInt64

  var time: Double { Double(stepCount) / 60 }

  /// The physics, as the loops need it.
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

    /// Calls `body` as `PhysicsWorld.forEachCell` does.
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
    /// The energy used by motion, in joules.
    var motion = 0.0
    var light = 0.0
    var upkeep = 0.0
    var isStarving = false
    /// The creature that wounded it so that it bleeds to death.
    var drainedBy: CreatureID?
    /// Whether its electrocytes fire if they are charged.
    var mayShock = false
  }

  /// The number of creatures that a thread takes at a time.
  static let blockSize = 32

  /// Returns whether it is a creature's turn to think. Half of the creatures think in each step, so each thinks 30
  /// times per second and the load is even.
  func thinks(_ creature: Int) -> Bool { (UInt64(creatures[creature].id) + stepCount) % 2 == 0 }

  /// Returns whether it is a creature's turn to sense before it thinks. Each senses 15 times per second, before every
  /// other thought. In that time a swimmer of speed 2 moves an eighth of a cell length.
  func senses(_ creature: Int) -> Bool { (UInt64(creatures[creature].id) + stepCount) % 4 == 0 }

  /// Takes energy from a creature's store, as far as there is any, and returns the amount.
  func spend(_ amount: Double, of creature: Int) -> Double {
    let paid = min(amount, creatures[creature].energy)
    creatures[creature].energy -= paid
    return paid
  }
}

extension World {
  /// Runs the turn of each living creature, on all threads, with a bill that is empty at first.
  mutating func forEachCreature(_ turn: (Shoal, _ index: Int) -> Void) {
    let threads = threads
    let count = creatures.count
    resize(&scratch.bills, to: count, with: Shoal.Bill())
    withShoal { shoal in
      threads.blocks(of: Shoal.blockSize, below: count) { range in
        for index in range {
          shoal.bills[index] = Shoal.Bill()
          // A buried creature has no cells.
          if !shoal.creatures[index].cells.isEmpty { turn(shoal, index) }
        }
      }
    }
  }

  /// Passes the arrays to a loop, or to one creature's turn.
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

  /// Evaluates a question about a shoal without changing it: the arrays must not be written.
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
  /// The common settings of all creatures, and the number of creatures.
  fileprivate struct Setting {
    let cellCount: Int
    let grid: Grid
    let environment: Environment
    let foodScent: ScentField
    let bloodScent: ScentField
    let settings: WorldSettings
    let sightings: Sightings
    let stepCount: UInt64

    init(_ world: World) {
      cellCount = world.cells.count
      grid = world.physics.grid
      environment = world.environment
      foodScent = world.foodScent
      bloodScent = world.bloodScent
      settings = world.settings
      sightings = world.scratch.sightings
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
    sightings = setting.sightings
    stepCount = setting.stepCount
  }
}
