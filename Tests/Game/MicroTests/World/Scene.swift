import Testing

@testable import Micro

/// A still dish without food, in which a test places its subjects.
struct Scene {
  var world: World

  /// - Parameter light: The uniform light, 0 … 1.
  init(
    radius: Float = 40, light: Float = 1, lastStrength: Float = 0, playerLoss: Float = .infinity,
    seed: UInt64 = 1, rules: DishRules = .standard
  ) {
    var settings = WorldSettings(population: 1)
    settings.radius = radius
    settings.motes = 0
    settings.rain = 0
    settings.current = 0
    settings.lastStrength = lastStrength
    settings.playerLoss = playerLoss
    settings.rules = rules
    world = World(settings: settings, seed: seed)
    world.environment.light = Light(patches: [], brightness: light)
  }

  /// Adds a creature to the dish, with its centre of mass at the place.
  mutating func put(
    _ genome: Genome, at place: Vector = .zero, heading: Float = 0, control: Control = .drifting,
    founder: UInt32 = 0
  ) throws -> CreatureID {
    let plan = try BodyPlan(genome)
    let id = world.spawn(
      plan, genome: genome, lineage: Lineage(founder: founder), at: place, heading: heading,
      control: control)
    return try #require(id, "there is no room at \(place)")
  }

  /// Adds a mote to the dish, regardless of other cells.
  @discardableResult
  mutating func putMote(at place: Vector) -> Int {
    world.grow(at: place)
    return world.cells.count - 1
  }

  /// Returns the cell in the physics of a creature's gene; `nil` if the creature or the cell is dead.
  func cell(_ id: CreatureID, _ gene: GeneID) -> Int? {
    guard let creature = world.creature(id),
      let part = creature.plan.cells.firstIndex(where: { $0.gene == gene }),
      creature.cellOfPart[part] >= 0
    else { return nil }
    return Int(creature.cellOfPart[part])
  }

  /// Takes steps, checks every invariant after each, and returns all events.
  ///
  /// - Parameter prepare: Called with the scene before each step.
  @discardableResult
  mutating func run(
    seconds: Float, prepare: (inout Scene) throws -> Void = { _ in }
  ) throws -> [World.Event] {
    var events: [World.Event] = []
    for _ in 0..<Int((seconds * 60).rounded()) {
      try prepare(&self)
      world.step()
      events += world.events
      try #require(world.firstViolation() == nil)
    }
    return events
  }

  /// Sets the control of a creature.
  mutating func steer(_ id: CreatureID, _ steering: Steering) {
    world.setControl(.player(steering), of: id)
  }

  /// Gives every cell of a creature a velocity.
  mutating func launch(_ id: CreatureID, at velocity: Vector) throws {
    for cell in try #require(world.creature(id)).cells { world.physics.velocity[cell] = velocity }
  }

  /// Pushes a creature for the next step with a force on each of its cells.
  mutating func push(_ id: CreatureID, _ force: Vector) {
    guard let creature = world.creature(id) else { return }
    for cell in creature.cells { world.physics.force[cell] += force }
  }

  /// Fixes cells in place: their mass becomes so large that nothing here moves them.
  mutating func pin(_ id: CreatureID) throws {
    for cell in try #require(world.creature(id)).cells {
      world.physics.resizeCell(cell, radius: world.physics.radius[cell], mass: 1e6)
    }
  }
}
