/// The settings of a dish: its size, its food, its light and its currents.
///
///     WorldSettings(population: 84)   // radius 62, about 200 food motes
public struct WorldSettings: Hashable, Sendable {
  /// The radius of the dish, in cell lengths.
  public var radius: Float
  /// The largest number of food motes; at that number no more rain down.
  public var motes: Int
  /// The energy of the food motes that fall into the dish, in watts.
  public var rain: Float
  /// The energy of one mote, in joules: as much as a plain cell's tissue.
  public var moteEnergy: Float = 2
  /// The fullness of a newborn's store.
  public var birthReserve: Float = 0.6
  /// The part of their strength that muscles keep when the store is empty, 0 … 1: a starving creature moves on its own
  /// tissue. It is zero in dishes for breeding, so that no creature gets anywhere without eating.
  public var lastStrength: Float = 0
  /// The health that others take from the nucleus of a player's creature at most, per second. Once half a second's
  /// worth is gone, the rest of a wound has no effect, so that a player sees death come. It is infinite in dishes for
  /// breeding.
  public var playerLoss: Float = .infinity
  /// The kind of dish.
  public var habitat = Habitat.shallows
  /// The rules of the dish, which don't change.
  public var rules = DishRules.standard
  /// The strength of the light in the bright regions, 0 … 1.
  public var light: Float = 1
  /// The highest speed of the currents, in cell lengths per second.
  public var current: Float = 0.2

  /// The water for each creature, in square cell lengths: wide enough that two swimmers of speed 1 meet about three
  /// times per minute.
  public static let areaPerCreature: Float = 144
  /// The water for each creature in dishes for breeding. Creatures meet twice as often: over half an hour in dishes of
  /// 48, 664 of 1,170 deaths were captures; in the wider water, 293 of 1,011. A hunter learns from rivals.
  public static let crowdedAreaPerCreature: Float = 72
  /// The number of motes for each creature, so that a hungry one finds food by itself. In the wider water, a body that
  /// sweeps 1.5 cell lengths per second without aim finds one in 33 seconds, which feeds an eighth of it.
  public static let motesPerCreature: Float = 2.88
  /// The rain for each creature, in watts: a third of the use of ten cells, so that a full dish is hungry and hunting
  /// pays.
  public static let rainPerCreature: Float = 0.15

  /// Creates the settings of a dish for some creatures.
  ///
  /// - Parameter areaPerCreature: The water for each, in square cell lengths.
  public init(population: Int, areaPerCreature: Float = Self.areaPerCreature) {
    (radius, motes, rain) = withDefaultFloatEnvironment {
      (
        (Float(population) * areaPerCreature / .pi).squareRoot(),
        Int(Float(population) * Self.motesPerCreature), Float(population) * Self.rainPerCreature
      )
    }
  }

  /// Returns the settings of a dish for breeding. Under rules that let eyes see bodies, the water is as wide as
  /// elsewhere: a hunter that sees its prey needn't meet it by chance.
  public static func crowded(
    _ population: Int, rules: DishRules = .standard
  ) -> WorldSettings {
    var settings = WorldSettings(
      population: population,
      areaPerCreature: rules.seesBodies ? areaPerCreature : crowdedAreaPerCreature)
    settings.rules = rules
    return settings
  }
}
