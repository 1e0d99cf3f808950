/// The eras of opponents over the course of a run. Era 0 are the hand-made founders, which chase what they see; the
/// later ones evolved before the run, each for longer.
public struct EraPlan: Hashable, Sendable {
  /// The era of the opponents at the beginning.
  public var first: Int
  /// The highest bias of the effort of the first opponents, before the tanh. At −0.35 they swim with a third of the
  /// strongest wave. A slow creature turns to what it sees, too.
  public var firstEffort: Float
  /// The minute from which opponents join as eager as their genomes are. Until then the highest bias of the effort
  /// rises in a straight line.
  public var eagerFrom: Int
  /// The eras that join, in order.
  public var later: [Joining]
  /// The number of mites around the player at the beginning: the first prey.
  public var prey: Int
  /// The number of mites that join each minute, in the first quarter of an hour.
  public var preyPerMinute: Int

  /// A wave of opponents from an era.
  public struct Joining: Hashable, Sendable {
    /// The number of the era.
    public var era: Int
    /// The minute of the run at which they join.
    public var minute: Int
    /// The number of copies of each creature.
    public var copies: Int

    /// Creates a wave.
    public init(era: Int, minute: Int, copies: Int = 1) {
      self.era = era
      self.minute = minute
      self.copies = copies
    }
  }

  /// The bias of the effort of the founders, `SeedCreatures.chasers`.
  public static let fullEffort: Float = 1.5

  /// Creates a plan.
  public init(
    first: Int = 0, firstEffort: Float = Self.fullEffort, eagerFrom: Int = 0,
    later: [Joining] = [], prey: Int = 0, preyPerMinute: Int = 0
  ) {
    self.first = first
    self.firstEffort = firstEffort
    self.eagerFrom = eagerFrom
    self.later = later
    self.prey = prey
    self.preyPerMinute = preyPerMinute
  }

  /// Returns the bodies of the opponents at the beginning.
  ///
  /// - Parameter eras: The creatures of each era, from 0 on.
  public func founders(in eras: [[Genome]]) -> [Genome] { creatures(eras[first], atMinute: 0) }

  /// Returns the waves that join, from the creatures of each era.
  public func arrivals(in eras: [[Genome]]) -> [Arrival] {
    preyArrivals
      + later.map {
        Arrival(
          minute: $0.minute, genomes: creatures(eras[$0.era], atMinute: $0.minute),
          copies: $0.copies)
      }
  }

  /// Returns creatures as they join at a minute.
  private func creatures(_ genomes: [Genome], atMinute minute: Int) -> [Genome] {
    guard minute < eagerFrom else { return genomes }
    return withDefaultFloatEnvironment {
      let part = Float(minute) / Float(eagerFrom)
      let most = firstEffort + part * (Self.fullEffort - firstEffort)
      return genomes.map {
        var genome = $0
        genome.brain.commandBias[.effort] = min(genome.brain.commandBias[.effort], most)
        return genome
      }
    }
  }

  /// The prey at the beginning, and the later prey.
  private var preyArrivals: [Arrival] {
    let first = prey > 0 ? [Arrival(minute: 0, genomes: [SeedCreatures.mite], copies: prey)] : []
    guard preyPerMinute > 0 else { return first }
    return first
      + (1...15).map {
        Arrival(minute: $0, genomes: [SeedCreatures.mite], copies: preyPerMinute)
      }
  }
}
