/// The difficulty of a run. Levels are data: they differ only in their settings.
///
/// `ooze-lab survive` measures them; the results are in `Docs/Difficulty.md`.
public enum Difficulty: String, CaseIterable, Hashable, Sendable {
  /// More food and more edits; opponents join slowly.
  case easy
  /// The level between easy and hard.
  case normal
  /// Little food; opponents join fast.
  case hard

  /// Returns the settings of runs on the level in a dish.
  public func settings(in habitat: Habitat) -> RunSettings {
    var settings = settings
    settings.arena.world.habitat = habitat
    return settings
  }

  /// The settings of runs on the level in the shallows.
  public var settings: RunSettings {
    withDefaultFloatEnvironment {
      switch self {
      case .easy:
        settings(
          population: 24, area: 216, growth: 3, founders: 0.4, rain: 3, mote: 2.5, edits: 45)
      case .normal:
        settings(
          population: 36, area: 160, growth: 4, founders: 0.4, rain: 1.6, mote: 2, edits: 60)
      case .hard:
        settings(
          population: 44, area: 144, growth: 6, founders: 0.2, rain: 1.4, mote: 2, edits: 60)
      }
    }
  }

  /// The opponents over time.
  ///
  /// A player that never edits meets only the first waves. The last ones are for players that do: an improved body
  /// doesn't save them for ever.
  public var eras: EraPlan {
    switch self {
    case .easy:
      EraPlan(
        firstEffort: -1.2, eagerFrom: 10, wariness: 0.7,
        later: [
          .init(era: 1, minute: 3), .init(era: 1, minute: 5), .init(era: 2, minute: 7),
          .init(era: 2, minute: 8), .init(era: 3, minute: 9), .init(era: 3, minute: 10, copies: 2),
          .init(era: 3, minute: 11, copies: 4), .init(era: 3, minute: 12, copies: 8),
        ], prey: 6, preyPerMinute: 4)
    case .normal:
      EraPlan(
        firstEffort: -0.35, eagerFrom: 24, wariness: 0.5,
        later: [
          .init(era: 1, minute: 2), .init(era: 1, minute: 4), .init(era: 2, minute: 6),
          .init(era: 2, minute: 7), .init(era: 3, minute: 8), .init(era: 3, minute: 9, copies: 2),
          .init(era: 3, minute: 10, copies: 4), .init(era: 3, minute: 11, copies: 8),
          .init(era: 3, minute: 12, copies: 8),
        ], prey: 6, preyPerMinute: 4)
    case .hard:
      EraPlan(
        firstEffort: -0.35, eagerFrom: 6, wariness: 0.5,
        later: [
          .init(era: 1, minute: 1), .init(era: 2, minute: 2), .init(era: 2, minute: 3, copies: 2),
          .init(era: 3, minute: 4, copies: 2), .init(era: 3, minute: 5, copies: 2),
          .init(era: 3, minute: 6, copies: 4),
        ], prey: 4, preyPerMinute: 2)
    }
  }

  /// The strength of a starving creature, so that a player who has eaten nothing needn't watch it lie among food for
  /// its last forty seconds. At three quarters of the amplitude it still swims, even as a heavier body than an eel.
  static let lastStrength: Float = 0.75

  /// The health that the nucleus of a player's creature loses to others at most, per second: a fifth of what a nucleus
  /// has. So it lasts for at least four and a half seconds, and its last third for more than one.
  static let playerLoss: Float = 4

  /// Returns the settings of a level.
  ///
  /// - Parameters:
  ///   - area: The water for each opponent at the beginning, in square cell lengths. With less water they meet the
  ///     player and each other more often, and learn from it.
  ///   - growth: The number of opponents that join per minute.
  ///   - founders: The share of births of pristine founders, and of creatures that joined. It slows evolution down, so
  ///     that the waves decide how dangerous a minute is.
  ///   - rain: The rain of food, relative to the usual for as many creatures.
  ///   - mote: The energy of a mote, in joules.
  ///   - edits: The time between two invitations to edit, in seconds. On easy a newcomer, who lives for three minutes,
  ///     should be invited four times.
  private func settings(
    population: Int, area: Float, growth: Float, founders: Float, rain: Float, mote: Float,
    edits: UInt64
  ) -> RunSettings {
    var settings = RunSettings(population: population)
    settings.arena.world = WorldSettings(population: population, areaPerCreature: area)
    settings.arena.world.rain *= rain
    settings.arena.world.moteEnergy = mote
    settings.arena.world.lastStrength = Self.lastStrength
    settings.arena.world.playerLoss = Self.playerLoss
    settings.growth = growth
    settings.editInterval = edits
    settings.arena.fromSeeds = founders
    return settings
  }
}

extension RunRecording {
  /// Creates the beginning of a run on a level.
  ///
  /// - Parameter eras: The creatures of each era.
  public init(
    level: Difficulty, in habitat: Habitat = .shallows, creature: Genome, eras: [[Genome]],
    seed: UInt64
  ) {
    self.init(
      settings: level.settings(in: habitat), creature: creature,
      founders: Opening.founders(from: level.eras.founders(in: eras), seed: seed),
      arrivals: level.eras.arrivals(in: eras), seed: seed)
  }
}

extension SurvivalTrial {
  /// Creates a trial that measures a level.
  ///
  /// - Parameters:
  ///   - eras: The creatures of each era.
  ///   - limit: The longest life, in seconds.
  public init(
    level: Difficulty, in habitat: Habitat = .shallows, creature: Genome, eras: [[Genome]],
    limit: Float = 900
  ) {
    self.init(settings: level.settings(in: habitat), creature: creature, limit: limit)
    founders = level.eras.founders(in: eras)
    hasOpening = true
    arrivals = level.eras.arrivals(in: eras)
  }
}
