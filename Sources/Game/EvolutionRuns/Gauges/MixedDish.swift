import Micro

/// A dish that two populations share, half and half. A creature that dies is replaced by an exact copy of the best of five, so
/// the better population displaces the other.
///
///     MixedDish(settings: island.arena.settings.world).logOdds(hunters, against: grazers, seed: 1)
package struct MixedDish: Sendable {
  /// The settings of the water.
  package let world: WorldSettings
  /// The duration in minutes, at least one. Numbers are counted in the last minute.
  package let minutes: Int

  /// The number of creatures from each side at the beginning. Each is the founder of a lineage, and an arena has at
  /// most 64.
  package static let perSide = 24

  package init(world: WorldSettings, minutes: Int = 4) {
    precondition(minutes > 0, "\(minutes) minutes")
    self.world = world
    self.minutes = minutes
  }

  /// Returns ln((a + ½) / (b + ½)) for the mean numbers a of the first side and b of the second in the last minute. 0
  /// is even, and ±4.6 means that one side is extinct.
  ///
  /// - Parameters:
  ///   - first: The genomes of the first side. As many are taken as fit, and they are repeated if they are too few.
  ///   - second: The genomes of the second side, likewise.
  package func logOdds(_ first: [Genome], against second: [Genome], seed: UInt64) -> Double {
    precondition(!first.isEmpty && !second.isEmpty, "a side has no creatures")
    var settings = ArenaSettings(world: world, population: 2 * Self.perSide)
    settings.rates = .none
    settings.fromHall = 0
    settings.fromSeeds = 0
    // No lineage is ever too large.
    settings.lineageShare = .infinity
    let founders = [first, second].flatMap { side in
      (0..<Self.perSide).map { side[$0 % side.count] }
    }
    var arena = Arena(settings: settings, founders: founders, seed: seed)
    var numbers = (first: 0, second: 0, counts: 0)
    for second in 1...(60 * minutes) {
      for _ in 0..<60 { arena.step() }
      guard second > 60 * (minutes - 1) else { continue }
      let members = arena.lineageCounts
      numbers.first += members[..<Self.perSide].reduce(0, +)
      numbers.second += members[Self.perSide...].reduce(0, +)
      numbers.counts += 1
    }
    let counts = Double(numbers.counts)
    let odds = (Double(numbers.first) / counts + 0.5) / (Double(numbers.second) / counts + 0.5)
    return Double(Math.log(Float(odds)))
  }
}

extension MixedDish {
  /// Returns the mean over several dishes, each with another half of both populations and another seed.
  package func meanLogOdds(
    _ first: [Genome], against second: [Genome], dishes: Int, seed: UInt64
  ) -> Double {
    var random = RandomSource(seed: seed)
    let odds = (0..<dishes).map { _ in
      let sides = (
        first.drawn(Self.perSide, using: &random), second.drawn(Self.perSide, using: &random)
      )
      return logOdds(sides.0, against: sides.1, seed: random.next())
    }
    return Statistics.mean(odds)
  }
}

extension Island {
  /// The genomes of its evolving creatures, in the order of birth.
  package var population: [Genome] { arena.world.living.filter(\.isOpponent).map(\.genome) }
}

extension Array {
  /// Returns some of the elements in random order, or all of them if there are fewer.
  package func drawn(_ count: Int, using random: inout RandomSource) -> [Element] {
    var pool = self
    let count = Swift.min(count, pool.count)
    for place in 0..<count { pool.swapAt(place, place + random.below(pool.count - place)) }
    return Array(pool.prefix(count))
  }
}
