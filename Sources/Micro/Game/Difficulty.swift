/// How hard a run is: levels as data, which differ in their settings alone.
///
/// `ooze survive` measures them; what it found stands in `Docs/Difficulty.md`.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  case easy
  case normal
  case hard

  public var settings: RunSettings {
    switch self {
    case .easy: settings(population: 24, growth: 1, rain: 1.5)
    case .normal: settings(population: 36, growth: 2, rain: 1)
    case .hard: settings(population: 48, growth: 4, rain: 0.8)
    }
  }

  /// - Parameters:
  ///   - growth: How many opponents join in a minute.
  ///   - rain: What falls as food, over the usual for as many creatures.
  private func settings(population: Int, growth: Float, rain: Float) -> RunSettings {
    var settings = RunSettings(population: population)
    settings.growth = growth
    settings.arena.world.rain *= rain
    return settings
  }
}
