/// The settings of a run: the arena, the interval of edits, and the scheduled events.
public struct RunSettings: Hashable, Sendable {
  /// The settings of the arena.
  public var arena: ArenaSettings
  /// The time from one invitation to edit to the next, in seconds.
  public var editInterval: UInt64 = 60
  /// The number of opponents that join each minute, up to twice the first number.
  public var growth: Float = 2
  /// Whether there is `Weather`.
  public var hasWeather = true

  /// Creates the settings.
  ///
  /// - Parameter population: The number of opponents at the beginning.
  public init(population: Int = 36) {
    arena = ArenaSettings(world: WorldSettings(population: population), population: population)
  }

  /// Returns the target number of opponents after some steps.
  public func opponents(after steps: UInt64) -> Int {
    let joined = Int(Float(steps / 60) / 60 * growth)
    return arena.population + min(joined, arena.population)
  }
}
