/// A wave of opponents that evolved before the run and join it, or of prey.
public struct Arrival: Hashable, Sendable {
  /// The time at which they join, in minutes of the run. Those of minute 0 are there at the beginning, around the
  /// player.
  public var minute: Int
  /// Their bodies, each the first of its own lineage.
  public var genomes: [Genome]
  /// The number of creatures that join of each body.
  public var copies: Int

  /// Creates a wave.
  public init(minute: Int, genomes: [Genome], copies: Int = 1) {
    self.minute = minute
    self.genomes = genomes
    self.copies = copies
  }

  /// The time at which they join, in steps of the run.
  var step: UInt64 { UInt64(minute) * 3600 }

  /// Whether the wave needs no warning: none of its creatures can wound.
  public var isPrey: Bool {
    !genomes.isEmpty && genomes.allSatisfy { $0.isHarmless }
  }
}

extension Arena {
  /// Adds a wave of opponents, each at a free place away from the player. A creature without a place doesn't come, but
  /// seeds of its body can be born later.
  mutating func admit(_ arrival: Arrival) {
    for genome in arrival.genomes where founders.count < Self.maximumFounders {
      let lineage = lineage(of: genome, isPrey: arrival.isPrey)
      for _ in 0..<arrival.copies { place(genome, lineage: lineage, tries: 64) }
    }
  }

  /// Puts a wave of prey into a ring around a place. A creature without space doesn't come.
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

  /// The distance of the first prey from the player, in cell lengths: in view, and some seconds away.
  private static let nearest: Float = 7
  private static let farthest: Float = 13

  /// Returns a new lineage, or for prey the lineage that it already has. Prey comes with many waves and must not crowd
  /// out the others among the founders.
  private mutating func lineage(of genome: Genome, isPrey: Bool) -> Lineage {
    if isPrey, let known = founders.lastIndex(of: genome) {
      return Lineage(founder: UInt32(known))
    }
    founders.append(genome)
    return Lineage(founder: UInt32(founders.count - 1))
  }
}
