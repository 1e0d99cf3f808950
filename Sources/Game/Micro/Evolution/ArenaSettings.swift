/// The design of an arena: its water, the number that lives in it, and the choice of parents.
public struct ArenaSettings: Hashable, Sendable {
  /// How a parent is found.
  public enum ParentChoice: UInt8, Hashable, Sendable {
    /// The best of five random eligible creatures, the hall of fame or a pristine seed.
    case success
    /// Any creature alive: the control that must not get better.
    case random
  }

  public var world: WorldSettings
  /// The number of opponents that the rule keeps up.
  public var population: Int
  public var rates = MutationRates()
  public var parents = ParentChoice.success

  /// How many eligible creatures compete to be a parent.
  public var tournament = 5
  /// The share of births from the hall of fame, and of pristine seeds.
  public var fromHall: Float = 0.15
  public var fromSeeds: Float = 0.05
  /// No lineage holds more than this share of the population by new births.
  public var lineageShare: Float = 0.4
  /// Nothing is born nearer to the player than this, in cell lengths: 1.5 times what is in view (F-MICRO-08).
  public var distanceFromPlayer: Float = 30

  public init(world: WorldSettings, population: Int) {
    self.world = world
    self.population = population
  }
}
