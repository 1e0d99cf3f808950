/// The dish and everything in it: water, food, and creatures that swim, sense, eat and die.
///
///     var world = World(settings: WorldSettings(population: 84), seed: 1)
///     let plan = try BodyPlan(SeedCreatures.all[0])
///     world.spawn(
///       plan, genome: SeedCreatures.all[0], lineage: Lineage(founder: 0), at: .zero, heading: 0,
///       control: .brain)
///     for _ in 0..<3600 { world.step() }   // a minute
///
/// A world is a value: a copy that takes the same steps gets the same bits. Everything random comes from its seed, and
/// elements are in the order of creation.
public struct World: Sendable {
  /// The settings of the dish.
  public let settings: WorldSettings
  /// The number of steps so far, of `World.stepDuration` each.
  public internal(set) var stepCount: UInt64 = 0
  /// The water and the light.
  public internal(set) var environment: Environment
  /// The motion of all cells.
  public internal(set) var physics = PhysicsWorld()
  /// The state of each cell of `physics` in addition to its motion.
  public internal(set) var cells: [CellState] = []
  /// The index in its creature's plan of each link and hinge of `physics`; −1 for an adhesive's grip.
  public internal(set) var partOfLink: [Int16] = []
  var partOfHinge: [Int16] = []
  /// The creatures in the order of birth, so by ascending `id`. In an ocean, recently dead ones are among them, without
  /// cells; `living` skips them.
  public internal(set) var creatures: [Creature] = []
  /// The grips of adhesives.
  public internal(set) var grips: [Grip] = []
  /// The poison in the water.
  public internal(set) var clouds: [ToxinCloud] = []
  /// The scent of motes and carrion.
  public internal(set) var foodScent: ScentField
  /// The scent of blood.
  public internal(set) var bloodScent: ScentField
  /// The events of the last step.
  public internal(set) var events: [Event] = []
  /// The sources and sinks of energy.
  public internal(set) var ledger = EnergyLedger()
  /// The source of everything random.
  public internal(set) var random: RandomSource
  /// The number of motes.
  public internal(set) var moteCount = 0
  /// The rain's energy that doesn't make a whole mote yet, in joules.
  var rained = 0.0
  var nextID: CreatureID = 0
  /// The number of removed cells and broken links that are still in the arrays.
  var goneCount = 0
  var brokenCount = 0
  /// The number of cells from which it is an ocean.
  var oceanSize = World.oceanSize
  var scratch = Scratch()

  /// The number of threads that share a step. It isn't part of the state: copies and saves that differ only in it are
  /// the same world.
  public var threads: Threads {
    get { physics.threads }
    set { physics.threads = newValue }
  }

  /// The duration of a step, in seconds.
  public static let stepDuration = PhysicsWorld.stepDuration

  /// Creates a dish without creatures: water, light and its full number of motes.
  public init(settings: WorldSettings, seed: UInt64) {
    self = withDefaultFloatEnvironment { World(still: settings, seed: seed) }
  }

  private init(still settings: WorldSettings, seed: UInt64) {
    self.settings = settings
    random = RandomSource(seed: seed)
    environment = Environment(settings: settings, random: &random)
    foodScent = ScentField(radius: settings.radius)
    bloodScent = foodScent
    for mote in 0..<settings.motes {
      if mote % 256 == 0 { physics.index() }
      grow()
    }
  }

  /// Creates an empty dish, for reading a save.
  init(
    empty settings: WorldSettings, environment: Environment, stepCount: UInt64,
    random: RandomSource
  ) {
    self.settings = settings
    self.environment = environment
    self.stepCount = stepCount
    self.random = random
    foodScent = ScentField(radius: 0)
    bloodScent = foodScent
  }

  /// The simulated time, in seconds.
  public var time: Double { Double(stepCount) / 60 }

  /// Advances the world by `stepDuration`.
  ///
  /// - Complexity: O(cells + links + sensed cells); a step without births or deaths allocates nothing.
  public mutating func step() {
    withDefaultFloatEnvironment { takeStep() }
  }

  private mutating func takeStep() {
    events.removeAll(keepingCapacity: true)
    stepCount += 1
    // Cells added since the last step are found in the same order whether the world was loaded or not.
    physics.arrange()
    if !physics.isIndexed { physics.index() }
    spreadScents()
    thinkAndMove()
    useOrgans()
    physics.step(in: environment)
    // In an ocean only poison needs the index before the next step.
    if !isOcean || isPoisonDue { physics.index() }
    touch()
    poison()
    metabolise()
    rot()
    bury()
    rain()
  }

  /// Returns whether it is a creature's turn to think.
  func thinks(_ creature: Int) -> Bool { ask { $0.thinks(creature) } }

  /// Returns whether it is a creature's turn to sense before it thinks.
  func senses(_ creature: Int) -> Bool { ask { $0.senses(creature) } }

  // MARK: Living creatures

  /// Returns the creature with a number if it is alive. O(log creatures).
  public func creature(_ id: CreatureID) -> Creature? { index(of: id).map { creatures[$0] } }

  /// Returns its index in `creatures`. O(log creatures).
  public func index(of id: CreatureID) -> Int? {
    let index = Bisection.count(creatures.count) { creatures[$0].id < id }
    // A buried creature is gone.
    guard index < creatures.count, creatures[index].id == id, !creatures[index].cells.isEmpty else {
      return nil
    }
    return index
  }

  /// The living creatures, in the order of birth: `creatures` without those that an ocean has yet to clear away.
  public var living: some BidirectionalCollection<Creature> {
    creatures.lazy.filter { !$0.cells.isEmpty }
  }

  /// The number of living creatures. O(creatures).
  public var livingCount: Int {
    var count = 0
    for index in creatures.indices where !creatures[index].cells.isEmpty { count += 1 }
    return count
  }

  /// The number of living creatures that evolve. O(creatures).
  public var opponentCount: Int {
    var count = 0
    for index in creatures.indices where creatures[index].control.isBrain { count += 1 }
    return count
  }

  /// The position of the player's creature, or of a player's replacement; `nil` without one.
  public var playerPosition: Vector? {
    for index in creatures.indices where creatures[index].control.isPlayer {
      return creatures[index].pose.center
    }
    return nil
  }

  /// Gives control of a creature to a player, a script or its brain. Does nothing if it is dead.
  public mutating func setControl(_ control: Control, of id: CreatureID) {
    guard let index = index(of: id) else { return }
    creatures[index].control = control
    creatures[index].commands = control.commands
  }
}

/// Memory that the phases of a step reuse. Its content doesn't last from one step to the next.
struct Scratch: Sendable {
  var sightings = Sightings()
  var bills: [Shoal.Bill] = []
  var isReached: [Bool] = []
  var isKept: [Bool] = []
  var newIndices: [Int32] = []
  var found: [Int32] = []
}
