import Testing

@testable import Micro

/// A small and short version of the measurement by `ooze-lab survive`: whether time makes a run more dangerous.
@Suite("The danger of a run") struct DangerTests {
  /// A player among six opponents in a dish as wide as a screen, with more than enough food: in twenty seconds only
  /// opponents can kill it.
  private static func trial(against founders: [Genome]) -> SurvivalTrial {
    var settings = RunSettings(population: 6)
    settings.arena.world = WorldSettings(population: 6, areaPerCreature: 30)
    settings.arena.world.rain *= 3
    settings.arena.distanceFromPlayer = 4
    settings.growth = 0
    var trial = SurvivalTrial(settings: settings, creature: SeedCreatures.eel, limit: 20)
    trial.founders = founders
    return trial
  }

  /// Returns the time that the players of some seeds lived, in seconds.
  private static func time(_ trial: SurvivalTrial) throws -> Float {
    try (6...11 as ClosedRange<UInt64>).reduce(0) { try $0 + trial.life(seed: $1).time }
  }

  @Test("players live shorter among evolved opponents than among creatures that flounder")
  func eras() throws {
    let floundering = try Self.time(Self.trial(against: SeedCreatures.all))
    let hunting = try Self.time(Self.trial(against: ShippedEras.all[3]))
    // Six seeds of 20 seconds: flounderers eat nobody.
    #expect(floundering == 120)
    #expect(hunting < 0.75 * floundering, "\(hunting) of \(floundering) s")
  }
}
