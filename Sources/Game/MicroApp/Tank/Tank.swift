import Micro

/// A small dish of the real simulation with only one creature, which swims ahead with full strength or as its brain
/// commands.
///
///     var tank = Tank(SeedCreatures.eel)
///     for _ in 0..<600 { tank.step() }
///     tank.speed   // cell lengths per second
///
/// The water is still and has no food. Near the wall the swimmer starts again in the middle. It never starves, so it
/// can be watched indefinitely.
@available(iOS 16, *)
struct Tank: Sendable {
  /// The control of the swimmer.
  enum Mode: Hashable, Sendable {
    /// It swims straight ahead with full strength, as a player would.
    case ahead
    /// Its own brain steers, among crumbs of food.
    case brain
  }

  let genome: Genome
  let mode: Mode
  private(set) var world: World
  private(set) var swimmer: CreatureID
  private var meter = SpeedMeter()
  /// The highest speed measured since the swimmer was added.
  private var best: Float?
  private var stepCount = 0
  /// The steps and the energy at which the current swimmer's appetite began to be measured.
  private var meal: (step: Int, energy: Double)?
  /// The energy that the swimmer used in a second when it was measured last, in watts.
  private var power: Double?
  private let plan: BodyPlan

  /// Wide enough for the longest body and for some seconds of swimming, in cell lengths.
  static let radius: Float = 40
  /// The distance from the wall, in addition to its own size, below which the swimmer starts again.
  static let margin: Float = 4

  /// Creates a tank with a creature.
  ///
  /// - Parameter genome: A valid genome.
  /// - Throws: The reason why it isn't viable.
  init(_ genome: Genome, mode: Mode = .ahead) throws(BodyError) {
    let plan = try BodyPlan(genome)
    self.genome = genome
    self.mode = mode
    self.plan = plan
    (world, swimmer) = Self.fill(genome, plan, mode)
  }

  private static func fill(
    _ genome: Genome, _ plan: BodyPlan, _ mode: Mode
  ) -> (World, CreatureID) {
    var settings = WorldSettings(population: 1)
    settings.radius = radius
    settings.motes = mode == .brain ? 60 : 0
    settings.rain = 0
    settings.current = 0
    settings.birthReserve = 1
    // The seed places the motes. A seed that leaves the middle free is soon found.
    for seed in UInt64(0)... {
      var world = World(settings: settings, seed: seed)
      let control: Control =
        mode == .brain ? .brain : .player(Steering(effort: 1, thrust: 1))
      let id = world.spawn(
        plan, genome: genome, lineage: Lineage(founder: 0), at: .zero, heading: 0,
        control: control)
      if let id { return (world, id) }
    }
    preconditionFailure("some of all seeds leave the middle free")
  }

  /// Advances everything by 1/60 s.
  mutating func step() {
    world.step()
    stepCount += 1
    guard let creature = world.creature(swimmer), creature.fullness > 0.3,
      creature.pose.center.length + creature.pose.radius < Self.radius - Self.margin
    else {
      startAnew()
      return
    }
    meter.add(creature.pose.center)
    if let speed = meter.speed { best = max(best ?? 0, speed) }
    measureAppetite(of: creature)
  }

  private mutating func measureAppetite(of creature: Creature) {
    guard let meal else {
      meal = (stepCount, creature.energy)
      return
    }
    let steps = stepCount - meal.step
    guard steps >= SpeedMeter.window else { return }
    power = (meal.energy - creature.energy) / (Double(steps) / 60)
    capacity = creature.capacity
  }

  /// The capacity of the swimmer's store, in joules.
  private var capacity: Double = 0

  /// The time in which a full store is empty at full strength and without food, in seconds: infinite for a creature that
  /// lives on light. `nil` in the first three seconds.
  var endurance: Double? { power.map { $0 > 0 ? capacity / $0 : .infinity } }

  private mutating func startAnew() {
    (world, swimmer) = Self.fill(genome, plan, mode)
    meter.reset()
    meal = nil
  }

  /// Whether it swam for eight seconds, long enough for a meaningful speed.
  var isMeasured: Bool { stepCount >= 480 }

  /// The swimmer's index among the world's creatures.
  var index: Int? { world.index(of: swimmer) }

  /// The speed in cell lengths per second: the best of any three seconds so far. `nil` in the first three.
  var speed: Float? { best }
}
