import Micro

/// The worth of the brains on one island, as log odds in mixed dishes.
package struct BrainWorth: Hashable, Sendable {
  /// The population against itself with its brains cut.
  package let cut: Double
  /// The population against itself with the inputs of its brains stuck.
  package let info: Double
  /// A hand-wired chaser in the population's bodies against itself with its brain cut: whether the dish pays for
  /// seeing.
  package let seeing: Double
  /// The population against the hand-wired chaser in the same bodies: whether evolution finds what pays.
  package let finding: Double
  /// The means over the population.
  package let anatomy: Anatomy

  /// Measures the population of an island.
  ///
  /// - Parameters:
  ///   - dishes: The number of mixed dishes for each value. Each has another half of the population and another seed.
  ///   - minutes: The duration of each dish.
  package init(of island: Island, dishes: Int, minutes: Int) {
    let specimens = Specimen.observed(in: island.arena.world)
    let rules = island.arena.settings.world.rules
    anatomy = Anatomy(of: specimens.map(\.genome))
    let dish = MixedDish(world: island.arena.settings.world, minutes: minutes)
    var random = RandomSource(seed: island.seed)
    var sums = SIMD4<Double>.zero
    for _ in 0..<dishes {
      let half = specimens.drawn(MixedDish.perSide, using: &random)
      let seed = random.next()
      let own = half.map(\.genome)
      let chasing = own.map { $0.chasing(rules) }
      sums += [
        dish.logOdds(own, against: half.map { $0.disabled(.cut) }, seed: seed),
        dish.logOdds(own, against: half.map { $0.disabled(.info) }, seed: seed),
        dish.logOdds(chasing, against: chasing.map(\.withoutBrain), seed: seed),
        dish.logOdds(own, against: chasing, seed: seed),
      ]
    }
    let means = sums / Double(dishes)
    (cut, info, seeing, finding) = (means[0], means[1], means[2], means[3])
  }
}

/// The mean anatomy of a population.
package struct Anatomy: Hashable, Sendable {
  package let cells: Double
  package let eyes: Double
  /// Connections from the senses of cells.
  package let sensing: Double
  package let hidden: Double

  package init(of genomes: [Genome]) {
    func mean(_ count: (Genome) -> Int) -> Double {
      Statistics.mean(genomes.map { Double(count($0)) })
    }
    cells = mean { $0.cells.count }
    eyes = mean { genome in genome.cells.count { $0.type == .eye } }
    sensing = mean { genome in
      genome.brain.connections.count {
        if case .sense = $0.from { true } else { false }
      }
    }
    hidden = mean { $0.brain.hidden.count }
  }
}
