/// The book of where energy came from and where it went, in joules.
///
/// The books of the dish's energy: the content of the dish (stores, tissue, motes, carrion) always
/// equals the income less the losses, to rounding; `World.checkInvariants()` holds it to that. Sums are
/// kept in double precision, so a day of steps loses less than a millionth of a joule.
public struct EnergyLedger: Hashable, Sendable {
  /// Sources.
  public internal(set) var births = 0.0
  public internal(set) var rain = 0.0
  public internal(set) var light = 0.0

  /// Sinks. What cells, links and connections use by being alive.
  public internal(set) var upkeep = 0.0
  /// The energy that muscles and flagella use by moving.
  public internal(set) var motion = 0.0
  /// The energy that biting, jets, poison, grabbing and shocks use.
  public internal(set) var organs = 0.0
  /// The energy that eating loses, and that no longer fits into a full store.
  public internal(set) var digestion = 0.0
  /// The energy that carrion loses by rotting.
  public internal(set) var decay = 0.0
  /// The energy that was taken out of the dish by hand.
  public internal(set) var removed = 0.0

  /// The energy that must be in the dish.
  public var balance: Double {
    births + rain + light - upkeep - motion - organs - digestion - decay - removed
  }

  /// The sum of all that ever came in: what rounding is measured against.
  public var turnover: Double { births + rain + light }
}
