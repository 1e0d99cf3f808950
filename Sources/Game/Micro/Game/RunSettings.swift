/// The design of a run: the arena, the interval of edits, and the events that come over the dish.
public struct RunSettings: Hashable, Sendable {
  public var arena: ArenaSettings
  /// The time from one invitation to edit to the next, in seconds.
  public var editInterval: UInt64 = 60
  /// How many more opponents there are from minute to minute, up to twice as many as at first.
  public var growth: Float = 2
  /// Whether food blooms, water flows and light falls now and then: `Weather`.
  public var hasWeather = true

  /// - Parameter population: The opponents at the beginning.
  public init(population: Int = 36) {
    arena = ArenaSettings(world: WorldSettings(population: population), population: population)
  }

  /// How many opponents the arena is kept filled with after so many steps.
  public func opponents(after steps: UInt64) -> Int {
    let joined = Int(Float(steps / 60) / 60 * growth)
    return arena.population + min(joined, arena.population)
  }
}
