/// The best creature of an arena at one moment of its history.
public struct Champion: Hashable, Sendable {
  /// The champion's genome.
  public var genome: Genome
  /// The champion's descent.
  public var lineage: Lineage
  /// The number of births when it was the best.
  public var births: Int
  /// The time at which it was the best, in steps of the arena.
  public var step: UInt64
  /// Its gain per second, shrunk towards the mean: `Success.estimate`.
  public var score: Float
}

extension Arena {
  /// The number of births between two champions. Source: F-MICRO-09.
  public static let championInterval = 500

  /// The champions of each 500 births, and the current one unless it was just recorded.
  public var history: [Champion] {
    let last = champion
    return champions.last?.births == last.births ? champions : champions + [last]
  }

  /// The best creature by current knowledge, from the hall of fame and all living creatures that are old enough. If
  /// none has gained anything, it is the first seed.
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
