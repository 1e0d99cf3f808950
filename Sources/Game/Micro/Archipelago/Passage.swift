/// The way of one migrant from island to island.
public struct Passage: Hashable, Sendable {
  /// The number of the island that it leaves.
  public var from: Int
  /// The rank among its island's best: 0 for the best of all.
  public var rank: Int
  /// The number of the island to which it goes.
  public var to: Int

  /// Creates a passage.
  public init(from: Int, rank: Int, to: Int) {
    self.from = from
    self.rank = rank
    self.to = to
  }
}

extension Topology {
  /// Returns the passages of all migrants after a round, in the order of islands and ranks. Each of an island's best
  /// creatures goes to one neighbour, drawn from the seed and the round alone. There are none after round 0, because no
  /// creature has a result yet.
  ///
  /// - Complexity: O(islands · migrants).
  public func passages(
    among islands: Int, migrants: Int, seed: UInt64, afterRound round: Int
  ) -> [Passage] {
    let degree = degree(among: islands)
    guard degree > 0, round > 0 else { return [] }
    var mixed = StateHash()
    mixed.combine(seed)
    mixed.combine(round)
    var random = RandomSource(seed: mixed.value)
    var passages: [Passage] = []
    for island in 0..<islands {
      for rank in 0..<migrants {
        passages.append(
          Passage(
            from: island, rank: rank,
            to: neighbour(random.below(degree), of: island, among: islands)))
      }
    }
    return passages
  }
}
