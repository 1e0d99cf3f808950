/// The design of a dish: its size, its fertility, its restlessness.
///
///     WorldSettings(population: 84)   // radius 62, about 200 food motes
public struct WorldSettings: Hashable, Sendable {
  /// The radius of the dish, in cell lengths.
  public var radius: Float
  /// The number of food motes beyond which no more rain down.
  public var motes: Int
  /// The energy that falls into the dish as food motes, in watts.
  public var rain: Float
  /// The energy in one mote, in joules: as much as a plain cell's tissue.
  public var moteEnergy: Float = 2
  /// The part of its capacity that a newborn's store holds.
  public var birthReserve: Float = 0.6
  /// The part of their strength that muscles keep when the store runs empty, 0 … 1: whatever starves moves on its own
  /// tissue. Nothing where creatures are bred, so that none gets anywhere without eating.
  public var lastStrength: Float = 0
  /// The rules of the dish: those that it began with.
  public var rules = DishRules.latest
  /// How strong the light is in the bright regions, 0 … 1.
  public var light: Float = 1
  /// How fast the currents flow at most, in cell lengths a second.
  public var current: Float = 0.2

  /// The water for each creature, in square cell lengths: wide enough that two swimmers of speed 1
  /// meet about three times a minute.
  public static let areaPerCreature: Float = 144
  /// The water for each creature where creatures are bred. They meet twice as often: over half an
  /// hour in dishes of 48, 664 of 1,170 deaths were captures, in the wider water 293 of 1,011, and
  /// rivals are what a hunter learns from.
  public static let crowdedAreaPerCreature: Float = 72
  /// Motes for each creature, so that a hungry one finds food by itself: in the wider water, a body
  /// that sweeps 1.5 cell lengths a second without aim finds one in 33 seconds, which feeds an
  /// eighth of it.
  public static let motesPerCreature: Float = 2.88
  /// Rain for each creature, in watts: a third of what ten cells use, so that a full dish is
  /// hungry and hunting pays.
  public static let rainPerCreature: Float = 0.15

  /// A dish for so many creatures.
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

  /// A dish in which so many creatures are bred.
  public static func crowded(_ population: Int) -> WorldSettings {
    WorldSettings(population: population, areaPerCreature: crowdedAreaPerCreature)
  }
}
