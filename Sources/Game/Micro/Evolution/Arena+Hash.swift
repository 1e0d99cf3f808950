extension Arena {
  /// Returns a hash of everything that the next steps depend on.
  ///
  /// - Complexity: O(size of the state).
  public func hash() -> UInt64 {
    var hash = StateHash()
    hash.combine(world.hash())
    hash.combine(random.state.0)
    hash.combine(random.state.1)
    hash.combine(random.state.2)
    hash.combine(random.state.3)
    hash.combine(meanSuccess)
    hash.combine(counts.births)
    hash.combine(counts.consumed)
    hash.combine(counts.otherDeaths)
    for entry in hall.entries {
      hash.combine(entry.creature)
      hash.combine(entry.score)
    }
    hash.combine(champions.count)
    return hash.value
  }
}
