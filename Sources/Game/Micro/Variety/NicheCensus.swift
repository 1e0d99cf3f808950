/// A census of the grid of behaviours: the number of creatures in each niche and the success of the best, at one moment
/// of a dish. It corresponds to the map of elites of MAP-Elites.
///
///     let census = NicheCensus(of: arena)
///     census.entries.count   // the number of occupied niches
public struct NicheCensus: Hashable, Sendable {
  /// An occupied niche.
  public struct Entry: Hashable, Sendable {
    /// The index of the niche: see `Behaviour.niche`.
    public var niche: Int
    /// The number of creatures; never 0.
    public var count: Int
    /// The largest gain of one of them, in joules per second: `Success.estimate`.
    public var best: Float

    /// Creates an entry.
    public init(niche: Int, count: Int, best: Float) {
      self.niche = niche
      self.count = count
      self.best = best
    }
  }

  /// The occupied niches, in ascending order.
  public private(set) var entries: [Entry]

  /// Counts the opponents that are old enough for their behaviour to be meaningful.
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
