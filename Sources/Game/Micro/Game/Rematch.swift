/// A small dish for a link: a creature against the one that ate it, for a minute.
///
///     var rematch = try Rematch(creature: mine, killer: its, seed: 29)
///     while rematch.outcome == nil { rematch.step(PlayerInput(turn: 40, effort: 255)) }
///
/// It is a function of the two genomes, the seed and the inputs, to the bit on every machine.
public struct Rematch: Sendable {
  /// The run in the dish.
  public private(set) var run: Run
  /// The result; `nil` while it is undecided.
  public private(set) var outcome: Outcome?

  /// The results of a rematch.
  public enum Outcome: UInt8, Hashable, Sendable {
    /// The creature has eaten its killer.
    case won = 1
    /// The creature died.
    case lost = 2
    /// The time is over, and both live.
    case undecided = 3
  }

  /// The length of a rematch, in steps: a minute.
  public static let duration: UInt64 = 60 * 60

  /// Creates a rematch.
  ///
  /// - Throws: The reason why one of the bodies isn't viable.
  public init(creature: Genome, killer: Genome, seed: UInt64) throws(BodyError) {
    _ = try BodyPlan(killer)
    run = try Run(
      settings: Self.settings, creature: creature, founders: [killer],
      arrivals: [Arrival(minute: 0, genomes: [SeedCreatures.mite], copies: 3)], seed: seed)
  }

  /// Advances it by 1/60 s with the player's input. It does nothing after the end.
  public mutating func step(_ input: PlayerInput) {
    guard outcome == nil else { return }
    run.step(input)
    if run.score.rivals > 0 {
      outcome = .won
    } else if run.ending != nil {
      outcome = .lost
    } else if run.score.steps >= Self.duration {
      outcome = .undecided
    }
  }

  /// The creature to beat, while it lives.
  public var killer: Creature? { run.arena.world.creatures.first { $0.lineage.founder == 0 } }

  /// Returns a hash of everything that the next steps depend on.
  public func hash() -> UInt64 { run.hash() }

  /// A dish in which two creatures soon meet, and neither starves within a minute.
  private static let settings: RunSettings = withDefaultFloatEnvironment {
    var settings = RunSettings(population: 1)
    settings.arena.world.radius = 13
    settings.arena.world.motes = 16
    settings.arena.world.rain = 1
    settings.arena.world.lastStrength = Difficulty.lastStrength
    settings.arena.world.playerLoss = Difficulty.playerLoss
    settings.arena.distanceFromPlayer = 7
    settings.growth = 0
    settings.hasWeather = false
    settings.editInterval = 1000
    return settings
  }
}

extension Steering {
  /// Creates the steering that leads a creature in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction, of any length but 0.
  ///   - heading: The direction in which the creature looks, a unit vector.
  ///   - push: The strength of the wish, 0 … 1.
  public init(along direction: Vector, heading: Vector, push: Float) {
    self.init()
    let angle = Math.atan2(heading.cross(direction), heading.dot(direction))
    turn = min(max(angle / Self.fullRudder, -1), 1)
    // At least half of the strength, otherwise no wave runs through the body.
    effort = 0.5 + 0.5 * push
    thrust = push
  }

  /// The angle from which the rudder is full: an eighth of a turn, in radians.
  private static let fullRudder: Float = .pi / 4
}
