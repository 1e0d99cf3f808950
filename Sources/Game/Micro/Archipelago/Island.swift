/// A dish and its arena as a part of an archipelago.
///
/// A round is a function of the island and the arriving migrants. It may run on any thread and on any machine, with the
/// same result bit for bit.
///
///     var island = Island(arm: .evolving, seed: 1, settings: settings)
///     island.run(steps: 3600, admitting: [])
///     island.emigrants(2)   // copies of its best two
public struct Island: Sendable {
  /// The treatment of an island.
  public enum Arm: UInt8, CaseIterable, Hashable, Sendable {
    /// An island under the rule of the game.
    case evolving
    /// A control: children are exact copies of the most successful creatures.
    case withoutMutation
    /// A control: children are mutated, but their parents are random.
    case randomParent
  }

  /// The treatment of the island.
  public let arm: Arm
  /// The seed, which alone determines the island's beginning.
  public let seed: UInt64
  /// The dish with its creatures.
  public internal(set) var arena: Arena

  /// The longest round, in steps: an hour.
  public static let maximumSteps = 216_000

  /// Creates an island at its beginning.
  ///
  /// - Parameter settings: The settings of an evolving island. A control differs from them in one point.
  public init(
    arm: Arm, seed: UInt64, settings: ArenaSettings, founders: [Genome] = SeedCreatures.all
  ) {
    self.init(
      arm: arm, seed: seed,
      arena: Arena(settings: arm.settings(settings), founders: founders, seed: seed))
  }

  /// Restores an island.
  init(arm: Arm, seed: UInt64, arena: Arena) {
    self.arm = arm
    self.seed = seed
    self.arena = arena
  }

  /// Admits the migrants in their order and runs a round.
  ///
  /// - Parameter steps: The length of the round, 0 … `maximumSteps`.
  public mutating func run(steps: Int, admitting migrants: [Migrant]) {
    precondition((0...Island.maximumSteps).contains(steps), "a round of \(steps) steps")
    withDefaultFloatEnvironment {
      for migrant in migrants { arena.admit(migrant) }
      for _ in 0..<steps { arena.step() }
    }
  }

  /// Returns copies of its best creatures, best first, no two alike, from the hall of fame and all living creatures
  /// that are old enough. There are fewer if fewer have gained anything.
  public func emigrants(_ count: Int) -> [Migrant] {
    withDefaultFloatEnvironment { best(count) }
  }

  private func best(_ count: Int) -> [Migrant] {
    var best: [(migrant: Migrant, score: Float)] = []
    func offer(_ genome: Genome, _ lineage: Lineage, _ score: Float) {
      guard score > 0, best.count < count || score > best[best.count - 1].score,
        !best.contains(where: { $0.migrant.genome == genome && $0.score >= score })
      else { return }
      best.removeAll { $0.migrant.genome == genome }
      let place = best.firstIndex { $0.score < score } ?? best.count
      best.insert(
        (
          Migrant(genome: genome, founder: lineage.founder, generation: lineage.generation), score
        ), at: place)
      if best.count > count { best.removeLast() }
    }
    guard count > 0 else { return [] }
    for entry in arena.hall.entries { offer(entry.genome, entry.lineage, entry.score) }
    for creature in arena.world.creatures where creature.isOpponent && creature.success.isEligible {
      offer(
        creature.genome, creature.lineage, creature.success.estimate(mean: arena.meanSuccess))
    }
    return best.map { $0.migrant }
  }
}

extension Island.Arm {
  /// Adapts the archipelago's settings to this arm.
  func settings(_ settings: ArenaSettings) -> ArenaSettings {
    var settings = settings
    switch self {
    case .evolving: break
    case .withoutMutation: settings.rates = .none
    case .randomParent: settings.parents = .random
    }
    return settings
  }

  /// The name in files and on pages.
  public var name: String {
    switch self {
    case .evolving: "evolving"
    case .withoutMutation: "without mutation"
    case .randomParent: "random parent"
    }
  }
}
