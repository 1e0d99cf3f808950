/// Simulates the life of a scripted player on a level.
///
///     PolicyTrial(level: .easy, policy: .hunter, eras: eras).life(seed: 1).edits
public struct PolicyTrial: Hashable, Sendable {
  /// The player.
  public let policy: PlayerPolicy
  /// The age in seconds at which a life counts as survived and ends.
  public let limit: Float
  /// A cell type of its plan that it must do without.
  public let without: CellType?
  var settings: RunSettings
  private let founders: [Genome]
  /// Whether the seed of a run chooses among the founders, as in the game.
  private let hasOpening: Bool
  var arrivals: [Arrival]
  var plan: EditPlan
  /// The player's body at the beginning.
  var creature = SeedCreatures.eel

  /// The life of one player.
  public struct Life: Hashable, Sendable {
    /// The length of the life in seconds: the limit if it survived.
    public var time: Float = 0
    /// The cause of death; `nil` for a survivor.
    public var cause: CauseOfDeath?
    /// The number of edits that it made.
    public var edits = 0
    /// The number of creatures that it ate, harmless prey included.
    public var rivals = 0
    /// The time at which it ate the first of them, in seconds; `nil` if it ate none.
    public var firstRival: Float?
    /// The lowest level of its store in its first three minutes, 0 … 1.
    public var lowestStore: Float = 1
    /// The part of its life in which the store was at least a quarter full, 0 … 1.
    public var fed: Float = 0
    /// The killer's marker two seconds before, if it was in sight; `nil` otherwise.
    public var killerMark: World.Standing?
    /// Its body at the end.
    public var body: Genome
    /// The highest price of an edit.
    public var dearest = 0
  }

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - eras: The creatures of each era.
  ///   - limit: The longest life in seconds; a quarter of an hour by default.
  public init(
    level: Difficulty, in habitat: Habitat = .shallows, policy: PlayerPolicy, eras: [[Genome]],
    without: CellType? = nil, limit: Float = 900
  ) {
    self.policy = policy
    self.without = without
    self.limit = limit
    settings = level.settings(in: habitat)
    founders = level.eras.founders(in: eras)
    hasOpening = true
    arrivals = level.eras.arrivals(in: eras)
    plan = without.map { policy.plan.without(.cell($0)) } ?? policy.plan
  }

  /// Creates a trial of a player that has made all of its edits, among a population that doesn't change: each dead
  /// creature is replaced by an exact copy of another one.
  ///
  /// - Parameters:
  ///   - population: The genomes of the opponents, at least one.
  ///   - world: The settings of their dish.
  ///   - limit: The longest life in seconds.
  public init(policy: PlayerPolicy, among population: [Genome], world: WorldSettings, limit: Float)
  {
    self.policy = policy
    without = nil
    self.limit = limit
    settings = RunSettings(population: population.count)
    settings.arena.world = world
    settings.arena.rates = .none
    settings.arena.fromHall = 0
    settings.arena.fromSeeds = 0
    settings.arena.lineageShare = .infinity
    settings.growth = 0
    settings.hasWeather = false
    founders = population
    hasOpening = false
    arrivals = []
    plan = EditPlan([])
    // A step that isn't possible is left out, as in a run.
    for step in policy.plan.steps { try? step.apply(to: &creature) }
  }

  /// The time before the end at which the killer's marker counts, in steps: two seconds.
  private static let hindsight = 120
  /// The interval at which it records markers, in steps.
  private static let glance = 30

  /// Returns the bodies of the opponents at the beginning of a run.
  func founders(seed: UInt64) -> [Genome] {
    hasOpening ? Opening.founders(from: founders, seed: seed) : founders
  }

  /// Returns the life of a player from the beginning of a run.
  public func life(seed: UInt64) -> Life {
    withDefaultFloatEnvironment { play(seed: seed) }
  }

  private func play(seed: UInt64) -> Life {
    let begun = try? Run(
      settings: settings, creature: creature, founders: founders(seed: seed), arrivals: arrivals,
      seed: seed)
    guard var run = begun else { preconditionFailure("a seed creature can't live") }
    var plan = plan
    var life = Life(body: run.genome)
    var fedSteps = 0
    // The markers of all creatures in sight, from the latest record to the oldest that is needed.
    var marks: [[(CreatureID, World.Standing)]] = []
    while run.ending == nil, run.score.steps < UInt64(limit * 60) {
      guard let index = run.arena.world.index(of: run.creatureID) else { break }
      let fullness = run.arena.world.creatures[index].fullness
      if fullness >= 0.25 { fedSteps += 1 }
      if run.score.steps < 3 * 3600 { life.lowestStore = min(life.lowestStore, fullness) }
      if run.score.steps % UInt64(Self.glance) == 0 {
        marks.insert(self.marks(in: run.arena.world, for: index), at: 0)
        if marks.count > Self.hindsight / Self.glance + 1 { marks.removeLast() }
      }
      let steering = PaperPlayer.steering(of: index, in: run.arena.world, style: policy.style)
      run.step(PlayerInput(steering))
      if life.firstRival == nil, run.score.consumed > 0 { life.firstRival = Float(run.score.time) }
      if run.budget.isOpen, policy.edits, run.score.steps % 30 == 0 {
        let before = run.budget.points
        if plan.edit(&run) {
          life.edits += 1
          life.dearest = max(life.dearest, before - run.budget.points)
        }
      }
    }
    life.time = Float(run.score.time)
    life.cause = run.ending?.cause
    life.rivals = run.score.consumed
    life.fed = Float(fedSteps) / max(Float(run.score.steps), 1)
    life.body = run.genome
    if let killer = run.ending?.killer?.id {
      life.killerMark = marks.last?.first { $0.0 == killer }?.1
    }
    if !policy.edits { life.edits = Int(run.score.steps / (settings.editInterval * 60)) }
    return life
  }

  private func marks(in world: World, for index: Int) -> [(CreatureID, World.Standing)] {
    let place = world.creatures[index].pose.center
    var marks: [(CreatureID, World.Standing)] = []
    for other in world.creatures.indices
    where other != index
      && (world.creatures[other].pose.center - place).length
        < PaperPlayer.sight + world.creatures[other].pose.radius
    {
      marks.append((world.creatures[other].id, world.standing(of: other, to: index)))
    }
    return marks
  }
}

extension PlayerPolicy {
  /// Whether it edits its creature.
  var edits: Bool { Self.editing.contains(self) }
}
