/// How the islands of an archipelago hang together: what, besides the islands, every round depends on.
public struct ArchipelagoPlan: Hashable, Sendable {
  /// The first island's seed, from which the others count up, and the one from which the migrants' ways
  /// are drawn.
  public var seed: UInt64
  /// The number of islands that evolve. Controls come after them; nobody goes to them or comes from them.
  public var islands: Int
  public var topology: Topology
  /// How many of each island's best leave after each round.
  public var migrants: Int
  /// How long a round is, in steps of 1/60 s.
  public var roundSteps: Int

  /// As many as the hall of fame remembers.
  public static let maximumMigrants = 16
  public static let maximumIslands = 10_000
  /// The most creatures of an island.
  public static let maximumPopulation = 5000

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

  /// The kind of each island, by its number: the evolving ones first, then those of each control.
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

  /// Who goes where after a round.
  public func passages(afterRound round: Int) -> [Passage] {
    topology.passages(among: islands, migrants: migrants, seed: seed, afterRound: round)
  }
}
