import Micro

/// The neutral shadow of a population: the same births without selection and without a dish.
package enum NeutralDrift {
  /// Returns a population after births in which a random member is replaced by a mutated copy of a random one.
  ///
  /// - Parameters:
  ///   - founders: The first members, repeated until there are enough.
  ///   - count: The number of members.
  package static func population(
    from founders: [Genome], count: Int, births: Int, rates: MutationRates, rules: DishRules,
    seed: UInt64
  ) -> [Genome] {
    precondition(!founders.isEmpty && count > 0, "no population")
    var random = RandomSource(seed: seed)
    var mutation = Mutation(rates: rates, rules: rules, random: random.split())
    var members = (0..<count).map { founders[$0 % founders.count] }
    for _ in 0..<births {
      let parent = members[random.below(count)]
      members[random.below(count)] = mutation.child(of: parent)
    }
    return members
  }

  /// Returns the shadow of an island: as many members and births from the same founders.
  package static func shadow(of island: Island) -> [Genome] {
    population(
      from: island.arena.founders, count: island.arena.settings.population,
      births: island.arena.counts.births, rates: island.arena.settings.rates,
      rules: island.arena.settings.world.rules, seed: island.seed)
  }
}
