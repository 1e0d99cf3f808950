/// How hard a run is: levels as data, which differ in their settings alone.
///
/// `ooze-lab survive` measures them; what it found stands in `Docs/Difficulty.md`.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  case easy
  case normal
  case hard

  public var settings: RunSettings {
    withDefaultFloatEnvironment {
      switch self {
      case .easy: settings(population: 24, area: 110, growth: 3, rain: 3, mote: 2.5, edits: 45)
      case .normal: settings(population: 36, area: 72, growth: 4, rain: 1.2, mote: 2, edits: 60)
      case .hard: settings(population: 44, area: 72, growth: 6, rain: 1.1, mote: 2, edits: 60)
      }
    }
  }

  /// Which opponents there are when.
  ///
  /// Whoever never edits meets the first waves alone. The last ones are for those who do: what they have built doesn't
  /// save them for ever.
  public var eras: EraPlan {
    switch self {
    case .easy:
      EraPlan(
        later: [
          .init(era: 1, minute: 2), .init(era: 1, minute: 3, copies: 2), .init(era: 1, minute: 4),
          .init(era: 2, minute: 6), .init(era: 2, minute: 7, copies: 2),
          .init(era: 3, minute: 8, copies: 2), .init(era: 3, minute: 9, copies: 4),
          .init(era: 3, minute: 10, copies: 8), .init(era: 3, minute: 11, copies: 8),
          .init(era: 3, minute: 12, copies: 8),
        ], prey: 6, preyPerMinute: 4)
    case .normal:
      EraPlan(
        later: [
          .init(era: 1, minute: 2, copies: 2), .init(era: 1, minute: 3, copies: 2),
          .init(era: 2, minute: 5), .init(era: 2, minute: 7), .init(era: 3, minute: 8, copies: 2),
          .init(era: 3, minute: 9, copies: 4), .init(era: 3, minute: 10, copies: 8),
          .init(era: 3, minute: 11, copies: 8), .init(era: 3, minute: 12, copies: 8),
        ], prey: 6, preyPerMinute: 4)
    case .hard:
      EraPlan(
        first: 1,
        later: [
          .init(era: 2, minute: 1), .init(era: 2, minute: 2, copies: 2),
          .init(era: 3, minute: 3, copies: 2), .init(era: 3, minute: 4, copies: 2),
          .init(era: 3, minute: 5, copies: 2),
        ], prey: 4, preyPerMinute: 2)
    }
  }

  /// 1.5 times the 16 cell lengths that a screen shows to its nearer sides. In water as narrow as this
  /// more would leave no place to be born in while the player is in the middle.
  private static let distanceFromPlayer: Float = 24

  /// Whoever has eaten nothing shall not have to watch its creature lie among food for the forty seconds that it has
  /// left: at three quarters of the amplitude it still swims, also as a heavier body than an eel.
  private static let lastStrength: Float = 0.75

  /// - Parameters:
  ///   - area: The water for each opponent at the beginning, in square cell lengths: the less, the more
  ///     often they meet the player and each other, and learn from it.
  ///   - growth: How many opponents join in a minute.
  ///   - rain: What falls as food, over the usual for as many creatures.
  ///   - mote: What a mote of it holds, in joules.
  ///   - edits: How long it is from one invitation to edit to the next, in seconds. On easy a newcomer, who
  ///     lives for three minutes, is to be invited four times.
  private func settings(
    population: Int, area: Float, growth: Float, rain: Float, mote: Float, edits: UInt64
  ) -> RunSettings {
    var settings = RunSettings(population: population)
    settings.arena.world = WorldSettings(population: population, areaPerCreature: area)
    settings.arena.world.rain *= rain
    settings.arena.world.moteEnergy = mote
    settings.arena.world.lastStrength = Self.lastStrength
    settings.growth = growth
    settings.editInterval = edits
    settings.arena.distanceFromPlayer = Self.distanceFromPlayer
    return settings
  }
}

extension RunRecording {
  /// The beginning of a run on a level.
  ///
  /// - Parameter eras: The creatures of each era.
  public init(level: Difficulty, creature: Genome, eras: [[Genome]], seed: UInt64) {
    self.init(
      settings: level.settings, creature: creature, founders: level.eras.founders(in: eras),
      arrivals: level.eras.arrivals(in: eras), seed: seed)
  }
}

extension SurvivalTrial {
  /// Measures a level.
  ///
  /// - Parameters:
  ///   - eras: The creatures of each era.
  ///   - limit: In seconds.
  public init(level: Difficulty, creature: Genome, eras: [[Genome]], limit: Float = 900) {
    self.init(settings: level.settings, creature: creature, limit: limit)
    founders = level.eras.founders(in: eras)
    arrivals = level.eras.arrivals(in: eras)
  }
}
