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
  /// The weight of the connection from each opponent's eyes to its effort, by which it judges the nearest body. With a
  /// positive one it swims faster at a body that is weaker than its own or turns its back, and slower at a stronger one
  /// that faces it: see `Silhouette.standing(of:)`.
  public var wariness: Float
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
    wariness: Float = 0, later: [Joining] = [], prey: Int = 0, preyPerMinute: Int = 0
  ) {
    self.first = first
    self.firstEffort = firstEffort
    self.eagerFrom = eagerFrom
    self.wariness = wariness
    self.later = later
    self.prey = prey
    self.preyPerMinute = preyPerMinute
  }

  /// Returns the bodies of the opponents at the beginning.
  ///
  /// - Parameter eras: The creatures of each era, from 0 on.
  public func founders(in eras: [[Genome]]) -> [Genome] { creatures(eras[first], atMinute: 0) }

  /// Returns an era's creatures as they join for the last time, or else as they are at the beginning.
  public func creatures(of era: Int, in eras: [[Genome]]) -> [Genome] {
    creatures(eras[era], atMinute: later.last { $0.era == era }?.minute ?? 0)
  }

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
    withDefaultFloatEnvironment {
      var most = Float.infinity
      if minute < eagerFrom {
        let part = Float(minute) / Float(eagerFrom)
        most = firstEffort + part * (Self.fullEffort - firstEffort)
      }
      return genomes.map {
        var genome = $0
        genome.brain.commandBias[.effort] = min(genome.brain.commandBias[.effort], most)
        genome.addWariness(wariness)
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

extension Genome {
  /// Adds a weight to the connections from what the eyes judge of the nearest body to the effort.
  fileprivate mutating func addWariness(_ weight: Float) {
    guard weight != 0 else { return }
    for eye in cells where eye.type == .eye {
      let judgement = NeuronSource.sense(cell: eye.id, channel: Eye.standing)
      if let known = brain.connections.firstIndex(where: {
        $0.from == judgement && $0.to == .command(.effort)
      }) {
        let sum = brain.connections[known].weight + weight
        let limits = GenomeLimits.weight
        brain.connections[known].weight = min(max(sum, limits.lowerBound), limits.upperBound)
      } else if brain.connections.count < GenomeLimits.connections {
        brain.connections.append(
          ConnectionGene(from: judgement, to: .command(.effort), weight: weight))
      }
    }
  }
}
