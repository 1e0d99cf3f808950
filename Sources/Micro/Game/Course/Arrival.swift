/// A wave of opponents that evolved before the run and join it.
public struct Arrival: Hashable, Sendable {
  /// When they join, in minutes of the run, from 1 on.
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
}

extension Arena {
  /// Takes in a wave of opponents, each in a free place away from the player. Who finds none doesn't
  /// come, but its body is among those that are born again.
  mutating func admit(_ arrival: Arrival) {
    for genome in arrival.genomes where founders.count < Self.mostFounders {
      let lineage = Lineage(founder: UInt32(founders.count))
      founders.append(genome)
      for _ in 0..<arrival.copies { place(genome, lineage: lineage, tries: 64) }
    }
  }
}
