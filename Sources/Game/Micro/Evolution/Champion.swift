/// The best of an arena at one moment of its history.
public struct Champion: Hashable, Sendable {
  public var genome: Genome
  public var lineage: Lineage
  /// How many had been born when it was the best.
  public var births: Int
  /// When, in steps of the arena.
  public var step: UInt64
  /// Its gain per second, shrunk towards the mean: `Success.estimate`.
  public var score: Float
}

extension Arena {
  /// How many births lie between two champions. Source: F-MICRO-09.
  public static let championInterval = 500

  /// The champions of each 500 births, and the one of now unless it was just taken.
  public var history: [Champion] {
    let last = champion
    return champions.last?.births == last.births ? champions : champions + [last]
  }

  /// The best by what is known now: of the hall of fame and of everyone alive and old enough. With
  /// nobody who gained anything, the first seed.
  public var champion: Champion {
    var best = Champion(
      genome: founders[0], lineage: Lineage(founder: 0),
      births: counts.births, step: world.stepCount, score: 0)
    if let entry = hall.entries.first, entry.score > best.score {
      best.genome = entry.genome
      best.lineage = entry.lineage
      best.score = entry.score
    }
    for creature in world.creatures where creature.isOpponent && creature.success.isEligible {
      let score = creature.success.estimate(mean: meanSuccess)
      if score > best.score {
        best.genome = creature.genome
        best.lineage = creature.lineage
        best.score = score
      }
    }
    return best
  }
}
