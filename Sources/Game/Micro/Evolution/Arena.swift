/// A dish that replaces eaten creatures by mutated clones of the most successful ones.
///
/// This rule makes opponents more dangerous over time. A game puts a player's creature into the same arena.
///
///     var arena = Arena(settings: settings, seed: 1)
///     for _ in 0..<36_000 { arena.step() }   // ten minutes
///     arena.hall.entries.first?.genome
///
/// The sources of the numbers are documented in `ArenaSettings` and `Success`.
public struct Arena: Sendable {
  /// The dish.
  public internal(set) var world: World
  /// The settings of the arena.
  public let settings: ArenaSettings
  /// The bodies of the first creatures, by lineage.
  public internal(set) var founders: [Genome]
  /// The best genomes of all time.
  public internal(set) var hall = HallOfFame()
  /// The numbers of births and deaths.
  public internal(set) var counts = Counts()
  /// The best creature at every 500th birth, from the beginning.
  public internal(set) var champions: [Champion] = []
  /// The population's mean gain per second, s̄, in units of energy.
  public internal(set) var meanSuccess: Float = 0
  var random: RandomSource

  /// The numbers of events since the beginning.
  public struct Counts: Hashable, Sendable {
    /// The number of births.
    public var births = 0
    /// Creatures that another creature ate.
    public var consumed = 0
    /// Creatures that died of any other cause.
    public var otherDeaths = 0
  }

  /// Creates an arena with a full population of seeds.
  ///
  /// - Parameter founders: The first bodies, each with a lineage of its own. All must be valid.
  public init(
    settings: ArenaSettings, founders: [Genome] = SeedCreatures.all, seed: UInt64
  ) {
    self = withDefaultFloatEnvironment {
      var arena = Arena(vacant: settings, founders: founders, seed: seed)
      arena.populate()
      return arena
    }
  }

  /// Creates an arena without creatures.
  init(vacant settings: ArenaSettings, founders: [Genome], seed: UInt64) {
    precondition(!founders.isEmpty, "an arena needs at least one founder")
    self.settings = settings
    self.founders = founders
    random = RandomSource(seed: seed)
    world = World(settings: settings.world, seed: random.next())
  }

  /// Fills the arena with seeds.
  mutating func populate() {
    for index in 0..<settings.population {
      // The index helps later creatures find those that were added before.
      if index % 64 == 0 { world.physics.index() }
      let founder = index % founders.count
      place(
        founders[founder],
        lineage: Lineage(founder: UInt32(founder)), tries: 64)
    }
  }

  /// Creates an arena without creatures, for reading a save.
  init(unpopulated settings: ArenaSettings, founders: [Genome], random: RandomSource) {
    self.settings = settings
    self.founders = founders
    self.random = random
    world = World(
      empty: settings.world, environment: Environment(radius: settings.world.radius), stepCount: 0,
      random: random)
  }

  /// The number of threads that share a step of its world. It isn't part of the state.
  public var threads: Threads {
    get { world.threads }
    set { world.threads = newValue }
  }

  /// Advances the arena by a step of 1/60 s, with the births that are due.
  public mutating func step() {
    withDefaultFloatEnvironment { takeStep() }
  }

  private mutating func takeStep() {
    world.step()
    for event in world.events { take(event) }
    if world.stepCount % Arena.censusInterval == 0 { takeCensus() }
    let missing = settings.population - world.opponentCount
    if missing > 0 { breed(atMost: min(missing, Arena.birthsPerStep)) }
  }

  /// The interval at which the mean and the hall of fame are updated: a second, in steps.
  static let censusInterval: UInt64 = 60
  /// The most births in a step. Replacing a wave of deaths takes several steps, because one step would stutter.
  static let birthsPerStep = 4

  private mutating func take(_ event: World.Event) {
    switch event {
    case .consumed: counts.consumed += 1
    case .died: counts.otherDeaths += 1
    default: break
    }
  }

  /// The number of opponents in each founder's lineage, in the founders' order.
  public var lineageCounts: [Int] {
    var counts = [Int](repeating: 0, count: founders.count)
    for creature in world.creatures where creature.isOpponent {
      counts[Int(creature.lineage.founder)] += 1
    }
    return counts
  }

  /// Updates s̄ and offers the best creatures to the hall of fame.
  private mutating func takeCensus() {
    var gain: Float = 0
    var age: Float = 0
    for creature in world.creatures where creature.isOpponent {
      gain += creature.success.gain
      age += creature.success.age
    }
    if age > 0 { meanSuccess = gain / age }
    for creature in world.creatures where creature.isOpponent && creature.success.isEligible {
      let score = creature.success.estimate(mean: meanSuccess)
      guard hall.wants(score, of: creature.id) else { continue }
      hall.offer(
        HallOfFame.Entry(
          genome: creature.genome, lineage: creature.lineage, creature: creature.id, score: score))
    }
  }
}
