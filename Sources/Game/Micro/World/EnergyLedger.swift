/// The sources and sinks of a dish's energy, in joules.
///
/// The content of the dish (stores, tissue, motes, carrion) always equals the sources minus the sinks, up to rounding;
/// `World.firstViolation()` checks it. Sums are kept in double precision, so a day of steps loses less than a millionth
/// of a joule.
public struct EnergyLedger: Hashable, Sendable {
  /// A source: the energy of newborn creatures.
  public internal(set) var births = 0.0
  /// A source: the energy of motes that rained down.
  public internal(set) var rain = 0.0
  /// A source: the energy that photocytes made.
  public internal(set) var light = 0.0

  /// A sink: the energy that cells, links and connections use while they live.
  public internal(set) var upkeep = 0.0
  /// A sink: the energy that muscles and flagella use by moving.
  public internal(set) var motion = 0.0
  /// A sink: the energy that biting, jets, poison, grabbing and shocks use.
  public internal(set) var organs = 0.0
  /// A sink: the energy that is lost by eating, or that doesn't fit into a full store.
  public internal(set) var digestion = 0.0
  /// A sink: the energy that carrion loses by rotting.
  public internal(set) var decay = 0.0
  /// A sink: the energy of creatures that were removed from the dish.
  public internal(set) var removed = 0.0

  /// The energy that must be in the dish.
  public var balance: Double {
    births + rain + light - upkeep - motion - organs - digestion - decay - removed
  }

  /// The sum of all sources, to which rounding is relative.
  public var turnover: Double { births + rain + light }
}
