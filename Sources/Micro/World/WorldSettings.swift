/// What a dish is to be: how large, how fertile, how restless.
///
///     WorldSettings(population: 84)   // radius 44, about 240 food motes
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
  /// How strong the light is in the bright regions, 0 … 1.
  public var light: Float = 1
  /// How fast the currents flow at most, in cell lengths a second.
  public var current: Float = 0.2

  /// The water for each creature, in square cell lengths: so narrow that swimmers of speed 1 meet
  /// about six times a minute. In twice as much water half as many are eaten, and the captures of
  /// the evolved grow half as fast (`Docs/Evolution.md`).
  public static let areaPerCreature: Float = 72
  /// Motes for each square cell length. A body that sweeps 1.5 cell lengths a second without aim
  /// finds one in 17 seconds, which feeds a quarter of it.
  public static let moteDensity: Float = 0.04
  /// Rain for each creature, in watts: a third of what ten cells use, so that a full dish is
  /// hungry and hunting pays.
  public static let rainPerCreature: Float = 0.15

  /// A dish for so many creatures.
  public init(population: Int) {
    let area = Float(population) * Self.areaPerCreature
    radius = (area / .pi).squareRoot()
    motes = Int(area * Self.moteDensity)
    rain = Float(population) * Self.rainPerCreature
  }
}
