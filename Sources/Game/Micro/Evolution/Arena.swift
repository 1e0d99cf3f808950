/// A dish in which whoever is eaten is replaced by a mutated clone of the most successful.
///
/// This is the rule that makes opponents grow more dangerous; a game puts a player's creature into
/// the same arena.
///
///     var arena = Arena(settings: settings, seed: 1)
///     for _ in 0..<36_000 { arena.step() }   // ten minutes
///     arena.hall.entries.first?.genome
///
/// The sources of the numbers stand in `ArenaSettings` and `Success`.
public struct Arena: Sendable {
  public internal(set) var world: World
  public let settings: ArenaSettings
  /// The bodies that the first creatures were made of, by lineage.
  public internal(set) var founders: [Genome]
  public internal(set) var hall = HallOfFame()
  public internal(set) var counts = Counts()
  /// The best at every 500th birth, from the beginning on.
  public internal(set) var champions: [Champion] = []
  /// The population's mean gain per second, s̄, in units of energy.
  public internal(set) var meanSuccess: Float = 0
  var random: RandomSource

  /// The events since the beginning.
  public struct Counts: Hashable, Sendable {
    public var births = 0
    /// Creatures that another creature ate.
    public var consumed = 0
    /// Creatures that died of anything else.
    public var otherDeaths = 0
  }

  /// An arena with a full population of seeds.
  ///
  /// - Parameter founders: The bodies to begin with, each a lineage of its own; all must be valid.
  public init(
    settings: ArenaSettings, founders: [Genome] = SeedCreatures.all, seed: UInt64
  ) {
    self = withDefaultFloatEnvironment {
      var arena = Arena(vacant: settings, founders: founders, seed: seed)
      arena.populate()
      return arena
    }
  }

  /// An arena in which nobody lives yet.
  init(vacant settings: ArenaSettings, founders: [Genome], seed: UInt64) {
    precondition(!founders.isEmpty, "an arena needs at least one founder")
    self.settings = settings
    self.founders = founders
    random = RandomSource(seed: seed)
    world = World(settings: settings.world, seed: random.next())
  }

  /// Fills it with seeds.
  mutating func populate() {
    for index in 0..<settings.population {
      // Creatures that were added before are found faster by the next ones.
      if index % 64 == 0 { world.physics.index() }
      let founder = index % founders.count
      place(
        founders[founder],
        lineage: Lineage(founder: UInt32(founder)), tries: 64)
    }
  }

  /// An arena without anybody in it, for what is read from a save.
  init(unpopulated settings: ArenaSettings, founders: [Genome], random: RandomSource) {
    self.settings = settings
    self.founders = founders
    self.random = random
    world = World(
      empty: settings.world, environment: Environment(radius: settings.world.radius), stepCount: 0,
      random: random)
  }

  /// How many threads share a step of its world. It is no part of the state.
  public var threads: Threads {
    get { world.threads }
    set { world.threads = newValue }
  }

  /// One step of 1/60 s, and the births that it calls for.
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

  /// A second, in steps: how often the mean and the hall of fame are brought up to date.
  static let censusInterval: UInt64 = 60
  /// A wave of deaths is made up for over some steps rather than in one that stutters.
  static let birthsPerStep = 4

  private mutating func take(_ event: World.Event) {
    switch event {
    case .consumed: counts.consumed += 1
    case .died: counts.otherDeaths += 1
    default: break
    }
  }

  /// How many opponents each founder's lineage has, in the founders' order.
  public var lineageCounts: [Int] {
    var counts = [Int](repeating: 0, count: founders.count)
    for creature in world.creatures where creature.isOpponent {
      counts[Int(creature.lineage.founder)] += 1
    }
    return counts
  }

  /// Brings s̄ up to date and offers the best to the hall of fame.
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
