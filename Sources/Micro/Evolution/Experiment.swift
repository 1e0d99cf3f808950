/// Dishes that evolve side by side under the same rule from different seeds, and controls that must
/// not evolve as well: what it takes to tell evolution from luck.
///
/// No two dishes share anything, so a caller may run each on a thread of its own; the result is the
/// same bits however many threads there are.
///
///     var experiment = Experiment(settings: settings, seed: 1, dishes: 5, controls: 2)
///     experiment.dishes.indices.forEach { experiment.dishes[$0].runEpoch() }   // on any threads
///     experiment.finishEpoch()
public struct Experiment: Sendable {
  /// What is done to a dish.
  public enum Arm: UInt8, CaseIterable, Hashable, Sendable {
    /// The rule of the game.
    case evolving
    /// Children are exact copies of the most successful.
    case withoutMutation
    /// Children are mutated, but of random parents.
    case randomParent
  }

  /// One arena of the experiment.
  public struct Dish: Sendable {
    public let arm: Arm
    /// The seed that alone decides everything in it.
    public let seed: UInt64
    public internal(set) var arena: Arena

    /// Runs the time between two checkpoints.
    ///
    /// - Returns: Nothing else changes; it is pure but for the dish itself.
    public mutating func runEpoch() {
      for _ in 0..<Experiment.epochSteps { arena.step() }
    }
  }

  public var dishes: [Dish]
  /// Epochs that every dish has completed.
  public internal(set) var epochs: Int

  /// The steps of an epoch: ten seconds.
  public static let epochSteps = 600

  /// - Parameters:
  ///   - settings: Of the evolving dishes; the controls differ from them in their one point.
  ///   - seed: The first dish's seed; the others of an arm count up from it, and each arm uses the
  ///     same seeds.
  ///   - dishes: The number of evolving dishes.
  ///   - controls: The number of dishes of each control.
  public init(
    settings: ArenaSettings, founders: [Genome] = SeedCreatures.all, seed: UInt64, dishes: Int,
    controls: Int
  ) {
    precondition(dishes > 0 && controls >= 0, "an experiment needs at least one evolving dish")
    self.dishes = Arm.allCases.flatMap { arm in
      (0..<(arm == .evolving ? dishes : controls)).map { index in
        let seed = seed &+ UInt64(index)
        return Dish(
          arm: arm, seed: seed,
          arena: Arena(settings: arm.settings(settings), founders: founders, seed: seed))
      }
    }
    epochs = 0
  }

  /// An experiment that goes on.
  init(dishes: [Dish], epochs: Int) {
    self.dishes = dishes
    self.epochs = epochs
  }

  /// Counts an epoch that every dish has run.
  public mutating func finishEpoch() { epochs += 1 }

  public var births: Int { dishes.reduce(0) { $0 + $1.arena.counts.births } }

  /// Simulated time of each dish, in seconds.
  public var time: Double { Double(epochs * Experiment.epochSteps) / 60 }
}

extension Experiment.Arm {
  /// The experiment's settings as this arm has them.
  func settings(_ settings: ArenaSettings) -> ArenaSettings {
    var settings = settings
    switch self {
    case .evolving: break
    case .withoutMutation: settings.rates = .none
    case .randomParent: settings.parents = .random
    }
    return settings
  }
}
