/// The dish and everything in it: water, food, and creatures that swim, sense, eat and die.
///
///     var world = World(settings: WorldSettings(population: 84), seed: 1)
///     let plan = try BodyPlan(SeedCreatures.all[0])
///     world.spawn(
///       plan, genome: SeedCreatures.all[0], lineage: Lineage(founder: 0), at: .zero, heading: 0,
///       control: .brain)
///     for _ in 0..<3600 { world.step() }   // a minute
///
/// A world is a value: a copy that takes the same steps gets the same bits. Everything random comes
/// from its seed, and order is the order of creation.
public struct World: Sendable {
  public let settings: WorldSettings
  /// The steps taken so far, of `World.stepDuration` each.
  public internal(set) var stepCount: UInt64 = 0
  public internal(set) var environment: Environment
  public internal(set) var physics = PhysicsWorld()
  /// The state of each cell of `physics` beside its motion.
  public internal(set) var cells: [CellState] = []
  /// The index in its creature's plan of each link and hinge of `physics`, −1 for an adhesive's
  /// grip.
  public internal(set) var partOfLink: [Int16] = []
  var partOfHinge: [Int16] = []
  /// In the order of birth, so by ascending `id`. In an ocean, those that died lately are among them,
  /// without cells; `living` passes them over.
  public internal(set) var creatures: [Creature] = []
  public internal(set) var grips: [Grip] = []
  public internal(set) var clouds: [ToxinCloud] = []
  /// The scents of noses: motes and carrion, and fresh wounds.
  public internal(set) var foodScent: ScentField
  public internal(set) var bloodScent: ScentField
  /// The events of the last step.
  public internal(set) var events: [Event] = []
  public internal(set) var ledger = EnergyLedger()
  public internal(set) var random: RandomSource
  /// The number of motes.
  public internal(set) var moteCount = 0
  /// Energy that fell as rain and is not yet a whole mote, in joules.
  var rained = 0.0
  var nextID: CreatureID = 0
  /// Cells that are gone and links that are broken, but still in the arrays.
  var goneCount = 0
  var brokenCount = 0
  /// From how many cells on it is an ocean.
  var oceanSize = World.oceanSize
  var scratch = Scratch()

  /// How many threads share a step. It is no part of the state: copies and saves that differ in it are
  /// the same world.
  public var threads: Threads {
    get { physics.threads }
    set { physics.threads = newValue }
  }

  /// The time that a step takes, in seconds.
  public static let stepDuration = PhysicsWorld.stepDuration

  /// A dish of still life: water, light and its full number of motes, but no creature.
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

  /// A dish without anything in it but water, for what is read from a save.
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

  /// Moves everything on by `stepDuration`.
  ///
  /// - Complexity: O(cells + links + what is sensed); a step in which nothing is born or dies
  ///   allocates nothing.
  public mutating func step() {
    withDefaultFloatEnvironment { takeStep() }
  }

  private mutating func takeStep() {
    events.removeAll(keepingCapacity: true)
    stepCount += 1
    // Cells that came since the last step are found in the same order whether the world was loaded or
    // not.
    physics.arrange()
    if !physics.isIndexed { physics.index() }
    spreadScents()
    thinkAndMove()
    useOrgans()
    physics.step(in: environment)
    // In an ocean nobody but poison looks around before the next step.
    if !isOcean || isPoisonDue { physics.index() }
    touch()
    poison()
    metabolise()
    rot()
    bury()
    rain()
  }

  /// Whether it is a creature's turn to think.
  func thinks(_ creature: Int) -> Bool { ask { $0.thinks(creature) } }

  /// Whether it is a creature's turn to sense before it thinks.
  func senses(_ creature: Int) -> Bool { ask { $0.senses(creature) } }

  // MARK: Who is there

  /// The creature with a number, if it lives. O(log creatures).
  public func creature(_ id: CreatureID) -> Creature? { index(of: id).map { creatures[$0] } }

  /// Its index in `creatures`. O(log creatures).
  public func index(of id: CreatureID) -> Int? {
    let index = Bisection.count(creatures.count) { creatures[$0].id < id }
    // Who is buried is gone.
    guard index < creatures.count, creatures[index].id == id, !creatures[index].cells.isEmpty else {
      return nil
    }
    return index
  }

  /// Those that live, in the order of birth: `creatures` without those that an ocean has yet to clear away.
  public var living: some BidirectionalCollection<Creature> {
    creatures.lazy.filter { !$0.cells.isEmpty }
  }

  /// How many live. O(creatures).
  public var livingCount: Int {
    var count = 0
    for index in creatures.indices where !creatures[index].cells.isEmpty { count += 1 }
    return count
  }

  /// How many of the evolving kind live. O(creatures).
  public var opponentCount: Int {
    var count = 0
    for index in creatures.indices where creatures[index].control.isBrain { count += 1 }
    return count
  }

  /// Where the player's creature is, or what stands for a player; `nil` without one.
  public var playerPosition: Vector? {
    for index in creatures.indices where creatures[index].control.isPlayer {
      return creatures[index].pose.center
    }
    return nil
  }

  /// Hands a creature to a player, a script or its brain. Does nothing if it is dead.
  public mutating func setControl(_ control: Control, of id: CreatureID) {
    guard let index = index(of: id) else { return }
    creatures[index].control = control
    creatures[index].commands = control.commands
  }
}

/// Memory that the phases of a step reuse. Nothing in it lasts from one step to the next.
struct Scratch: Sendable {
  var bills: [Shoal.Bill] = []
  var isReached: [Bool] = []
  var isKept: [Bool] = []
  var newIndices: [Int32] = []
  var found: [Int32] = []
}
