/// The structure of an archipelago: everything besides the islands that a round depends on.
public struct ArchipelagoPlan: Hashable, Sendable {
  /// The seed of the first island and of the migrants' destinations. The other islands' seeds count up from it.
  public var seed: UInt64
  /// The number of islands that evolve. Control islands come after them and have no migrants.
  public var islands: Int
  /// The connections between the evolving islands.
  public var topology: Topology
  /// The number of each island's best creatures that leave after each round.
  public var migrants: Int
  /// The length of a round, in steps of 1/60 s.
  public var roundSteps: Int

  /// The most migrants of an island: the size of the hall of fame.
  public static let maximumMigrants = 16
  /// The most islands that evolve, and the most of each control.
  public static let maximumIslands = 10_000
  /// The most creatures on an island.
  public static let maximumPopulation = 5000

  /// Creates a plan.
  public init(
    seed: UInt64, islands: Int, topology: Topology = .unconnected, migrants: Int = 2,
    roundSteps: Int = 3600
  ) {
    self.seed = seed
    self.islands = islands
    self.topology = topology
    self.migrants = migrants
    self.roundSteps = roundSteps
  }

  /// Whether every number is within its limits.
  public var isReasonable: Bool {
    (1...Self.maximumIslands).contains(islands) && (0...Self.maximumMigrants).contains(migrants)
      && (1...Island.maximumSteps).contains(roundSteps)
  }

  /// Returns the arm and the seed of the island with a number: the evolving ones first, then those of each control.
  ///
  /// - Parameter controls: The number of islands of each control.
  public func member(_ number: Int, controls: Int) -> (arm: Island.Arm, seed: UInt64) {
    guard number >= islands else { return (.evolving, seed &+ UInt64(number)) }
    let control = number - islands
    return (
      control < controls ? .withoutMutation : .randomParent,
      seed &+ UInt64(control % max(controls, 1))
    )
  }

  /// Returns the passages of the migrants after a round.
  public func passages(afterRound round: Int) -> [Passage] {
    topology.passages(among: islands, migrants: migrants, seed: seed, afterRound: round)
  }
}
