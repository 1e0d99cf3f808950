/// A wave of opponents that evolved before the run and join it, or of prey.
public struct Arrival: Hashable, Sendable {
  /// When they join, in minutes of the run. Those of minute 0 are there when it begins, around the player.
  public var minute: Int
  /// Their bodies, each the first of a lineage of its own.
  public var genomes: [Genome]
  /// How many join of each.
  public var copies: Int

  public init(minute: Int, genomes: [Genome], copies: Int = 1) {
    self.minute = minute
    self.genomes = genomes
    self.copies = copies
  }

  /// When they join, in steps of the run.
  var step: UInt64 { UInt64(minute) * 3600 }

  /// Whether nobody needs to be warned of them: none has anything to wound with.
  public var isPrey: Bool {
    !genomes.isEmpty
      && genomes.allSatisfy { genome in !genome.cells.contains { $0.type.isThreat } }
  }
}

extension Arena {
  /// Takes in a wave of opponents, each in a free place away from the player. Who finds none doesn't
  /// come, but its body is among those that are born again.
  mutating func admit(_ arrival: Arrival) {
    for genome in arrival.genomes where founders.count < Self.maximumFounders {
      let lineage = lineage(of: genome, isPrey: arrival.isPrey)
      for _ in 0..<arrival.copies { place(genome, lineage: lineage, tries: 64) }
    }
  }

  /// Puts a wave of prey into a ring around a place. Who finds no room there doesn't come.
  mutating func surround(_ place: Vector, with arrival: Arrival) {
    for genome in arrival.genomes {
      guard let plan = try? BodyPlan(genome) else { continue }
      let lineage = lineage(of: genome, isPrey: arrival.isPrey)
      for _ in 0..<arrival.copies {
        let distance = random.uniform(Self.nearest, Self.farthest)
        let way = Vector(angle: random.uniform(0, 2 * .pi)) * distance
        world.spawn(
          plan, genome: genome, lineage: lineage, at: place + way,
          heading: random.uniform(0, 2 * .pi), control: .brain)
      }
    }
  }

  /// How far from the player the prey of the beginning is, in cell lengths: in view, and some seconds away.
  private static let nearest: Float = 7
  private static let farthest: Float = 13

  /// A new lineage, or for prey the one that it had before: it comes with many waves, and shall not crowd out the
  /// others among those that are born again.
  private mutating func lineage(of genome: Genome, isPrey: Bool) -> Lineage {
    if isPrey, let known = founders.lastIndex(of: genome) {
      return Lineage(founder: UInt32(known))
    }
    founders.append(genome)
    return Lineage(founder: UInt32(founders.count - 1))
  }
}
