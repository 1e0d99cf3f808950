import Micro

/// The specimen of the day: a random descendant of a seed creature, the same for all players.
@available(iOS 16, *)
struct Specimen: Hashable, Sendable {
  let genome: Genome

  /// Creates a line of children, each with a changed body, and picks the one with the most types of cells, and among
  /// those the largest.
  init(of day: Day) {
    var random = RandomSource(seed: day.seed)
    var child = SeedCreatures.all[random.below(SeedCreatures.all.count)]
    var rates = MutationRates()
    rates.body = 1
    rates.symmetry = 1
    var mutation = Mutation(rates: rates, random: random.split())
    for _ in 0..<Self.minimumGenerations { child = mutation.child(of: child) }
    var best = child
    for _ in Self.minimumGenerations..<Self.generations {
      child = mutation.child(of: child)
      if Self.variety(child) > Self.variety(best) { best = child }
    }
    best.hue = random.uniform()
    genome = best
  }

  /// The number of changes after which it no longer resembles the seed creature.
  private static let minimumGenerations = 10
  private static let generations = 30

  private static func variety(_ genome: Genome) -> Int {
    Set(genome.cells.map(\.type)).count * (GenomeLimits.cells + 1) + genome.cells.count
  }
}
