/// Who lives in which cell of the grid of behaviours, and how well the best there fares: one moment
/// of a dish, as MAP-Elites' map of elites.
///
///     let census = NicheCensus(of: arena)
///     census.entries.count   // how many niches are filled
public struct NicheCensus: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var niche: Int
    /// How many creatures live so; never 0.
    public var count: Int
    /// The most that one of them gains, in joules a second: `Success.estimate`.
    public var best: Float

    public init(niche: Int, count: Int, best: Float) {
      self.niche = niche
      self.count = count
      self.best = best
    }
  }

  /// The niches in which somebody lives, in ascending order.
  public private(set) var entries: [Entry]

  /// Counts the opponents who are old enough for what they do to say something about them.
  ///
  /// - Complexity: O(creatures · (cells of a body + log creatures)).
  public init(of arena: Arena) {
    var found = withDefaultFloatEnvironment {
      var found: [(niche: Int, score: Float)] = []
      for creature in arena.world.creatures
      where creature.isOpponent && creature.success.isEligible {
        found.append(
          (
            Behaviour(of: creature, in: arena.world).niche,
            creature.success.estimate(mean: arena.meanSuccess)
          ))
      }
      return found
    }
    found.sort { $0.niche < $1.niche }
    entries = []
    for one in found {
      if let last = entries.indices.last, entries[last].niche == one.niche {
        entries[last].count += 1
        entries[last].best = max(entries[last].best, one.score)
      } else {
        entries.append(Entry(niche: one.niche, count: 1, best: one.score))
      }
    }
  }
}
