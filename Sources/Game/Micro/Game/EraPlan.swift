/// The eras of opponents over the course of a run. Era 0 are the hand-made seed creatures; the later ones evolved
/// before the run, each for longer.
public struct EraPlan: Hashable, Sendable {
  /// The era of the opponents at the beginning.
  public var first: Int
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

  /// Creates a plan.
  public init(
    first: Int = 0, later: [Joining] = [], prey: Int = 0, preyPerMinute: Int = 0
  ) {
    self.first = first
    self.later = later
    self.prey = prey
    self.preyPerMinute = preyPerMinute
  }

  /// Returns the bodies of the opponents at the beginning.
  ///
  /// - Parameter eras: The creatures of each era, from 0 on.
  public func founders(in eras: [[Genome]]) -> [Genome] { eras[first] }

  /// Returns the waves that join, from the creatures of each era.
  public func arrivals(in eras: [[Genome]]) -> [Arrival] {
    preyArrivals
      + later.map { Arrival(minute: $0.minute, genomes: eras[$0.era], copies: $0.copies) }
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
