/// The settings of an arena: its water, its population, and the choice of parents.
public struct ArenaSettings: Hashable, Sendable {
  /// The rule for choosing a parent.
  public enum ParentChoice: UInt8, Hashable, Sendable {
    /// The best of some random eligible creatures, the hall of fame, or a pristine seed.
    case success
    /// Any living creature: the control that must not get better.
    case random
  }

  /// The settings of the dish.
  public var world: WorldSettings
  /// The number of opponents that the rule maintains.
  public var population: Int
  /// The probabilities of mutations.
  public var rates = MutationRates()
  /// The rule for choosing parents.
  public var parents = ParentChoice.success

  /// The number of eligible creatures that compete to be a parent.
  public var tournament = 5
  /// The share of births from the hall of fame.
  public var fromHall: Float = 0.15
  /// The share of births of pristine seeds.
  public var fromSeeds: Float = 0.05
  /// The largest share of the population that a lineage can reach by births.
  public var lineageShare: Float = 0.4
  /// The smallest distance of a birth from the player, in cell lengths: 1.5 times the visible range (F-MICRO-08).
  public var distanceFromPlayer: Float = 30

  /// Returns the settings of a dish for breeding.
  ///
  /// Under rules that let eyes see bodies, the first creatures chase what they see. Pristine seeds are rarely born then,
  /// mutations are careful, and a parent is the best of twelve: what is lost of a brain is found again too slowly.
  public static func breeding(
    _ population: Int, rules: DishRules = .standard, habitat: Habitat = .shallows
  ) -> ArenaSettings {
    var settings = ArenaSettings(
      world: .crowded(population, rules: rules), population: population)
    settings.world.habitat = habitat
    if rules.seesBodies {
      settings.fromSeeds = 0.01
      settings.rates = .careful
      settings.tournament = 12
    }
    return settings
  }

  /// Creates settings with defaults for everything else.
  public init(world: WorldSettings, population: Int) {
    self.world = world
    self.population = population
  }
}
