import Micro
import MicroApp

/// Islands of the game's own opponents, for gauges. Their populations have no children.
enum EraIslands {
  /// Returns an island for each creature of an era, full of copies of it, in the water of breeding dishes.
  static func each(of era: Int) -> [Island] {
    Eras.of(.shallows)[era].enumerated().map { place, genome in
      island(of: [genome], settings: .breeding(48), seed: UInt64(place + 1))
    }
  }

  /// Returns islands with the opponents of an era as they join on a level, in the level's water.
  ///
  /// - Parameter count: The number of islands. Their seeds are counted from 1.
  static func on(_ level: Difficulty, era: Int, count: Int) -> [Island] {
    let genomes = level.eras.creatures(of: era, in: Eras.of(.shallows))
    return (1...count).map {
      island(of: genomes, settings: level.settings.arena, seed: UInt64($0))
    }
  }

  private static func island(
    of genomes: [Genome], settings: ArenaSettings, seed: UInt64
  ) -> Island {
    var settings = settings
    settings.rates = .none
    settings.fromHall = 0
    settings.fromSeeds = 0
    settings.lineageShare = .infinity
    return Island(arm: .evolving, seed: seed, settings: settings, founders: genomes)
  }
}
