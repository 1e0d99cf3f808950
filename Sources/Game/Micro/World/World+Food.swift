/// Food that rains: crumbs that drift in the water, more in light than in darkness.
enum Mote {
  static let radius: Float = 0.3
  static let mass: Float = 0.15
  /// The share of motes that grows regardless of light.
  static let inTheDark: Float = 0.2
  /// The smallest distance from the centre of a new mote to any cell, in cell lengths.
  static let room: Float = 1
}

/// Dead cells. They can be eaten, and rot.
enum Carrion {
  /// The part that rots per second.
  static let rotting: Float = 1 / 90
  /// The energy at which a cell of carrion falls apart, in joules.
  static let smallest = 0.2
  /// The number of steps between two times that it rots.
  static let interval: UInt64 = 16
}

extension World {
  /// Drops motes until the dish is full of them.
  mutating func rain() {
    rained += Double(settings.rain * World.stepDuration)
    // More than one per step in a dish of more than 800 creatures.
    while rained >= Double(settings.moteEnergy) {
      guard moteCount < settings.motes else {
        // A full dish saves only the energy of the next mote.
        rained = Double(settings.moteEnergy)
        return
      }
      rained -= Double(settings.moteEnergy)
      grow()
    }
  }

  /// The places of the dish's vents.
  public var vents: [Vector] {
    settings.habitat == .vents ? environment.vortices.map { $0.centre } : []
  }

  /// Creates a mote at a random free place, more likely in light or near a vent. In a crowded dish it gives up after
  /// some tries.
  mutating func grow() {
    guard settings.habitat != .vents else { return growInTheDark() }
    for _ in 0..<16 {
      let place = random.inDisc(radius: environment.radius - 2 * Mote.radius)
      let light = environment.light(at: place)
      guard random.chance(Mote.inTheDark + (1 - Mote.inTheDark) * light), isFree(place) else {
        continue
      }
      grow(at: place)
      return
    }
  }

  private mutating func growInTheDark() {
    if random.chance(Vents.share) {
      let vent = environment.vortices[random.below(environment.vortices.count)].centre
      grow(around: vent, within: environment.radius * Vents.spread)
    } else {
      grow(around: .zero, within: environment.radius)
    }
  }

  /// Creates a mote at a random free place near another, regardless of light. In a crowded place it gives up after some
  /// tries.
  ///
  /// - Parameter radius: The largest distance, in cell lengths.
  mutating func grow(around center: Vector, within radius: Float) {
    let rim = environment.radius - 2 * Mote.radius
    for _ in 0..<16 {
      let place = center + random.inDisc(radius: radius)
      guard place.lengthSquared <= rim * rim, isFree(place) else { continue }
      grow(at: place)
      return
    }
  }

  /// Creates a mote.
  mutating func grow(at place: Vector) {
    physics.addCell(
      .init(position: place, radius: Mote.radius, mass: Mote.mass, drag: CellTraits.drag))
    let energy = Double(settings.moteEnergy)
    cells.append(
      CellState(
        matter: .mote, type: .body, creature: -1, part: -1, isRead: false, health: 0,
        energy: energy, turn: Vector(x: 1, y: 0)))
    ledger.rain += energy
    moteCount += 1
  }

  private func isFree(_ place: Vector) -> Bool {
    var isFree = true
    physics.forEachCandidate(near: place, within: Mote.room) { cell in
      if (physics.position[cell] - place).lengthSquared <= Mote.room * Mote.room { isFree = false }
    }
    return isFree
  }

  /// Lets carrion rot.
  mutating func rot() {
    guard stepCount % Carrion.interval == 0 else { return }
    let rotten = Double(Carrion.rotting * Float(Carrion.interval) * World.stepDuration)
    for cell in cells.indices where cells[cell].matter == .carrion && !cells[cell].isGone {
      let lost = cells[cell].energy * rotten
      cells[cell].energy -= lost
      ledger.decay += lost
      if cells[cell].energy < Carrion.smallest { vanish(cell) }
    }
  }

  /// Removes a loose cell from the dish. Its remaining energy counts as decayed.
  mutating func vanish(_ cell: Int) {
    ledger.decay += cells[cell].energy
    markGone(cell)
    if cells[cell].matter == .mote { moteCount -= 1 }
  }

  /// Releases a cell of a creature: its energy, with its share of the store, becomes carrion.
  mutating func drop(_ cell: Int) {
    let creature = Int(cells[cell].creature)
    let energy = cells[cell].energy + spend(share(of: cell), of: creature)
    markGone(cell)
    creatures[creature].cellOfPart[Int(cells[cell].part)] = -1
    creatures[creature].capacity -= Double(cells[cell].type.traits.capacity)
    guard energy >= Carrion.smallest else {
      ledger.decay += energy
      return
    }
    physics.addCell(
      .init(
        position: physics.position[cell], velocity: physics.velocity[cell],
        radius: physics.radius[cell], mass: physics.mass[cell], drag: CellTraits.drag))
    cells.append(
      CellState(
        matter: .carrion, type: cells[cell].type, creature: -1, part: -1, isRead: false, health: 0,
        energy: energy, turn: Vector(x: 1, y: 0)))
  }
}

extension RandomSource {
  /// Returns a uniformly distributed point of a disc around the origin.
  mutating func inDisc(radius: Float) -> Vector {
    // The area within a radius grows with its square, so the radius is proportional to the root.
    let distance = radius * uniform().squareRoot()
    let angle = uniform(0, 2 * .pi)
    return Vector(x: distance * Math.cos(angle), y: distance * Math.sin(angle))
  }
}
