/// How hard a run is: levels as data, which differ in their settings alone.
///
/// `ooze survive` measures them; what it found stands in `Docs/Difficulty.md`.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  case easy
  case normal
  case hard

  public var settings: RunSettings {
    switch self {
    case .easy: settings(population: 24, area: 110, growth: 2, rain: 1.2)
    case .normal: settings(population: 36, area: 72, growth: 4, rain: 1)
    case .hard: settings(population: 48, area: 72, growth: 6, rain: 0.7)
    }
  }

  /// - Parameters:
  ///   - area: The water for each opponent at the beginning, in square cell lengths: the less, the more
  ///     often they meet the player and each other, and learn from it.
  ///   - growth: How many opponents join in a minute.
  ///   - rain: What falls as food, over the usual for as many creatures.
  private func settings(population: Int, area: Float, growth: Float, rain: Float) -> RunSettings {
    var settings = RunSettings(population: population)
    settings.arena.world = WorldSettings(population: population, areaPerCreature: area)
    settings.arena.world.rain *= rain
    settings.growth = growth
    return settings
  }
}
